import EventTree
import PrimerEvents
import PrimerEventsTesting
import Testing

/// A checkout that was removed, or whose hub nobody kept.
struct RemovedCheckoutTests {
    private let recorder = DiagnosticRecorder()

    private func checkoutOfNoHub() -> Checkout { PrimerEventHub(diagnostics: recorder.record).addCheckout() }

    private var address: PostalAddress { PostalAddress(countryCode: "DE") }

    @Test func `a payment on a checkout whose hub is gone is aborted, with a diagnostic`() async {
        let checkout = checkoutOfNoHub()
        #expect(checkout.isRemoved)
        #expect(await checkout.requestPaymentCreation(.paymentCard) == .abort())
        #expect(recorder.diagnostics == [.askedAfterRemoval(event: "primer:payment-start")])
    }

    @Test func `a payment on a removed checkout is aborted, with a diagnostic`() {
        let test = CheckoutStage.heard()
        test.checkout.remove()
        #expect(test.start().decision == .abort())
        #expect(test.diagnostics == [.askedAfterRemoval(event: "primer:payment-start")])
    }

    @Test func `a checkout is removed, too, when its hub is gone: an open question is aborted`() throws {
        var hub: PrimerEventHub? = PrimerEventHub(diagnostics: recorder.record)
        let checkout = try #require(hub?.addCheckout())
        var held: PaymentStart?
        checkout.addEventListener(.paymentStart) { held = $0.hold() }
        let request = checkout.openPaymentRequest(.paymentCard, from: .cardForm)
        hub = nil
        #expect(request.decision == nil)
        checkout.remove()
        #expect(request.decision == .abort())
        #expect(held?.continuePaymentCreation() == false)
        #expect(checkout.eventTarget.parent == nil)
    }
}
