import PrimerEventCoding
import PrimerEvents
import Testing

/// What earlier versions of the web checkout sent, and by hand the detail that it is today.
@Suite struct FormerShapesTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var name: String
        var json: String?
        var detail: any PrimerEventDetail
        var testDescription: String { "\(name) \(json ?? "without a detail")" }

        init(_ name: String, _ json: String?, _ detail: some PrimerEventDetail) {
            self.name = name
            self.json = json
            self.detail = detail
        }
    }

    static let time = UnixSeconds(seconds: 5)

    static let unknownStart = PaymentStart(paymentMethodType: .unknown, timestamp: .unstated)

    static let payments = [
        Row("primer:payment-start", nil, unknownStart),
        Row("primer:payment-start", "null", unknownStart),
        Row(
            "primer:payment-success",
            #"{"paymentSummary":{"id":"p","orderId":"o","paymentMethodData":{"last4Digits":"4242"}},"timestamp":5}"#,
            success(PaymentSummary(id: "p", orderId: "o", paymentMethodData: PaymentMethodData(last4Digits: "4242")))),
        Row(
            "primer:payment-success",
            #"{"payment":{"id":"new"},"paymentSummary":{"id":"old"},"timestamp":5}"#,
            success(PaymentSummary(id: "new"))),
        Row(
            "primer:payment-success",
            #"""
            {"paymentSummary":{"last4Digits":"4242","expirationMonth":"12","expirationYear":"2030","network":"VISA",
            "cardholderName":"A Shopper","isNetworkTokenized":false,"paymentInstrumentType":"PAYMENT_CARD",
            "billingAddress":{"city":"London"},"threeDSecureAuthentication":{"responseCode":"AUTH"}},"timestamp":5}
            """#,
            success(PaymentSummary(paymentMethodData: PaymentMethodData(last4Digits: "4242", network: .visa)))),
        Row(
            "primer:payment-success",
            #"{"payment":{"id":"p","accountNumberLastFourDigits":"6789","bankName":"B"},"timestamp":5}"#,
            success(
                PaymentSummary(
                    id: "p",
                    paymentMethodData: PaymentMethodData(accountNumberLastFourDigits: "6789", bankName: "B")))),
        Row(
            "primer:payment-success",
            #"{"payment":{"paymentMethodData":null,"network":"VISA"},"timestamp":5}"#,
            success(PaymentSummary(paymentMethodData: PaymentMethodData(network: .visa)))),
        Row(
            "primer:payment-success",
            #"{"payment":{"paymentMethodData":{"network":"VISA"},"last4Digits":"4242"},"timestamp":5}"#,
            success(PaymentSummary(paymentMethodData: PaymentMethodData(network: .visa)))),
        Row(
            "primer:payment-cancel", #"{"payment":{"last4Digits":"4242"},"paymentMethodType":"PAYPAL","timestamp":5}"#,
            PaymentCancel(
                payment: PaymentSummary(paymentMethodData: PaymentMethodData(last4Digits: "4242")),
                paymentMethodType: .payPal, timestamp: time)),
        Row(
            "primer-oncheckout-complete", #"{"payment":{"id":"p","amount":4999}}"#,
            PaymentSuccess(payment: PaymentSummary(id: "p"), timestamp: .unstated)),
        Row(
            "primer-oncheckout-complete", #"{"payment":{"id":"p"},"timestamp":5}"#, success(PaymentSummary(id: "p"))),
    ]

    static let failures = [
        Row(
            "primer:payment-failure",
            #"{"error":{"code":"X","message":"m"},"paymentSummary":{"id":"p"},"timestamp":5}"#,
            PaymentFailure(
                error: PaymentFailureError(code: "X", message: "m"), payment: PaymentSummary(id: "p"), timestamp: time)),
        Row(
            "primer:payment-failure",
            #"{"error":{"code":"X","message":"m","data":{"error":{"origin":"network"}}},"timestamp":5}"#,
            PaymentFailure(error: failure(origin: .network, nested: "network"), timestamp: time)),
        Row(
            "primer:payment-failure",
            #"{"error":{"code":"X","message":"m","origin":null,"data":{"error":{"origin":"user"}}},"timestamp":5}"#,
            PaymentFailure(error: failure(origin: .user, nested: "user"), timestamp: time)),
        Row(
            "primer:payment-failure",
            #"{"error":{"code":"X","message":"m","origin":"payment","data":{"error":{"origin":"user"}}},"timestamp":5}"#,
            PaymentFailure(error: failure(origin: .payment, nested: "user"), timestamp: time)),
        Row(
            "primer:payment-failure",
            #"{"error":{"code":"X","message":"m","data":{"error":{"origin":7}}},"timestamp":5}"#,
            PaymentFailure(error: failure(origin: nil, nested: 7), timestamp: time)),
        Row(
            "primer-oncheckout-failure", #"{"error":{"code":"X","message":"m"},"payment":{"id":"p"}}"#,
            PaymentFailure(
                error: PaymentFailureError(code: "X", message: "m"), payment: PaymentSummary(id: "p"),
                timestamp: .unstated)),
        Row(
            "primer-oncheckout-failure", #"{"error":{},"payment":null}"#,
            PaymentFailure(error: PaymentFailureError(code: .paymentFailed), timestamp: .unstated)),
    ]

    static let states = [
        Row("primer-state-changed", "null", StateChange(state: nil)),
        Row("primer:state-change", nil, StateChange(state: nil)),
        Row("primer:state-change", state(#""error":null,"failure":null"#), StateChange()),
        Row(
            "primer-state-changed", state(#""error":null,"failure":{"code":"X","message":"m","details":"d"}"#),
            StateChange(paymentFailure: PaymentFailureError(code: "X", message: "m", diagnosticsId: "d"))),
        Row(
            "primer:state-change",
            state(#""failure":{"code":"X","message":"m","details":{"diagnosticsId":"d","step":1}}"#),
            StateChange(
                paymentFailure: PaymentFailureError(
                    code: "X", message: "m", diagnosticsId: "d", extras: ["details": ["diagnosticsId": "d", "step": 1]])
            )),
        Row(
            "primer:state-change", state(#""failure":{"code":"X","message":"m"}"#),
            StateChange(paymentFailure: PaymentFailureError(code: "X", message: "m"))),
        Row(
            "primer:state-change",
            state(#""paymentFailure":{"code":"X","message":"m","data":{"error":{"origin":"payment"}}}"#),
            StateChange(paymentFailure: failure(origin: .payment, nested: "payment"))),
        Row(
            "primer:state-change", state(#""error":{"code":"X","message":"m","suggestion":"s"}"#),
            StateChange(primerJsError: PrimerJSError(code: "X", message: "m", suggestion: "s"))),
        Row(
            "primer:state-change", state(#""error":{},"failure":null"#),
            StateChange(primerJsError: PrimerJSError(code: "UNKNOWN"))),
        Row(
            "primer:state-change", state(#""primerJsError":{"message":"m"},"paymentFailure":null"#),
            StateChange(primerJsError: PrimerJSError(code: "UNKNOWN", message: "m"))),
        Row(
            "primer:state-change", state(#""primerJsError":null,"error":{"code":"X","message":"m"}"#), StateChange()),
    ]

    static let methods = MethodsUpdate(methods: [.paymentCard, .payPal].map(InitializedPaymentMethod.init(type:)))

    static let lists = [
        Row("primer:methods-update", #"{"_methods":[{"type":"PAYMENT_CARD"},{"type":"PAYPAL"}]}"#, methods),
        Row(
            "primer-payment-methods-updated",
            #"{"map":{"PAYMENT_CARD":{"type":"PAYMENT_CARD"},"PAYPAL":{"type":"PAYPAL"}},"count":2,"cache":{}}"#,
            methods
        ),
        Row(
            "primer:payment-methods-updated", #"[{"type":"PAYMENT_CARD","manager":{}},{"type":"PAYPAL"}]"#, methods),
        Row("primer:methods-update", #"{"list":[]}"#, MethodsUpdate(methods: [])),
        Row(
            "primer:vault:methods-update",
            #"{"vaultedPayments":{"list":[\#(vaulted)],"selected":null},"timestamp":5}"#, vaultUpdate(.unknown, nil)),
        Row(
            "primer:vault-methods-update", #"{"vaultedPayments":{"byId":{"v":\#(vaulted)}},"timestamp":5}"#,
            vaultUpdate(.unknown, nil)),
        Row(
            "primer:vault:methods-update",
            #"""
            {"vaultedPayments":[{"id":"v","paymentMethodType":"PAYMENT_CARD","last4Digits":"1111","network":"VISA",
            "cardholderName":"A Shopper","expirationMonth":"12","expirationYear":"2030"}],"timestamp":5}
            """#,
            vaultUpdate(
                .paymentCard,
                .card(
                    VaultedCard(
                        last4Digits: "1111", network: .visa, cardholderName: "A Shopper", expirationMonth: "12",
                        expirationYear: "2030")),
                method: .paymentCard, analyticsId: "")),
        Row(
            "primer:vault:methods-update",
            #"{"vaultedPayments":[{"id":"v","paymentMethodType":"PAYPAL"}],"timestamp":5}"#,
            vaultUpdate(.unknown, nil, method: .payPal, analyticsId: "")),
    ]

    static let others = [
        Row("primer-checkout-initialized", "{}", Ready()),
        Row(
            "primer-card-submit-errors",
            #"{"errors":[{"field":"cardNumber","name":"cardNumber","error":"Invalid card number"}]}"#,
            CardError(errors: [
                CardFieldError(
                    field: "cardNumber", name: "cardNumber", error: "Invalid card number",
                    message: "Invalid card number")
            ])),
        Row(
            "primer:card-error",
            #"{"errors":[{"name":"a","error":"REQUIRED","message":"m"},{"name":"b","error":"e"}]}"#,
            CardError(errors: [
                CardFieldError(name: "a", error: "REQUIRED", message: "m"),
                CardFieldError(name: "b", error: "e", message: "e"),
            ])),
        Row(
            "primer-card-submit-success", #"{"result":{"success":true}}"#,
            CardSuccess(result: CardSubmissionResult(success: true))),
        Row("primer-card-network-change", "null", CardNetworkChange(networks: nil)),
        Row(
            "primer:vault:selection-change", #"{"paymentMethodId":null,"timestamp":5}"#,
            VaultSelectionChange(paymentMethodId: nil, timestamp: time)),
        Row(
            "primer:show-other-payments-toggled", #"{"expanded":true,"timestamp":5}"#,
            ShowOtherPaymentsToggled(expanded: true, timestamp: time)),
        Row("primer:show-other-payments-toggle", nil, ShowOtherPaymentsToggle()),
    ]

    @Test(arguments: payments + failures + states + lists + others)
    func `a former shape is read as the detail that it is today`(row: Row) throws {
        let json = try row.json.map { try JSONValue(parsing: $0.utf8) }
        let read = try DecodedEvent(row.name, detail: json)
        #expect(read == DecodedEvent(row.detail))
        // What was read is written in today's shape, and that is read as the same.
        #expect(try DecodedEvent(read.type, detail: EventEncoder.json(of: read.detail)) == read)
    }

    // MARK: - Details

    private static func success(_ payment: PaymentSummary) -> PaymentSuccess {
        PaymentSuccess(payment: payment, timestamp: time)
    }

    private static func failure(origin: ErrorOrigin?, nested: JSONValue) -> PaymentFailureError {
        PaymentFailureError(
            code: "X", message: "m", origin: origin, extras: ["data": ["error": ["origin": nested]]])
    }

    private static func state(_ errors: String) -> String {
        #"{"isLoading":false,"isProcessing":false,"isSuccessful":false,\#(errors)}"#
    }

    private static let vaulted =
        #"{"id":"v","analyticsId":"a","paymentMethodType":"M","paymentInstrumentType":"UNKNOWN","isSelected":true}"#

    private static func vaultUpdate(
        _ kind: VaultedInstrumentType, _ data: VaultedInstrumentData?, method: PaymentMethodType = "M",
        analyticsId: String = "a"
    ) -> VaultMethodsUpdate {
        VaultMethodsUpdate(
            vaultedPayments: [
                VaultedPaymentMethodSummary(
                    id: "v", analyticsId: analyticsId, paymentMethodType: method, paymentInstrumentType: kind,
                    paymentInstrumentData: data, isSelected: analyticsId.isEmpty ? nil : true)
            ], timestamp: time)
    }
}
