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

    @Test func `a detail that nobody asked with does not count an answer`() {
        #expect(!Self.start.continuePaymentCreation())
        #expect(!Self.start.abortPaymentCreation())
        #expect(!Self.address.setShippingOptions([]))
        #expect(!Self.option.continue())
    }

    @Test func `continuing hands over the idempotency key`() async {
        let pending = PendingDecision<PaymentDecision>(abandoned: .abort())
        #expect(Self.start.answering(with: pending.makeTicket()).continuePaymentCreation(idempotencyKey: "key-1"))
        #expect(await pending.wait() == .continue(idempotencyKey: "key-1"))
    }

    @Test func `aborting hands over the message`() async {
        let pending = PendingDecision<PaymentDecision>(abandoned: .abort())
        #expect(Self.start.answering(with: pending.makeTicket()).abortPaymentCreation(message: "No terms"))
        #expect(await pending.wait() == .abort(message: "No terms"))
    }

    @Test func `only the first answer counts`() async {
        let pending = PendingDecision<PaymentDecision>(abandoned: .abort())
        let detail = Self.start.answering(with: pending.makeTicket())
        #expect(detail.continuePaymentCreation())
        #expect(!detail.abortPaymentCreation())
        #expect(!Self.start.answering(with: pending.makeTicket()).abortPaymentCreation())
        #expect(await pending.wait() == .continue())
    }

    @Test func `an answer after the listener returned counts only if it held the event`() {
        let pending = PendingDecision<PaymentDecision>(abandoned: .abort())
        let (late, held) = (pending.makeTicket(), pending.makeTicket())
        late.listenerReturned()
        held.hold()
        held.listenerReturned()
        #expect(!Self.start.answering(with: late).continuePaymentCreation())
        #expect(Self.start.answering(with: held).continuePaymentCreation())
    }

    @Test func `shipping options reach the sheet in order`() async {
        let pending = PendingDecision<ShippingAddressDecision>(abandoned: .unanswered)
        let options = [ShippingOption(id: "slow", amount: MinorUnits(0)), ShippingOption(id: "fast")]
        #expect(Self.address.answering(with: pending.makeTicket()).setShippingOptions(options))
        #expect(await pending.wait() == .setShippingOptions(options))
    }

    @Test func `a shipping option is confirmed`() async {
        let pending = PendingDecision<ShippingOptionDecision>(abandoned: .unanswered)
        #expect(Self.option.answering(with: pending.makeTicket()).continue())
        #expect(await pending.wait() == .continue)
    }

    @Test func `a ticket for another kind of decision answers nothing`() {
        let pending = PendingDecision<ShippingOptionDecision>(abandoned: .unanswered)
        #expect(!Self.start.answering(with: pending.makeTicket()).continuePaymentCreation())
    }

    @Test func `whether a detail can be answered is no part of what it says`() {
        let pending = PendingDecision<PaymentDecision>(abandoned: .abort())
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
