import PrimerCheckoutStates
import PrimerEvents
import Testing

@Suite("Models show nothing private")
struct RedactionTests {
    /// Every way in which a value ends up as text.
    private func texts(_ value: any Redacted) -> [String] {
        var dumped = ""
        dump(value, to: &dumped)
        let reflected = Mirror(reflecting: value).children.map { "\($0.label ?? "") \($0.value)" }
        return [
            "\(value)", String(reflecting: value), String(describing: Optional(value)), "\([value])", dumped,
            reflected.joined(),
        ]
    }

    private static let models: [any Redacted] = [
        Canaries.address, Canaries.customer, Canaries.lineItem, Canaries.shipping, Canaries.order,
        Canaries.clientSession, PrimerFee(type: "SURCHARGE", amount: 98769), Canaries.result, Canaries.error,
        Canaries.checkoutData, PrimerCheckoutAdditionalInfo(values: ["CANARY": "CANARY"]), Canaries.instrument,
        Canaries.payer, Canaries.klarna,
        Canaries.savedMethod, Canaries.paymentMethodData,
        PrimerPaymentCreationDecision.continuePaymentCreation(withIdempotencyKey: "CANARY"),
        PrimerPaymentCreationDecision.abortPaymentCreation(withErrorMessage: "CANARY"),
        PrimerCheckoutState.ready(clientSession: Canaries.clientSession),
        PrimerCheckoutState.success(Canaries.result),
        PrimerCheckoutState.failure(Canaries.error, checkoutData: Canaries.checkoutData),
    ]

    @Test("printing, interpolating, dumping and reflecting a model shows no private value", arguments: models.indices)
    func hidesPrivateValues(index: Int) {
        for text in texts(Self.models[index]) {
            #expect(!text.contains("CANARY"))
            #expect(!text.contains("9876"))
        }
    }

    @Test(
        "what may be seen is seen",
        arguments: [
            (PrimerCheckoutState.initializing, "PrimerCheckoutState(state: initializing)"),
            (.dismissed, "PrimerCheckoutState(state: dismissed)"),
            (
                .ready(clientSession: PrimerClientSession(customerId: "c", orderId: "order-1", totalAmount: 5)),
                "PrimerCheckoutState(state: ready, clientSession: PrimerClientSession(orderId: order-1))"
            ),
            (
                .success(PaymentResult(paymentId: "pay_1", status: .pending, token: "t")),
                "PrimerCheckoutState(state: success, result: PaymentResult(paymentId: pay_1, status: pending))"
            ),
            (
                .failure(PrimerError(errorId: "payment-failed", diagnosticsId: "d-1", plainDescription: "p")),
                "PrimerCheckoutState(state: failure, error: PrimerError(errorId: payment-failed, diagnosticsId: d-1, "
                    + "transportCause: none))"
            ),
        ]
    )
    func showsTheRest(state: PrimerCheckoutState, text: String) {
        #expect("\(state)" == text)
    }

    @Test func `amounts, currency and customer ids are there for those who ask`() {
        let asked = Canaries.clientSession.exportable.fields.filter { $0.exposure == .onRequest }
        #expect(asked.map(\.name) == ["customerId", "currencyCode", "totalAmount"])
        #expect(asked.last?.value == .integer(98766))
    }
}
