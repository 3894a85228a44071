import EventTree
@testable import PrimerEvents
import Testing

/// Sessions, durations and decisions of a run.
struct RunSessionTests {
    private static let card = PaymentStart.with(.paymentCard)

    @Test func `durations are measured to ready, while held, and in processing`() {
        var story = RunStory(StateChange(isLoading: true), StateChange(), Ready(), Self.card)
        story.decide(.continue(), heldFor: 1_500.4)
        story.receive(StateChange(isProcessing: true))
        story.receive(StateChange(isSuccessful: true))
        story.receive(PaymentSuccess.of("pay_1"))
        #expect(story.durations == ["timeToReady 20", "timeHeld 1500", "timeInProcessing 10"])
    }

    @Test func `a duration is unknown where the clock went back, a time is missing or no number`() {
        for (start, end) in [(5.0, 4.0), (0, .nan), (.nan, 0), (0, .infinity), (0, 1e15)] as [(Double, Double)] {
            #expect(ElapsedTime(from: start, to: end) == nil)
        }
        #expect(ElapsedTime(from: nil, to: 1) == nil)
        #expect(ElapsedTime(from: 1, to: nil) == nil)
        #expect(ElapsedTime(from: 1, to: 3.6)?.wholeMilliseconds == 3)
        #expect(ElapsedTime(from: 7, to: 7)?.milliseconds == 0)
        var run = CheckoutRun()
        #expect(run.receive(Ready(), provenance: .native, at: nil).map(\.duration) == [nil])
    }

    @Test func `what was processed on another page is not measured by the clock of this one`() {
        var story = RunStory(Ready(), Self.card, StateChange(isProcessing: true))
        story.time = 0
        story.receive(PaymentSuccess.of("pay_1"))
        #expect(story.words.last == "createdStatusUnknown 1")
        #expect(story.durations == [])
    }

    @Test func `a session ends when the checkout is dismissed or becomes ready again`() {
        let story = RunStory(
            Ready(), CheckoutDismissed(), StateChange(isLoading: true), Ready(), CheckoutDismissed(),
            CheckoutDismissed(), Ready(), Ready())
        #expect(
            story.words == [
                "ready", "dismissed", "ready", "dismissed", "dismissed", "ready", "ready",
            ])
        #expect(story.steps.map(\.session) == [1, 1, 2, 2, 3, 4, 5])
    }

    @Test func `a page that reports an outcome before it is ready goes on with the session of the payment`() {
        var story = RunStory(Ready(), PaymentStart.with("ADYEN_IDEAL"))
        story.time = 0
        story.receive(StateChange(isLoading: true, isSuccessful: true))
        story.receive(PaymentSuccess.of("pay_1"))
        story.receive(Ready())
        #expect(story.words.suffix(2) == ["createdStatusUnknown 1", "ready 1 again"])
        #expect(Set(story.steps.map(\.session)) == [1])
        story.receive(Ready())
        #expect(story.steps.last?.session == 2)
    }

    @Test func `attempts are counted on across sessions, and a late outcome belongs to its own`() {
        let story = RunStory(
            Ready(), PaymentStart.with(.payPal), CheckoutDismissed(), Ready(), Self.card,
            PaymentSuccess.of("pay_1", .success, .payPal))
        #expect(
            story.words == [
                "ready", "methodChosen 1", "paymentStarted 1", "dismissed 1", "ready", "methodChosen 2",
                "paymentStarted 2", "settled 1",
            ])
        #expect(story.run.attempts.map(\.outcome) == [.created(.settled), nil])
    }

    @Test func `an abort that is reported as a cancellation is an abort`() {
        var story = RunStory(Self.card)
        story.decide(.abort(message: "secret"), heldFor: 20)
        #expect(story.words.last == "heldThenAborted 1")
        #expect(story.run.attempts.map { $0.outcome?.isAborted } == [true])
        story.receive(PaymentCancel.of(.paymentCard))
        #expect(story.words.last == "aborted 1")
        #expect(story.steps.last?.kind.advice == .nothingWasCreated)
    }

    @Test func `a decision about a payment that nobody held is no step`() {
        var story = RunStory(Self.card)
        story.decide(.continue(idempotencyKey: "key"), heldFor: nil)
        #expect(story.words == ["methodChosen 1", "paymentStarted 1"])
    }

    @Test func `a decision belongs to the latest start, whatever an earlier attempt reports meanwhile`() {
        var story = RunStory(PaymentStart.with(.payPal), Self.card, PaymentSuccess.of("pay_1", .success, .payPal))
        story.decide(.continue(), heldFor: 5)
        #expect(story.words.suffix(2) == ["settled 1", "heldThenContinued 2"])
    }

    @Test func `an event that is delivered again to a late listener is no step`() throws {
        let hub = PrimerEventHub(diagnostics: { _ in })
        let checkout = hub.addCheckout()
        var run = CheckoutRun()
        var steps: [CheckoutRun.Step] = []
        checkout.addEventListener { event in steps += run.receive(event) }
        checkout.dispatchEvent(Ready())
        checkout.addEventListener(.ready, replaying: .latest) { event in steps += run.receive(AnyEvent(event)) }
        #expect(steps.map(\.kind) == [.ready])
    }

    @Test func `an event that is no step begins the first session all the same`() {
        let story = RunStory(DialogOpen(), CardSubmit(), UnknownEvent(name: "primer:payment-success"), Ready())
        #expect(story.words == ["ready"])
        #expect(story.durations == ["timeToReady 30"])
    }

    @Test func `an outcome that another run has reported is no news`() {
        var payments = KnownPayments()
        var first = RunStory(PaymentSuccess.of("pay_1", .success)).steps
        payments.check(&first)
        var again = RunStory(
            PaymentSuccess.of("pay_1", .success), PaymentSuccess.of("pay_2", .success),
            PaymentFailure.of(.paymentFailed, .payment)
        ).steps
        payments.check(&again)
        var pending = RunStory(PaymentSuccess.of("pay_2", .pending)).steps
        payments.check(&pending)
        #expect(first.map(\.isNews) == [true])
        #expect(again.map(\.isNews) == [false, true, true])
        #expect(pending.map(\.isNews) == [false])
    }

    @Test func `a decision tells how long listeners held the event`() async throws {
        let time = Locked(0.0)
        let hub = PrimerEventHub(clock: EventClock { time.withLock { $0 } }, diagnostics: { _ in })
        let decisions = Locked<[EventDecision]>([])
        hub.observeDecisions { decision in decisions.withLock { $0.append(decision) } }
        let checkout = hub.addCheckout()
        _ = await checkout.requestPaymentCreation(.payPal)
        var held: PaymentStart?
        checkout.addEventListener(.paymentStart) { held = $0.hold() }
        let request = checkout.openPaymentRequest(.paymentCard, from: .cardForm)
        time.withLock { $0 += 1_250 }
        held?.abortPaymentCreation()
        #expect(await request.wait() == .abort())
        #expect(decisions.withLock { $0 }.map { $0.heldFor?.milliseconds } == [nil, 1_250])
    }
}
