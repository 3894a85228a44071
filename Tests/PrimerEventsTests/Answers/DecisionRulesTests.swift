import EventTree
import PrimerEvents
import PrimerEventsTesting
import Testing

/// The rules of answered events, one sentence of the design each. Every combination is in the table of answers.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct DecisionRulesTests {
    let test = CheckoutStage.heard()

    // MARK: Nobody holds

    @Test func `nobody holds it and the payment continues`() async {
        #expect(await test.checkout.requestPaymentCreation(.paymentCard) == .continue())
        #expect(test.diagnostics.isEmpty)
    }

    @Test func `a yes during the dispatch keeps its idempotency key`() async {
        test.checkout.addEventListener(.paymentStart) { $0.detail.continuePaymentCreation(idempotencyKey: "k") }
        #expect(await test.checkout.requestPaymentCreation(.paymentCard) == .continue(idempotencyKey: "k"))
    }

    @Test func `a no during the dispatch aborts`() async {
        test.checkout.addEventListener(.paymentStart) { $0.detail.abortPaymentCreation(message: "m") }
        #expect(await test.checkout.requestPaymentCreation(.paymentCard) == .abort(message: "m"))
    }

    @Test func `nobody who merely looks on starts a timer`() {
        test.checkout.answerDeadline = 3
        var kept: [Event<PaymentStart>] = []
        test.checkout.addEventListener(.paymentStart) { kept.append($0) }
        #expect(test.start().decision == .continue())
        #expect(test.time.waitingCount == 0)
        #expect(kept.count == 1)
    }

    // MARK: Somebody holds

    @Test func `an answer from a task is waited for`() async {
        test.checkout.addEventListener(.paymentStart) { event in
            let payment = event.hold()
            Task { payment.continuePaymentCreation(idempotencyKey: "k") }
        }
        #expect(await test.checkout.requestPaymentCreation(.paymentCard) == .continue(idempotencyKey: "k"))
        #expect(test.time.waitingCount == 0)
    }

    @Test func `the web's two steps hold as one does`() async {
        test.checkout.addEventListener(.paymentStart) { event in
            event.preventDefault()
            let payment = event.detail
            Task { payment.abortPaymentCreation() }
        }
        #expect(await test.checkout.requestPaymentCreation(.paymentCard) == .abort())
    }

    @Test func `an answer just before the hold stands`() {
        test.checkout.addEventListener(.paymentStart) { event in
            #expect(event.detail.continuePaymentCreation(idempotencyKey: "k"))
            event.preventDefault()
        }
        #expect(test.start().decision == .continue(idempotencyKey: "k"))
        #expect(test.diagnostics.isEmpty)
    }

    @Test func `all who hold must say yes`() {
        let (first, second) = (test.addHolder(), test.addHolder())
        let request = test.start()
        #expect(first.detail?.continuePaymentCreation() == true)
        #expect(request.decision == nil)
        #expect(second.detail?.continuePaymentCreation() == true)
        #expect(request.decision == .continue())
    }

    @Test func `one no is a no at once`() {
        let (first, second) = (test.addHolder(), test.addHolder())
        let request = test.start()
        #expect(first.detail?.abortPaymentCreation(message: "m") == true)
        #expect(request.decision == .abort(message: "m"))
        #expect(second.detail?.continuePaymentCreation() == false)
        #expect(
            test.diagnostics == [.answerIgnored(event: "primer:payment-start", reason: .alreadyDecided).of(checkout: 1)]
        )
    }

    @Test func `two yeses with different keys are a no, and a diagnostic`() {
        let (first, second) = (test.addHolder(), test.addHolder())
        let request = test.start()
        first.detail?.continuePaymentCreation(idempotencyKey: "a")
        second.detail?.continuePaymentCreation(idempotencyKey: "b")
        #expect(request.decision == .abort())
        #expect(test.diagnostics == [.answersContradict(event: "primer:payment-start").of(checkout: 1)])
    }

    @Test func `a yes without a key agrees with one that has a key`() {
        let (first, second) = (test.addHolder(), test.addHolder())
        let request = test.start()
        first.detail?.continuePaymentCreation(idempotencyKey: "a")
        second.detail?.continuePaymentCreation()
        #expect(request.decision == .continue(idempotencyKey: "a"))
    }

    @Test func `with firstAnswer the first answer counts and the second does not`() {
        test.checkout.answerPolicy = .firstAnswer
        let (first, second) = (test.addHolder(), test.addHolder())
        let request = test.start()
        #expect(second.detail?.continuePaymentCreation(idempotencyKey: "b") == true)
        #expect(first.detail?.abortPaymentCreation() == false)
        #expect(request.decision == .continue(idempotencyKey: "b"))
        #expect(
            test.diagnostics == [.answerIgnored(event: "primer:payment-start", reason: .alreadyDecided).of(checkout: 1)]
        )
    }

    @Test func `the policy is that of the moment of the dispatch`() {
        let (first, second) = (test.addHolder(), test.addHolder())
        let request = test.start()
        test.checkout.answerPolicy = .firstAnswer
        first.detail?.continuePaymentCreation()
        #expect(request.decision == nil)
        second.detail?.continuePaymentCreation()
        #expect(request.decision == .continue())
    }

    // MARK: Answers that do not count

    @Test func `a listener that answers later without holding is told to hold before its first await`() async throws {
        var answer: Task<Bool, Never>?
        test.checkout.addEventListener(.paymentStart) { event in
            let payment = event.detail
            answer = Task { payment.abortPaymentCreation() }
        }
        #expect(await test.checkout.requestPaymentCreation(.paymentCard) == .continue())
        #expect(try await #require(answer).value == false)
        let diagnostic = try #require(test.diagnostics.first)
        #expect(diagnostic == .answerIgnored(event: "primer:payment-start", reason: .notHeld).of(checkout: 1))
        #expect("\(diagnostic)".contains("Call preventDefault() or hold() before the first await."))
    }

    @Test func `that is what it is told even when the attempt is over by then`() {
        var late: PaymentStart?
        test.checkout.addEventListener(.paymentStart) { late = $0.detail }
        _ = test.start()
        test.succeed()
        late?.abortPaymentCreation()
        #expect(test.diagnostics == [.answerIgnored(event: "primer:payment-start", reason: .notHeld).of(checkout: 1)])
    }

    @Test func `a ticket settles once`() {
        let holder = test.addHolder()
        let request = test.start()
        #expect(holder.detail?.continuePaymentCreation() == true)
        #expect(holder.detail?.abortPaymentCreation() == false)
        #expect(request.decision == .continue())
        #expect(
            test.diagnostics == [
                .answerIgnored(event: "primer:payment-start", reason: .alreadyAnswered).of(checkout: 1)
            ])
    }

    @Test func `copies of a detail share one right to answer`() {
        let holder = test.addHolder()
        let request = test.start()
        let copy = holder.detail
        holder.detail = nil
        #expect(request.decision == nil)
        #expect(copy?.continuePaymentCreation() == true)
        #expect(request.decision == .continue())
    }

    // MARK: Who can hold

    @Test func `a passive listener cannot hold`() {
        test.checkout.addEventListener(.paymentStart, .passive) { $0.preventDefault() }
        #expect(test.start().decision == .continue())
    }

    @Test func `a listener of every event that prevents and lets go aborts`() {
        test.hub.addEventListener { $0.preventDefault() }
        #expect(test.start().decision == .abort())
        #expect(test.diagnostics == [.answerForgotten(event: "primer:payment-start").of(checkout: 1)])
    }

    @Test func `a listener of every event can answer by restoring the type`() {
        test.hub.addEventListener { event in
            event.as(.paymentStart)?.detail.continuePaymentCreation(idempotencyKey: "k")
        }
        #expect(test.start().decision == .continue(idempotencyKey: "k"))
    }

    @Test func `preventing through another listener's event leaves nobody to answer, which aborts`() {
        var kept: Event<PaymentStart>?
        test.checkout.addEventListener(.paymentStart) { kept = $0 }
        test.hub.addEventListener(.paymentStart) { _ in kept?.preventDefault() }
        #expect(test.start().decision == .abort())
        #expect(test.diagnostics == [.answerForgotten(event: "primer:payment-start").of(checkout: 1)])
    }

    @Test func `a throwing listener that held aborts, one that did not changes nothing`() {
        struct Failure: Error {}
        let registration = test.checkout.addEventListener(.paymentStart) { _ in throw Failure() }
        #expect(test.start().decision == .continue())
        test.succeed()
        registration.remove()
        test.checkout.addEventListener(.paymentStart) { event in
            event.preventDefault()
            throw Failure()
        }
        #expect(test.start().decision == .abort())
        #expect(test.diagnostics.map(\.code) == [.listenerFailed, .listenerFailed, .answerForgotten])
    }

    @Test func `a forgotten answer is rescued while others keep all they heard`() async {
        var recorder: [AnyEvent] = []
        var details: [any EventDetail] = []
        var events: [(Event<PaymentStart>, PaymentStart)] = []
        let (unread, buffer) = AsyncStream.makeStream(of: PaymentStart.self)
        test.hub.addEventListener { event in
            recorder.append(event)
            details.append(event.detail)
        }
        test.hub.addEventListener(.paymentStart) { buffer.yield($0.detail) }
        test.checkout.addEventListener(.paymentStart) { events.append(($0, $0.detail)) }
        test.checkout.addEventListener(.paymentStart) { event in
            let payment = event.hold()
            Task { _ = payment }
        }
        #expect(await test.checkout.requestPaymentCreation(.paymentCard) == .abort())
        #expect(test.diagnostics == [.answerForgotten(event: "primer:payment-start").of(checkout: 1)])
        #expect(recorder.count == 1 && details.count == 1 && events.count == 1)
        withExtendedLifetime(unread) {}
    }
}
