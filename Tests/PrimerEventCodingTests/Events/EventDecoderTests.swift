import PrimerEvents
import Testing

@testable import PrimerEventCoding

@Suite("Decoding details")
struct EventDecoderTests {
    private func decode<Detail: PrimerEventDetail>(
        _ type: Detail.Type, _ json: String, named name: String? = nil
    ) throws -> Detail {
        let detail = try EventDecoder.detail(
            ofEventNamed: name ?? Detail.eventType, from: JSONValue(parsing: json.utf8))
        return try #require(detail as? Detail)
    }

    @Test("Every entry of the catalogue is decoded, and nothing else is")
    func complete() {
        let decoded = EventDecoder.types.map { ObjectIdentifier($0) }
        let entries = PrimerEventCatalogue.entries.map { ObjectIdentifier($0.detailType) }
        #expect(decoded.count == 24)
        #expect(Set(decoded) == Set(entries).subtracting([ObjectIdentifier(UnknownEvent.self)]))
    }

    @Test("An unknown name becomes an unknown event with its JSON")
    func unknown() throws {
        let json: JSONValue = ["step": 1, "data": [true, nil]]
        let detail = try EventDecoder.detail(ofEventNamed: "primer:3ds-challenge", from: json)
        #expect(detail as? UnknownEvent == UnknownEvent(name: "primer:3ds-challenge", detail: json))
        #expect(try DecodedEvent("primer:3ds-challenge", detail: json).type == "primer:3ds-challenge")
    }

    @Test("An unknown event tells no detail from null")
    func unknownWithoutDetail() throws {
        #expect(try DecodedEvent("app:mine", detail: nil) == DecodedEvent(UnknownEvent(name: "app:mine")))
        #expect(
            try DecodedEvent("app:mine", detail: .null) == DecodedEvent(UnknownEvent(name: "app:mine", detail: .null)))
    }

    @Test("The name of the carrier of unknown events is itself unknown")
    func carrier() throws {
        let detail = try EventDecoder.detail(ofEventNamed: UnknownEvent.eventType, from: nil)
        #expect(detail as? UnknownEvent == UnknownEvent(name: UnknownEvent.eventType))
    }

    @Test("Events without data take any detail", arguments: ["null", "{}", "[1]", "\"text\"", "7"])
    func withoutData(json: String) throws {
        #expect(try decode(Ready.self, json) == Ready())
        #expect(try decode(DialogOpen.self, json) == DialogOpen())
        #expect(try decode(DialogClose.self, json) == DialogClose())
    }

    @Test("Triggers, a dismissal, a state and card networks need no detail")
    func detailOptional() throws {
        for json in [nil, JSONValue.null] {
            #expect(try DecodedEvent("primer:card-submit", detail: json) == DecodedEvent(CardSubmit()))
            #expect(try DecodedEvent("primer:vault-submit", detail: json) == DecodedEvent(VaultSubmit()))
            #expect(
                try DecodedEvent("primer:show-other-payments-toggle", detail: json)
                    == DecodedEvent(ShowOtherPaymentsToggle()))
            #expect(try DecodedEvent("primer:checkout-dismissed", detail: json) == DecodedEvent(CheckoutDismissed()))
            #expect(try DecodedEvent("primer:state-change", detail: json) == DecodedEvent(StateChange(state: nil)))
            #expect(
                try DecodedEvent("primer:card-network-change", detail: json)
                    == DecodedEvent(CardNetworkChange(networks: nil)))
        }
    }

    // MARK: - Fields that no recording has

    @Test("A dismissal says what became of the attempt")
    func dismissed() throws {
        let json = #"{"attempt":"outcomeUnknown","paymentMethodType":"PAYPAL"}"#
        #expect(
            try decode(CheckoutDismissed.self, json)
                == CheckoutDismissed(attempt: .outcomeUnknown, paymentMethodType: .payPal))
    }

    @Test("A success carries the native extensions")
    func successExtensions() throws {
        let json = #"{"payment":{"id":"p"},"timestamp":5,"status":"pending","amount":4999,"currencyCode":"EUR"}"#
        #expect(
            try decode(PaymentSuccess.self, json)
                == PaymentSuccess(
                    payment: PaymentSummary(id: "p"), timestamp: UnixSeconds(seconds: 5), status: .pending,
                    amount: MinorUnits(4999), currencyCode: "EUR"))
    }

    @Test("A failure carries the native extensions")
    func failureExtensions() throws {
        let json = #"""
            {"error":{"code":"PAYMENT_FAILED","message":"m","nativeErrorId":"payment-failed","origin":"primer",
            "isOriginDerived":true},"timestamp":5,"status":"failed"}
            """#
        let error = PaymentFailureError(
            code: .paymentFailed, message: "m", origin: .primer, isOriginDerived: true, nativeErrorId: "payment-failed")
        #expect(
            try decode(PaymentFailure.self, json)
                == PaymentFailure(error: error, timestamp: UnixSeconds(seconds: 5), status: .failed))
    }

    @Test(
        "A diagnostics id that is absent, null or there is told apart",
        arguments: [
            ("", Nullable<String>.absent), (", \"diagnosticsId\": null", .null),
            (", \"diagnosticsId\": \"d\"", .value("d")),
        ])
    func diagnosticsId(member: String, stated: Nullable<String>) throws {
        let json = #"{"error":{"code":"X","message":"m"\#(member)},"timestamp":5}"#
        #expect(try decode(PaymentFailure.self, json).error.statedDiagnosticsId == stated)
    }

    @Test("Klarna's address is read from its session data")
    func klarna() throws {
        let json = #"""
            {"vaultedPayments":[{"id":"v","analyticsId":"a","paymentMethodType":"KLARNA",
            "paymentInstrumentType":"KLARNA_CUSTOMER_TOKEN","isSelected":true,"paymentInstrumentData":
            {"email":"e","phoneNumber":"1","sessionData":{"billingAddress":{"city":"Oslo"}}}}],"timestamp":5}
            """#
        let vaulted = try #require(decode(VaultMethodsUpdate.self, json).vaultedPayments.first)
        #expect(
            vaulted.paymentInstrumentData
                == .klarna(
                    VaultedKlarnaAccount(email: "e", phoneNumber: "1", billingAddress: PostalAddress(city: "Oslo"))))
        #expect(vaulted.isSelected == true)
    }

    @Test("Numbers that JSON writes with a fraction of zero are whole", arguments: ["1764470410.0", "1.764470410e9"])
    func wholeNumber(literal: String) throws {
        let json = #"{"paymentMethodType":"PAYPAL","timestamp":\#(literal)}"#
        #expect(try decode(PaymentStart.self, json).timestamp == UnixSeconds(seconds: 1_764_470_410))
    }

    // MARK: - Members that nobody knows

    @Test("Open records keep unknown members in order")
    func openRecords() throws {
        let extras: JSONObject = ["z": 1, "a": [nil, "\u{2028}"]]
        let members = "\"z\":1,\"a\":[null,\"\u{2028}\"]"
        #expect(
            try decode(PaymentApprovalRequired.self, #"{"paymentAttemptId":"x",\#(members)}"#)
                == PaymentApprovalRequired(paymentAttemptId: "x", extras: extras))
        #expect(try decode(CardSuccess.self, #"{"result":{\#(members),"success":true}}"#).result.extras == extras)
        #expect(
            try decode(PaymentFailure.self, #"{"error":{"code":"X",\#(members),"message":"m"},"timestamp":5}"#)
                .error.extras.members == extras.members)
        let address = #"{"paymentMethodType":"P","shippingAddress":{\#(members)},"timestamp":5}"#
        #expect(try decode(ShippingAddressChange.self, address).shippingAddress.extras == extras)
        let option = #"{"paymentMethodType":"P","selectedShippingOption":{"amount":-5,\#(members)},"timestamp":5}"#
        #expect(
            try decode(ShippingOptionChange.self, option).selectedShippingOption
                == ShippingOption(amount: MinorUnits(-5), extras: extras))
        let state = #"{"isLoading":false,"isProcessing":false,"isSuccessful":false,"primerJsError":"#
        let error = try decode(StateChange.self, state + #"{"code":"X","message":"m","error":{"c":1},\#(members)}}"#)
        #expect(error.primerJsError == PrimerJSError(code: "X", message: "m", error: ["c": 1], extras: extras))
    }

    @Test("An instrument of an unknown kind is kept as the record it is")
    func unknownInstrument() throws {
        let json = #"""
            {"vaultedPayments":[{"id":"v","analyticsId":"a","paymentMethodType":"X","paymentInstrumentType":"NEW",
            "paymentInstrumentData":{"b":1,"a":2}}],"timestamp":5}
            """#
        let vaulted = try #require(decode(VaultMethodsUpdate.self, json).vaultedPayments.first)
        #expect(vaulted.paymentInstrumentData == .other(["b": 1, "a": 2]))
    }

    @Test("Other records ignore unknown members")
    func closedRecords() throws {
        #expect(
            try decode(BinDataLoadingChange.self, #"{"loading":true,"z":{}}"#) == BinDataLoadingChange(loading: true))
    }
}
