import PrimerEvents
import Testing

@testable import PrimerCheckoutStates

@Suite("The result of a web payment")
struct PaymentResultTests {
    private func result(
        of success: PaymentSuccess, after start: WebInput? = nil, unstatedStatus: UnstatedStatus = .byMethod
    ) throws -> PaymentResult {
        var session = PlayedWebSession(integration: .inlineSession, unstatedStatus: unstatedStatus)
        if let start { _ = session.receive(start) }
        let states: [PrimerCheckoutState] = session.receive(.paymentSuccess(success)).compactMap {
            if case .state(let state) = $0 { state } else { nil }
        }
        guard case .success(let result) = try #require(states.first) else {
            throw Unexpected(states: states.map(WebStory.line))
        }
        return result
    }

    struct Unexpected: Error { var states: [String] }

    @Test(
        "a status that the event states",
        arguments: [(PaymentOutcomeStatus.success, PaymentStatus.success), (.pending, .pending), (.failed, .failed)]
    )
    func stated(status: PaymentOutcomeStatus, native: PaymentStatus) throws {
        #expect(try result(of: WebStory.success(status: status), unstatedStatus: .pending).status == native)
        #expect(try result(of: WebStory.success(status: status), unstatedStatus: .success).status == native)
    }

    @Test(
        "a status that it does not state, by method",
        arguments: [
            (PaymentMethodType.paymentCard, PaymentStatus.success), (.stripeACH, .success), (.payPal, .pending),
            (.klarna, .pending), (.applePay, .pending), (.googlePay, .pending), ("SOME_NEW_METHOD", .pending),
        ]
    )
    func unstated(method: PaymentMethodType, status: PaymentStatus) throws {
        #expect(try result(of: WebStory.success("pay_1", method)).status == status)
        #expect(try result(of: WebStory.success("pay_1", method), unstatedStatus: .success).status == .success)
        #expect(try result(of: WebStory.success("pay_1", method), unstatedStatus: .pending).status == .pending)
    }

    @Test func `a saved method counts as settled, whatever its method`() throws {
        let start = WebStory.start(.payPal, .vaultedMethod)
        #expect(try result(of: WebStory.success("pay_1", .payPal), after: start).status == .success)
        #expect(try result(of: WebStory.success("pay_1", .payPal), after: WebStory.start(.payPal)).status == .pending)
    }

    @Test func `the late success of another method is not settled because the open attempt is made with a saved one`()
        throws
    {
        let start = WebStory.start(.payPal, .vaultedMethod)
        #expect(try result(of: WebStory.success("pay_1", .klarna), after: start).status == .pending)
        #expect(try result(of: WebStory.success("pay_1", nil), after: start).status == .success)
    }

    @Test func `a status that nobody knows is taken for pending, with a diagnostic`() {
        var session = PlayedWebSession(after: WebStory.untilReady)
        #expect(
            session.lines(.paymentSuccess(WebStory.success("pay_1", .paymentCard, status: "settling"))) == [
                "diagnostic paymentStatusUnknown", "success{pay_1, pending}",
            ])
    }

    @Test func `id, amount, currency and method come along, a token never`() throws {
        let success = PaymentSuccess(
            payment: PaymentSummary(id: "pay_1", orderId: "order-1"), paymentMethodType: .payPal, timestamp: Story.now,
            status: .success, amount: MinorUnits(4999), currencyCode: "EUR")
        #expect(
            try result(of: success)
                == PaymentResult(
                    paymentId: "pay_1", status: .success, amount: 4999, currencyCode: "EUR", paymentMethodType: "PAYPAL"
                ))
    }

    @Test func `a method that the event does not name is that of its payment, else of the attempt`() throws {
        let summary = PaymentSummary(id: "pay_1", paymentMethodData: PaymentMethodData(paymentMethodType: .stripeACH))
        let named = try result(of: PaymentSuccess(payment: summary, timestamp: Story.now))
        #expect(named.paymentMethodType == "STRIPE_ACH")
        #expect(named.status == .success)
        let attempted = try result(of: WebStory.success("pay_1", nil), after: WebStory.start(.paymentCard))
        #expect(attempted.paymentMethodType == "PAYMENT_CARD")
        #expect(attempted.status == .success)
        let unknown = try result(of: WebStory.success("pay_1", nil))
        #expect(unknown.paymentMethodType == nil)
        #expect(unknown.status == .pending)
    }
}
