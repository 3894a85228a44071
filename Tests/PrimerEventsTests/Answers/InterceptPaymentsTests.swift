import EventTree
import PrimerEvents
import PrimerEventsTesting
import Testing

/// `interceptPayments` from everywhere it can be called, without annotations.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct InterceptPaymentsTests {
    let test = CheckoutStage.heard()

    struct Refused: Error {}

    @Test func `the gate's decision is what the host is told`() async {
        test.checkout.interceptPayments { start in
            #expect(start.attempt.number == 1)
            return .continue(idempotencyKey: "k")
        }
        #expect(await test.checkout.requestPaymentCreation(.paymentCard) == .continue(idempotencyKey: "k"))
        #expect(test.diagnostics.isEmpty)
    }

    @Test func `a gate that throws aborts without a message`() async {
        test.checkout.interceptPayments { _ in throw Refused() }
        #expect(await test.checkout.requestPaymentCreation(.paymentCard) == .abort())
        #expect(test.diagnostics.isEmpty)
    }

    @Test func `a gate may hear for the whole app`() async {
        test.hub.interceptPayments { _ in .abort(message: "m") }
        #expect(await test.checkout.requestPaymentCreation(.paymentCard) == .abort(message: "m"))
    }

    @Test func `two gates must agree`() async {
        test.checkout.interceptPayments { _ in .continue(idempotencyKey: "a") }
        test.checkout.interceptPayments { _ in .continue(idempotencyKey: "b") }
        #expect(await test.checkout.requestPaymentCreation(.paymentCard) == .abort())
        #expect(test.diagnostics == [.answersContradict(event: "primer:payment-start").of(checkout: 1)])
    }

    @Test func `a gate that answers itself has answered`() async {
        test.checkout.interceptPayments { start in
            start.continuePaymentCreation(idempotencyKey: "own")
            return .abort()
        }
        #expect(await test.checkout.requestPaymentCreation(.paymentCard) == .continue(idempotencyKey: "own"))
    }

    @Test func `a gate that is removed intercepts nothing more`() async {
        let registration = test.checkout.interceptPayments { _ in .abort() }
        registration.remove()
        #expect(await test.checkout.requestPaymentCreation(.paymentCard) == .continue())
    }

    @Test func `a gate is asked for each attempt, and told what was before`() async {
        test.checkout.interceptPayments { start in
            .continue(idempotencyKey: "\(start.attempt.number) \(start.attempt.earlierPayment)")
        }
        #expect(await test.checkout.requestPaymentCreation(.paymentCard) == .continue(idempotencyKey: "1 none"))
        test.fail()
        #expect(await test.checkout.requestPaymentCreation(.paymentCard) == .continue(idempotencyKey: "2 mayExist"))
    }

    @Test func `a gate that never returns does not keep a cancelled host waiting`() async {
        let (never, end) = AsyncStream.makeStream(of: Void.self)
        var host: Task<PaymentDecision, Never>?
        test.checkout.interceptPayments { _ in
            host?.cancel()
            for await _ in never {}
            return .continue()
        }
        host = Task { await test.checkout.requestPaymentCreation(.paymentCard) }
        #expect(await host?.value == .abort())
        end.finish()
    }

    /// A gate that waits until it is cancelled, and says so.
    private func waitingGate(on source: some EventSource) -> AsyncStream<Bool> {
        let (ended, end) = AsyncStream.makeStream(of: Bool.self)
        source.interceptPayments { _ in
            defer {
                end.yield(Task.isCancelled)
                end.finish()
            }
            while true { try await Task.sleep(nanoseconds: 1_000_000_000) }
        }
        return ended
    }

    @Test func `a gate is cancelled when the deadline is past`() async {
        let ended = waitingGate(on: test.checkout)
        test.checkout.answerDeadline = 30
        let decision = Task { await test.checkout.requestPaymentCreation(.paymentCard) }
        while test.time.waitingCount == 0 { await Task.yield() }
        test.time.advance(by: 30)
        #expect(await decision.value == .abort())
        for await isCancelled in ended { #expect(isCancelled) }
        #expect(!test.diagnostics.contains { $0.code.rawValue.hasPrefix("answer") })
    }

    @Test func `a gate is cancelled when another aborts`() async {
        let ended = waitingGate(on: test.hub)
        test.checkout.interceptPayments { _ in .abort(message: "m") }
        #expect(await test.checkout.requestPaymentCreation(.paymentCard) == .abort(message: "m"))
        for await isCancelled in ended { #expect(isCancelled) }
        #expect(test.diagnostics.isEmpty)
    }

    @Test func `a gate is cancelled when the host is, and when the checkout is removed`() async {
        let ended = waitingGate(on: test.checkout)
        let host = Task { await test.checkout.requestPaymentCreation(.paymentCard) }
        host.cancel()
        #expect(await host.value == .abort())
        for await isCancelled in ended { #expect(isCancelled) }
        let other = waitingGate(on: test.checkout)
        let asked = Task { await test.checkout.requestPaymentCreation(.paymentCard) }
        while test.time.waitingCount == 0 { await Task.yield() }
        test.checkout.remove()
        #expect(await asked.value == .abort())
        for await isCancelled in other { #expect(isCancelled) }
    }

    @Test func `a gate that has answered by itself is left to finish`() async {
        let (ended, end) = AsyncStream.makeStream(of: Bool.self)
        test.checkout.interceptPayments { start in
            start.continuePaymentCreation(idempotencyKey: "own")
            end.yield(Task.isCancelled)
            end.finish()
            return .abort()
        }
        #expect(await test.checkout.requestPaymentCreation(.paymentCard) == .continue(idempotencyKey: "own"))
        for await isCancelled in ended { #expect(!isCancelled) }
    }

    // MARK: Callers

    /// A class on the main actor, whose gate touches its state.
    @MainActor
    private final class Screen {
        private var asked: [Int] = []

        func decide(in test: CheckoutStage) async -> (PaymentDecision, [Int]) {
            test.checkout.interceptPayments { start in
                MainActor.assertIsolated()
                self.asked.append(start.attempt.number)
                return await self.isAllowed() ? .continue() : .abort()
            }
            return (await test.checkout.requestPaymentCreation(.paymentCard), asked)
        }

        private func isAllowed() async -> Bool { true }
    }

    @Test func `a class on the main actor intercepts`() async {
        let (decision, asked) = await Screen().decide(in: test)
        #expect(decision == .continue())
        #expect(asked == [1])
    }

    /// An actor that owns its tree.
    private actor Shop {
        private let test = CheckoutStage.heard()
        private var asked = 0

        func decide() async -> (PaymentDecision, Int) {
            test.checkout.interceptPayments { _ in
                self.assertIsolated()
                self.asked += 1
                return .continue(idempotencyKey: "actor")
            }
            return (await test.checkout.requestPaymentCreation(.paymentCard), asked)
        }

        /// The gate uses something that is not `Sendable`.
        func decideWithLocals() async -> (PaymentDecision, Int) {
            let other = test.hub.addCheckout()
            test.checkout.interceptPayments(isolation: self) { _ in
                self.assertIsolated()
                other.remove()
                return .continue(idempotencyKey: "locals")
            }
            return (await test.checkout.requestPaymentCreation(.paymentCard), test.hub.checkouts.count)
        }
    }

    @Test func `an actor intercepts in its own tree`() async {
        let (decision, asked) = await Shop().decide()
        #expect(decision == .continue(idempotencyKey: "actor"))
        #expect(asked == 1)
    }

    @Test func `an actor intercepts with a gate that is not Sendable`() async {
        let (decision, remaining) = await Shop().decideWithLocals()
        #expect(decision == .continue(idempotencyKey: "locals"))
        #expect(remaining == 1)
    }

    /// A class on no actor.
    private final class Plain {
        private let test = CheckoutStage.heard()

        nonisolated func decide(_ key: String) async -> PaymentDecision {
            test.checkout.interceptPayments { _ in .continue(idempotencyKey: key) }
            return await test.checkout.requestPaymentCreation(.paymentCard)
        }

        @concurrent nonisolated func decideElsewhere(_ key: String) async -> PaymentDecision { await decide(key) }
    }

    @Test func `code on no actor intercepts with a Sendable gate`() async {
        #expect(await Self.decideOnNoActor("none") == .continue(idempotencyKey: "none"))
        #expect(await Plain().decide("here") == .continue(idempotencyKey: "here"))
    }

    @concurrent nonisolated private static func decideOnNoActor(_ key: String) async -> PaymentDecision {
        await Plain().decideElsewhere(key)
    }

    /// Synchronous code on no actor, and one with a stored gate: that they compile is the test.
    nonisolated private static func compileOnly(
        _ test: CheckoutStage, _ gate: @escaping @Sendable (PaymentStart) async throws -> PaymentDecision
    ) -> [Registration] {
        [
            test.checkout.interceptPayments(gate),
            test.hub.interceptPayments { _ in .continue() },
            test.hub.interceptPayments { start in try await gate(start) },
        ]
    }

    @Test func `synchronous code on no actor intercepts`() {
        let registrations = Self.compileOnly(test) { _ in .continue() }
        #expect(registrations.map(\.isActive) == [true, true, true])
    }
}
