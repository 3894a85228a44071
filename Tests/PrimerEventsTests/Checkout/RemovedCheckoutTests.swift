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
        #expect(recorder.diagnostics == [.askedAfterRemoval(event: "primer:payment-start").of(checkout: 1)])
    }

    @Test func `a payment on a removed checkout is aborted, with a diagnostic`() {
        let test = CheckoutStage.heard()
        test.checkout.remove()
        #expect(test.start().decision == .abort())
        #expect(test.diagnostics == [.askedAfterRemoval(event: "primer:payment-start").of(checkout: 1)])
    }

    @Test func `a payment that is held when its hub is freed is aborted, as where its checkout is removed`() throws {
        var hub: PrimerEventHub? = PrimerEventHub(diagnostics: recorder.record)
        let checkout = try #require(hub?.addCheckout())
        var held: PaymentStart?
        checkout.addEventListener(.paymentStart) { held = $0.hold() }
        let request = checkout.openPaymentRequest(.paymentCard, from: .cardForm)
        hub = nil
        #expect(checkout.isRemoved)
        #expect(request.decision == .abort())
        #expect(held?.continuePaymentCreation() == false)
        checkout.remove()
        #expect(checkout.eventTarget.parent == nil)
    }

    @Test func `shipping options that are asked for when the hub is freed are unanswered`() async throws {
        var hub: PrimerEventHub? = PrimerEventHub(diagnostics: recorder.record)
        let checkout = try #require(hub?.addCheckout())
        var held: ShippingAddressChange?
        checkout.addEventListener(.shippingAddressChange) { held = $0.hold() }
        let change = ShippingAddressChange(
            paymentMethodType: .applePay, shippingAddress: address, timestamp: UnixSeconds(seconds: 1))
        let question = checkout.openQuestion(change, QuestionRoute(from: .paymentMethodContainer))
        hub = nil
        #expect(await question.wait() == .unanswered)
        withExtendedLifetime(held) {}
    }
}
