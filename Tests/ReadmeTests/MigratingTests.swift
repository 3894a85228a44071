import PrimerEvents
import Testing

/// The guide for those who come from the web says what happens.
@MainActor struct MigratingTests {
    private let hub = PrimerEventHub(diagnostics: { _ in })
    private let screen = MigratedScreen()

    private func success(_ id: String) -> PaymentSuccess {
        PaymentSuccess(
            payment: PaymentSummary(id: id, orderId: "order-1"), paymentMethodType: .payPal,
            timestamp: UnixSeconds(seconds: 1))
    }

    @Test func `methods and state that came before the listener are heard`() {
        let checkout = hub.addCheckout()
        checkout.dispatchEvent(MethodsUpdate(methods: [InitializedPaymentMethod(type: .googlePay)]))
        checkout.dispatchEvent(StateChange())
        Migrated.progress(checkout, screen)
        #expect(screen.hasExpressMethod)
        #expect(screen.canSubmit)
    }

    @Test func `the gate continues with its key, and aborts without the terms`() async {
        let checkout = hub.addCheckout()
        Migrated.gate(checkout, screen)
        #expect(await checkout.requestPaymentCreation(.paymentCard) == .continue(idempotencyKey: "order-1-1"))
        checkout.attemptEnded()
        screen.termsAccepted = false
        #expect(await checkout.requestPaymentCreation(.paymentCard) == .abort())
    }

    @Test(arguments: [
        (ErrorOrigin.payment, "retry"), (.network, "verify pay_1"), (.integration, "report PAYMENT_FAILED"),
    ])
    func `a failure is met by its advice`(origin: ErrorOrigin, told: String) {
        let checkout = hub.addCheckout()
        Migrated.outcomes(checkout, screen)
        checkout.dispatchEvent(
            PaymentFailure(
                error: PaymentFailureError(
                    code: "PAYMENT_FAILED", message: KnownFailureTexts.declined[0].text(for: "pay_1"), origin: origin),
                payment: PaymentSummary(id: "pay_1", orderId: "order-1"), timestamp: UnixSeconds(seconds: 1)))
        #expect(screen.told == [told])
    }

    @Test func `a success is confirmed`() {
        let checkout = hub.addCheckout()
        Migrated.outcomes(checkout, screen)
        checkout.dispatchEvent(success("pay_1"))
        #expect(screen.told == ["confirm pay_1"])
    }

    @Test func `an aborted signal ends its listener`() {
        let checkout = hub.addCheckout()
        Migrated.tidyUp(checkout, screen)
        checkout.dispatchEvent(StateChange(isProcessing: true))
        #expect(screen.told.isEmpty)
    }

    @Test func `controls and triggers reach the host`() async throws {
        let checkout = hub.addCheckout()
        var submitted: [String?] = []
        checkout.respond(to: .cardSubmit) { submitted.append($0.detail.source) }
        let refreshed = DiagnosticRecorder()
        checkout.controlHandlers.refreshSession = { refreshed.record(.answerForgotten(event: "refreshed")) }
        try await Migrated.submit(checkout)
        #expect(submitted == ["pay-button"])
        #expect(refreshed.diagnostics.count == 1)
    }

    @Test func `the guide has a line for every event`() throws {
        let guide = try RepositoryText.read("Sources/PrimerEvents/PrimerEvents.docc/MigratingFromWebEvents.md")
        for entry in PrimerEventCatalogue.entries where entry.detailType != UnknownEvent.self {
            #expect(guide.contains("`\(entry.name)`"), "\(entry.name)")
        }
    }
}
