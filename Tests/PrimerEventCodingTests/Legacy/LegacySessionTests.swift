import PrimerEventCoding
import PrimerEvents
import SessionSupport
import Testing

/// The session that was recorded with the names and shapes before 1.0.0.
@Suite struct LegacySessionTests {
    static let time = UnixSeconds(seconds: 1_764_470_400)

    /// Each line's detail, written out by hand.
    static let details: [any PrimerEventDetail] = [
        StateChange(isLoading: true),
        Ready(),
        VaultMethodsUpdate(
            vaultedPayments: [
                VaultedPaymentMethodSummary(
                    id: "vault-1", analyticsId: "an_v1", paymentMethodType: .paymentCard,
                    paymentInstrumentType: .paymentCard,
                    paymentInstrumentData: .card(
                        VaultedCard(
                            last4Digits: "1111", network: .visa, cardholderName: "A Shopper", expirationMonth: "12",
                            expirationYear: "2030")))
            ], timestamp: time),
        VaultSelectionChange(paymentMethodId: "vault-1", timestamp: time),
        PaymentStart(paymentMethodType: .unknown, timestamp: .unstated),
        StateChange(
            paymentFailure: PaymentFailureError(
                code: .paymentFailed, message: "Payment failed", diagnosticsId: "diag-old")),
        PaymentFailure(error: networkFailure, paymentMethodType: .paymentCard, timestamp: time),
        PaymentSuccess(
            payment: PaymentSummary(paymentMethodData: PaymentMethodData(last4Digits: "4242", network: .visa)),
            paymentMethodType: .paymentCard, timestamp: time),
    ]

    static var networkFailure: PaymentFailureError {
        var error = PaymentFailureError(
            code: .paymentFailed, message: "Payment failed", origin: .network,
            extras: ["data": ["error": ["origin": "network"]]])
        error.statedDiagnosticsId = .null
        return error
    }

    /// Each line's detail as it is written, by hand.
    static let written = [
        #"{"isLoading":true,"isProcessing":false,"isSuccessful":false,"primerJsError":null,"paymentFailure":null}"#,
        #"{"vault":{}}"#,
        #"{"vaultedPayments":[{"id":"vault-1","analyticsId":"an_v1","paymentMethodType":"PAYMENT_CARD","#
            + #""paymentInstrumentType":"PAYMENT_CARD","paymentInstrumentData":{"last4Digits":"1111","network":"VISA","#
            + #""cardholderName":"A Shopper","expirationMonth":"12","expirationYear":"2030"}}],"timestamp":1764470400}"#,
        #"{"paymentMethodId":"vault-1","timestamp":1764470400}"#,
        #"{"paymentMethodType":"UNKNOWN","timestamp":0}"#,
        #"{"isLoading":false,"isProcessing":false,"isSuccessful":false,"primerJsError":null,"#
            + #""paymentFailure":{"code":"PAYMENT_FAILED","message":"Payment failed","diagnosticsId":"diag-old"}}"#,
        #"{"error":{"code":"PAYMENT_FAILED","message":"Payment failed","diagnosticsId":null,"origin":"network","#
            + #""data":{"error":{"origin":"network"}}},"timestamp":1764470400,"paymentMethodType":"PAYMENT_CARD"}"#,
        #"{"payment":{"paymentMethodData":{"last4Digits":"4242","network":"VISA"}},"#
            + #""paymentMethodType":"PAYMENT_CARD","timestamp":1764470400}"#,
    ]

    private func recorded() throws -> [SessionEvent] {
        try Sessions.entries(of: Sessions.legacy).map { entry in
            guard case .event(let event) = try entry.get() else { throw NoEvent() }
            return event
        }
    }

    private struct NoEvent: Error {}

    @Test func `each of its lines is read as today's detail`() throws {
        let read = try recorded()
        #expect(read.map(\.seq) == (1...8).map { $0 })
        for (event, detail) in zip(read, Self.details) {
            #expect(event.event == DecodedEvent(detail, flags: event.event.flags, timeStamp: event.event.timeStamp))
        }
    }

    @Test func `each of its lines is written in today's shape`() throws {
        #expect(try recorded().map { EventEncoder.json(of: $0.event.detail)?.text } == Self.written)
    }

    @Test func `what is written of it is read and written the same`() throws {
        let written = try recorded().flatMap { SessionLine.event($0).bytes }
        let again = SessionReader.read(written)
        #expect(try again.map { try $0.get() } == recorded().map(SessionLine.event))
        #expect(try again.flatMap { try $0.get().bytes } == written)
    }

    @Test func `the name and the address in its flat summary are neither printed nor written`() throws {
        let success = try #require(recorded().last)
        let shown = "\(success) \(String(reflecting: success)) \(SessionLine.event(success).json.text)"
        for personal in ["Shopper", "London", "2030", "billingAddress", "cardholderName"] {
            #expect(!shown.contains(personal))
        }
    }
}
