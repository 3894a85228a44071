import PrimerCheckoutStates
import PrimerEventCoding
import PrimerEvents
import StateLines
import Testing

@Suite("Native states as lines")
struct StateLineTests {
    /// Every member of every model, and the same with none of the optional ones.
    static let rows: [(state: PrimerCheckoutState, text: String)] = [
        (.initializing, #""state":"initializing""#),
        (.dismissed, #""state":"dismissed""#),
        (.ready(clientSession: PrimerClientSession()), #""state":"ready","clientSession":{}"#),
        (
            .ready(clientSession: session),
            #""state":"ready","clientSession":{"customerId":"c","orderId":"o","currencyCode":"EUR","totalAmount":4999,"#
                + #""lineItems":[{"itemId":"i","itemDescription":"d","amount":1,"discountAmount":2,"quantity":3,"#
                + #""taxCode":"t","taxAmount":4},{}],"orderDetails":{"countryCode":"GB","#
                + #""shipping":{"amount":-5,"methodId":"m","methodName":"n","methodDescription":"d"}},"#
                + #""customer":{"emailAddress":"e","mobileNumber":"1","firstName":"f","lastName":"l","#
                + #""billingAddress":{"firstName":"f","lastName":"l","addressLine1":"1","addressLine2":"2","#
                + #""city":"c","state":"s","countryCode":"GB","postalCode":"p"},"shippingAddress":{}},"#
                + #""paymentMethod":{"orderedAllowedCardNetworks":["VISA","OTHER","CARTES_BANCAIRES"]},"#
                + #""fees":[{"type":"SURCHARGE","amount":6}]}"#
        ),
        (
            .success(PaymentResult(paymentId: "p", status: .success)),
            #""state":"success","result":{"paymentId":"p","status":"success"}"#
        ),
        (
            .success(
                PaymentResult(
                    paymentId: "p", status: .pending, token: "t", redirectUrl: "r", errorMessage: "e", amount: 4999,
                    currencyCode: "EUR", paymentMethodType: "PAYPAL")),
            #""state":"success","result":{"paymentId":"p","status":"pending","token":"t","redirectUrl":"r","#
                + #""errorMessage":"e","amount":4999,"currencyCode":"EUR","paymentMethodType":"PAYPAL"}"#
        ),
        (
            .failure(PrimerError(errorId: "e", diagnosticsId: "d")),
            #""state":"failure","error":{"errorId":"e","diagnosticsId":"d"}"#
        ),
        (
            .failure(
                PrimerError(
                    errorId: "e", diagnosticsId: "d", recoverySuggestion: "r", errorDescription: "x",
                    plainDescription: "p", transportCause: .timeout),
                checkoutData: PrimerCheckoutData(
                    payment: PrimerCheckoutDataPayment(
                        id: "i", orderId: "o", paymentFailureReason: .cancelledByCustomer, status: "FAILED"),
                    additionalInfo: PrimerCheckoutAdditionalInfo(values: ["b": "2", "a": "1"]),
                    checkoutOutcome: .determineFromPaymentStatus)),
            #""state":"failure","error":{"errorId":"e","diagnosticsId":"d","recoverySuggestion":"r","#
                + #""errorDescription":"x","plainDescription":"p","transportCause":"timeout"},"checkoutData":{"#
                + #""payment":{"id":"i","orderId":"o","paymentFailureReason":"cancelled-by-customer","#
                + #""status":"FAILED"},"additionalInfo":{"a":"1","b":"2"},"#
                + #""checkoutOutcome":"DETERMINE_FROM_PAYMENT_STATUS"}"#
        ),
        (
            .failure(PrimerError(errorId: "e", diagnosticsId: "d"), checkoutData: PrimerCheckoutData(payment: nil)),
            #""state":"failure","error":{"errorId":"e","diagnosticsId":"d"},"checkoutData":{}"#
        ),
    ]

    static let session = PrimerClientSession(
        customerId: "c", orderId: "o", currencyCode: "EUR", totalAmount: 4999,
        lineItems: [
            PrimerLineItem(
                itemId: "i", itemDescription: "d", amount: 1, discountAmount: 2, quantity: 3, taxCode: "t",
                taxAmount: 4), PrimerLineItem(),
        ],
        orderDetails: PrimerOrder(
            countryCode: "GB",
            shipping: PrimerShipping(amount: -5, methodId: "m", methodName: "n", methodDescription: "d")),
        customer: PrimerCustomer(
            emailAddress: "e", mobileNumber: "1", firstName: "f", lastName: "l",
            billingAddress: PrimerAddress(
                firstName: "f", lastName: "l", addressLine1: "1", addressLine2: "2", city: "c", state: "s",
                countryCode: "GB", postalCode: "p"),
            shippingAddress: PrimerAddress()),
        paymentMethod: PrimerClientSession.PaymentMethod(
            orderedAllowedCardNetworks: [.visa, .unknown, .cartesBancaires]),
        fees: [PrimerFee(type: "SURCHARGE", amount: 6)])

    @Test("A state is written as its line, and read back from it", arguments: rows.indices)
    func bothWays(index: Int) throws {
        let (state, text) = Self.rows[index]
        let line = StateLine(checkout: "checkout-1", state: state)
        let expected = #"{"checkout":"checkout-1",\#(text)}"#
        #expect(line.json.text == expected)
        #expect(try StateLine(decoding: expected.utf8) == line)
    }

    @Test("A network that nobody knows keeps its place")
    func unknownNetwork() throws {
        let text = #"{"orderedAllowedCardNetworks":["VISA","NEW","MIR"]}"#
        let line = try StateLine(
            decoding: #"{"checkout":"c","state":"ready","clientSession":{"paymentMethod":\#(text)}}"#.utf8)
        let networks = PrimerClientSession.PaymentMethod(orderedAllowedCardNetworks: [.visa, .unknown, .mir])
        #expect(line.state == .ready(clientSession: PrimerClientSession(paymentMethod: networks)))
    }

    @Test("null counts as absent, members that nobody knows are ignored")
    func lenience() throws {
        let text = #"{"x":1,"checkout":"c","state":"failure","error":{"errorId":"e","diagnosticsId":"d","#
        let line = try StateLine(decoding: (text + #""transportCause":null,"y":[]},"checkoutData":null}"#).utf8)
        #expect(line == StateLine(checkout: "c", state: .failure(PrimerError(errorId: "e", diagnosticsId: "d"))))
    }

    @Test(
        "A line that is no state is an error with its place that tells no value",
        arguments: [
            (#"{"#, "no valid JSON at byte 1: the text ends too early"),
            (#"[]"#, "expected an object, found an array"),
            (#"{"state":"dismissed"}"#, "checkout: expected a string, found nothing"),
            (#"{"checkout":1,"state":"dismissed"}"#, "checkout: expected a string, found a number"),
            (#"{"checkout":"c"}"#, "state: expected a string, found nothing"),
            (
                #"{"checkout":"c","state":"CANARY"}"#,
                "state: expected one of initializing, ready, success, dismissed, failure, found a string"
            ),
            (#"{"checkout":"c","state":"ready"}"#, "clientSession: expected an object, found nothing"),
            (
                #"{"checkout":"c","state":"ready","clientSession":{"totalAmount":49.99}}"#,
                "clientSession.totalAmount: expected a whole number, found a number"
            ),
            (
                #"{"checkout":"c","state":"ready","clientSession":{"lineItems":[{},{"amount":"CANARY"}]}}"#,
                "clientSession.lineItems[1].amount: expected a whole number, found a string"
            ),
            (
                #"{"checkout":"c","state":"ready","clientSession":{"fees":[{"type":"SURCHARGE"}]}}"#,
                "clientSession.fees[0].amount: expected a whole number, found nothing"
            ),
            (
                #"{"checkout":"c","state":"success","result":{"paymentId":"p","status":"CANARY"}}"#,
                "result.status: expected one of pending, success, failed, found a string"
            ),
            (
                #"{"checkout":"c","state":"failure","error":{"errorId":"CANARY"}}"#,
                "error.diagnosticsId: expected a string, found nothing"
            ),
            (
                #"{"checkout":"c","state":"failure","error":{"errorId":"e","diagnosticsId":"d"},"#
                    + #""checkoutData":{"additionalInfo":{"CANARY":1}}}"#,
                "checkoutData.additionalInfo: expected a string, found a number"
            ),
        ])
    func bad(line: String, text: String) throws {
        let error = try #require(throws: StateLineError.self) { try StateLine(decoding: line.utf8) }
        #expect(error.description == text)
        #expect(error.line == nil)
    }

    @Test("A bad line is an error with its number, and its neighbours are read")
    func neighbours() throws {
        let good = #"{"checkout":"c","state":"dismissed"}"#
        let lines = StateLine.read((good + "\n\n{}\r\n" + good).utf8)
        #expect(lines.count == 3)
        #expect(try lines[0].get() == lines[2].get())
        let error = try #require(throws: StateLineError.self) { try lines[1].get() }
        #expect(error.description == "line 3: checkout: expected a string, found nothing")
    }

    @Test("A line over the limit is an error, and the next is read")
    func tooLong() throws {
        let good = #"{"checkout":"c","state":"dismissed"}"#
        let long = String(repeating: " ", count: 100) + good + "\n"
        let lines = StateLine.read((long + good).utf8, limits: CodingLimits(bytesPerLine: 60))
        let error = try #require(throws: StateLineError.self) { try lines[0].get() }
        #expect(error.description == "line 1: exceeds a limit: more than 60 bytes")
        #expect(try lines[1].get().state == .dismissed)
    }
}
