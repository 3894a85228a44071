import EventTree
import PrimerEventListeners
import PrimerEvents

/// A checkout on a clock of its own: a payment that is held and declined, one whose gate forgets to answer and so aborts.
@MainActor
final class LiveStory {
    private struct Refused: Error {}

    private let time = Locked(0.0)
    private let hub: PrimerEventHub
    private let checkout: Checkout
    private let recorder: TimelineRecorder
    private var held: PaymentStart?

    init() {
        let time = time
        hub = PrimerEventHub(
            clock: EventClock { time.withLock { $0 } }, now: { UnixSeconds(seconds: 1_764_470_400) },
            diagnostics: { _ in })
        recorder = TimelineRecorder(of: hub)
        checkout = hub.addCheckout()
        hub.addEventListener { [weak self] _ in self?.pass(0.2) }
        checkout.addEventListener(.stateChange) { [weak self] _ in self?.pass(1.4) }
        checkout.part(.cardForm).addEventListener(.binDataAvailable) { _ in throw Refused() }
        checkout.addEventListener(.paymentFailure) { [weak self] _ in
            self?.pass(23)
            self?.checkout.dispatchEvent(DialogOpen())
        }
        checkout.addEventListener(.paymentStart, .capture) { [weak self] event in self?.held = event.hold() }
    }

    /// What happened, the same every time.
    func timeline() -> Timeline {
        checkout.dispatchEvent(StateChange(isLoading: true, isProcessing: false, isSuccessful: false))
        pass(640)
        checkout.dispatchEvent(Ready())
        pass(4_200)
        checkout.part(.cardForm).dispatchEvent(BinDataAvailable(status: .complete))
        pass(1_900)
        pay()
        pass(2_500)
        held?.continuePaymentCreation()
        pass(850)
        let declined = PaymentFailureError(code: .paymentFailed, message: "Declined", origin: .payment)
        checkout.dispatchEvent(PaymentFailure(error: declined, timestamp: UnixSeconds(seconds: 1_764_470_410)))
        pass(12_000)
        pay()
        pass(330)
        held = nil
        pass(12)
        checkout.dispatchEvent(
            PaymentCancel(paymentMethodType: .paymentCard, timestamp: UnixSeconds(seconds: 1_764_470_430)))
        return recorder.timeline
    }

    private func pay() { _ = checkout.openPaymentRequest(.paymentCard, from: .cardForm) }

    private func pass(_ milliseconds: Double) { time.withLock { $0 += milliseconds } }
}
