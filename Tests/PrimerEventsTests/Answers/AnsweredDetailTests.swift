@testable import PrimerEvents
import Testing

/// The three answered details, each with a decision that waits for it.
struct AnsweredDetailTests {
    static let start = PaymentStart(paymentMethodType: .paymentCard, timestamp: UnixSeconds(seconds: 1))
    static let address = ShippingAddressChange(
        paymentMethodType: .applePay,
        shippingAddress: PostalAddress(city: "London"),
        timestamp: UnixSeconds(seconds: 1)
    )
    static let option = ShippingOptionChange(
        paymentMethodType: .applePay,
        selectedShippingOption: ShippingOption(id: "fast"),
        timestamp: UnixSeconds(seconds: 1)
    )

    /// A question that nobody has answered.
    static func pending<Decision>(_ type: Decision.Type) -> PendingDecision<Decision> {
        PendingDecision(of: "primer:test", policy: .allAgree, diagnostics: CheckoutDiagnostics(Diagnostics { _ in }))
    }

    @Test func `a detail that nobody asked with does not count an answer`() {
        #expect(!Self.start.continuePaymentCreation())
        #expect(!Self.start.abortPaymentCreation())
        #expect(!Self.address.setShippingOptions([]))
        #expect(!Self.option.continue())
    }

    @Test func `continuing hands over the idempotency key`() async {
        let pending = Self.pending(PaymentDecision.self)
        #expect(Self.start.answering(with: pending.makeTicket()).continuePaymentCreation(idempotencyKey: "key-1"))
        pending.dispatchEnded(goesOn: true)
        #expect(await pending.wait() == .continue(idempotencyKey: "key-1"))
    }

    @Test func `aborting hands over the message`() async {
        let pending = Self.pending(PaymentDecision.self)
        #expect(Self.start.answering(with: pending.makeTicket()).abortPaymentCreation(message: "No terms"))
        pending.dispatchEnded(goesOn: true)
        #expect(await pending.wait() == .abort(message: "No terms"))
    }

    @Test func `one no counts at once, and nothing after it`() async {
        let pending = Self.pending(PaymentDecision.self)
        let detail = Self.start.answering(with: pending.makeTicket())
        #expect(detail.abortPaymentCreation())
        #expect(!detail.continuePaymentCreation())
        #expect(!Self.start.answering(with: pending.makeTicket()).continuePaymentCreation())
        pending.dispatchEnded(goesOn: true)
        #expect(await pending.wait() == .abort())
    }

    @Test func `an answer after the listener returned counts only if it held the event`() {
        let pending = Self.pending(PaymentDecision.self)
        let (late, held) = (pending.makeTicket(), pending.makeTicket())
        late.listenerReturned()
        held.hold()
        held.listenerReturned()
        #expect(!Self.start.answering(with: late).continuePaymentCreation())
        #expect(Self.start.answering(with: held).continuePaymentCreation())
    }

    @Test func `shipping options reach the sheet in order`() async {
        let pending = Self.pending(ShippingAddressDecision.self)
        let options = [ShippingOption(id: "slow", amount: MinorUnits(0)), ShippingOption(id: "fast")]
        #expect(Self.address.answering(with: pending.makeTicket()).setShippingOptions(options))
        pending.dispatchEnded(goesOn: true)
        #expect(await pending.wait() == .setShippingOptions(options))
    }

    @Test func `a shipping option is confirmed`() async {
        let pending = Self.pending(ShippingOptionDecision.self)
        #expect(Self.option.answering(with: pending.makeTicket()).continue())
        pending.dispatchEnded(goesOn: true)
        #expect(await pending.wait() == .continue)
    }

    @Test func `a ticket for another kind of decision answers nothing`() {
        let pending = Self.pending(ShippingOptionDecision.self)
        #expect(!Self.start.answering(with: pending.makeTicket()).continuePaymentCreation())
    }

    @Test func `whether a detail can be answered is no part of what it says`() {
        let pending = Self.pending(PaymentDecision.self)
        let detail = Self.start.answering(with: pending.makeTicket())
        #expect(detail == Self.start)
        #expect(detail.hashValue == Self.start.hashValue)
    }

    @Test func `decisions print neither keys nor messages nor options`() {
        #expect("\(PaymentDecision.continue(idempotencyKey: "secret"))" == "continue")
        #expect("\(PaymentDecision.abort(message: "secret"))" == "abort")
        #expect(
            "\(ShippingAddressDecision.setShippingOptions([ShippingOption(label: "secret")]))"
                == "setShippingOptions(1)")
        #expect("\([ShippingAddressDecision.unanswered])" == "[unanswered]")
    }
}
