import EventTree
@testable import PrimerEvents
import PrimerEventsTesting
import Testing

/// Many tasks that answer, cancel and let a deadline pass at once: one outcome each time, the same for everybody.
///
/// Run them under the thread sanitizer, too: `swift test --sanitize=thread --filter Race`.
@Suite(.timeLimit(.minutes(5)))
struct DecisionRaceTests {
    /// What a task does in the race.
    private enum Act: Int, CaseIterable {
        case yes, no, deadline, cancel, drop
    }

    /// What those who raced saw.
    private struct Seen: Sendable {
        var told: [PaymentDecision] = []
        var counted: [PaymentDecision] = []
    }

    private static func pending(
        _ policy: AnswerPolicy, _ decided: Locked<[PaymentDecision]>
    ) -> PendingDecision<PaymentDecision> {
        PendingDecision(
            of: PaymentStart.eventType, policy: policy, diagnostics: CheckoutDiagnostics(Diagnostics { _ in }),
            onDecision: { decision, _ in decided.withLock { $0.append(decision) } })
    }

    /// Answers with a key or a message of the task's own; `nil` if the answer does not count.
    private static func answer(_ payment: PaymentStart, _ isYes: Bool, _ text: String) -> PaymentDecision? {
        if isYes {
            payment.continuePaymentCreation(idempotencyKey: text) ? .continue(idempotencyKey: text) : nil
        } else {
            payment.abortPaymentCreation(message: text) ? .abort(message: text) : nil
        }
    }

    /// One race of 64 tasks about one decision that two hosts wait for.
    private static func race(_ policy: AnswerPolicy, _ round: Int) async -> (Seen, [PaymentDecision], PaymentDecision?)
    {
        let decided = Locked<[PaymentDecision]>([])
        let pending = pending(policy, decided)
        var held: [PaymentStart] = []
        for _ in 0..<32 {
            let ticket = pending.makeTicket()
            held.append(
                PaymentStart(paymentMethodType: .paymentCard, timestamp: UnixSeconds(seconds: 1))
                    .answering(with: ticket))
            ticket.hold()
            ticket.listenerReturned()
        }
        pending.dispatchEnded(goesOn: false)
        let hosts = (0..<2).map { _ in Task { await pending.wait() } }
        let counted = Locked<[PaymentDecision]>([])
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<64 {
                // Half of the tasks answer a ticket each; the others share them, so that every ticket is raced for.
                let payment = held[number % held.count]
                let act = Act(rawValue: (number + round) % Act.allCases.count)
                group.addTask {
                    switch act {
                    case .yes, .no:
                        if let answer = answer(payment, act == .yes, "\(number)") {
                            counted.withLock { $0.append(answer) }
                        }
                    case .deadline: pending.abandon()
                    case .cancel: hosts[number % hosts.count].cancel()
                    case .drop, nil: break
                    }
                }
            }
            held = []
        }
        var seen = Seen()
        for host in hosts { seen.told.append(await host.value) }
        seen.counted = counted.withLock { $0 }
        return (seen, decided.withLock { $0 }, pending.decision)
    }

    @Test func `64 tasks that race 1,000 times give one outcome each, where the first answer counts`() async {
        for round in 0..<1000 {
            let (seen, decided, decision) = await Self.race(.firstAnswer, round)
            // Decided once, and every answer that counted is the decision.
            #expect(decided.count == 1 && decided.first == decision)
            #expect(seen.counted.count <= 1)
            #expect(seen.counted.allSatisfy { $0 == decision })
            // A host is told the decision, or was cancelled while the other still waited.
            #expect(seen.told.allSatisfy { $0 == decision || $0 == .abort() })
        }
    }

    @Test func `64 tasks that race 1,000 times give one outcome each, where all must agree`() async {
        for round in 0..<1000 {
            let (seen, decided, decision) = await Self.race(.allAgree, round)
            #expect(decided.count == 1 && decided.first == decision)
            // Different keys and a no: never a yes. Only one no counts, and it is the decision.
            #expect(decision != nil && decision != .continue())
            let refusals = seen.counted.filter(\.isRefusal)
            #expect(refusals.count <= 1)
            #expect(refusals.allSatisfy { $0 == decision })
            #expect(seen.told.allSatisfy { $0 == decision || $0 == .abort() })
        }
    }

    @Test func `one host that is cancelled while one gate answers: both see the same, 1,000 times`() async {
        for _ in 0..<1000 {
            let decided = Locked<[PaymentDecision]>([])
            let pending = Self.pending(.allAgree, decided)
            let ticket = pending.makeTicket()
            let payment = PaymentStart(paymentMethodType: .paymentCard, timestamp: UnixSeconds(seconds: 1))
                .answering(with: ticket)
            ticket.hold()
            ticket.listenerReturned()
            pending.dispatchEnded(goesOn: false)
            let host = Task { await pending.wait() }
            async let counted = Task.detached { payment.continuePaymentCreation() }.value
            async let cancelled: Void = Task.detached { host.cancel() }.value
            let (yes, told) = (await counted, await host.value)
            await cancelled
            #expect(told == (yes ? .continue() : .abort()))
            #expect(decided.withLock { $0 } == [told])
            #expect(pending.decision == told)
        }
    }

    @Test func `a real checkout whose gates race in tasks gives one outcome each time`() async {
        let test = CheckoutStage.heard()
        test.checkout.answerPolicy = .firstAnswer
        var gates: [Task<PaymentDecision?, Never>] = []
        for number in 0..<16 {
            test.checkout.addEventListener(.paymentStart) { event in
                let payment = event.hold()
                let gate = Task.detached { () -> PaymentDecision? in
                    let key = "\(number)"
                    if number.isMultiple(of: 2) {
                        return payment.continuePaymentCreation(idempotencyKey: key)
                            ? .continue(idempotencyKey: key) : nil
                    }
                    return payment.abortPaymentCreation(message: key) ? .abort(message: key) : nil
                }
                gates.append(gate)
            }
        }
        for _ in 0..<100 {
            let decision = await test.checkout.requestPaymentCreation(.paymentCard)
            var counted: [PaymentDecision] = []
            for gate in gates { counted += [await gate.value].compactMap { $0 } }
            #expect(counted == [decision])
            gates = []
            test.checkout.attemptEnded()
        }
    }
}
