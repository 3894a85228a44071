import PrimerEventsTesting

extension ScenarioStory {
    /// Checkouts that do not start, stop, or end otherwise than by a card that is paid with.
    static let otherEndings: [ScenarioStory] = [
        ScenarioStory(
            scenario: .initFailure,
            native: """
                \(loading)
                \(erred("code: INVALID_CLIENT_TOKEN, diagnosticsId: diag-load, origin: integration,"))
                """,
            web: """
                \(loading)
                \(erred("code: INVALID_CLIENT_TOKEN, diagnosticsId: diag-load, origin: integration))"))
                """,
            states: """
                initializing
                failure invalid-client-token
                """),
        ScenarioStory(
            scenario: .failedRefresh,
            native: """
                \(begun)
                \(loading)
                \(erred("code: INVALID_CLIENT_TOKEN, diagnosticsId: diag-load, origin: integration,"))
                \(loading)
                \(idle)
                \(methods)
                """,
            web: """
                \(begun)
                \(loading)
                \(erred("code: INVALID_CLIENT_TOKEN, diagnosticsId: diag-load, origin: integration))"))
                \(loading)
                \(idle)
                \(methods)
                """,
            states: """
                initializing
                ready
                initializing
                failure invalid-client-token
                initializing
                ready
                """),
        ScenarioStory(
            scenario: .threeDS,
            native: """
                \(begun)
                \(cardStart)
                \(processing)
                primer:dialog-open from primer-checkout
                primer:dialog-close from primer-checkout
                \(paid("pay_1"))
                """,
            states: """
                initializing
                ready
                success pay_1 success
                """),
        ScenarioStory(
            scenario: .vaultWithCVV,
            native: """
                \(begun)
                primer:vault-methods-update from primer-vault-manager \
                (vaultedPayments: [VaultedPaymentMethodSummary(paymentMethodType: PAYMENT_CARD, \
                paymentInstrumentType: PAYMENT_CARD)], cvvRecapture: true,
                primer:vault-selection-change from primer-vault-manager
                primer:vault-submit from primer-vault-manager
                primer:payment-start from primer-vault-manager (paymentMethodType: PAYMENT_CARD,
                \(processing)
                \(successful)
                primer:payment-success from primer-checkout (payment: PaymentSummary(id: pay_1, orderId: order-1001,
                """,
            states: """
                initializing
                ready
                success pay_1 success
                """),
        ScenarioStory(
            scenario: .heldAndAborted,
            native: """
                \(begun)
                \(cardStart)
                \(failed("code: PAYMENT_CREATION_ABORTED, diagnosticsId: diag-aborted, origin: integration,"))
                primer:payment-failure from primer-checkout (error: PaymentFailureError(code: PAYMENT_CREATION_ABORTED,
                """,
            web: """
                \(begun)
                \(cardStart)
                \(failed("code: PAYMENT_CREATION_ABORTED, origin: integration))"))
                primer:payment-failure from primer-checkout (error: PaymentFailureError(code: PAYMENT_CREATION_ABORTED,
                """,
            states: """
                initializing
                ready
                failure merchant-error
                """),
        ScenarioStory(
            scenario: .dismissedWhileProcessing,
            native: """
                \(begun)
                \(cardStart)
                \(processing)
                primer:checkout-dismissed from primer-checkout \
                (attempt: outcomeUnknown, paymentMethodType: PAYMENT_CARD)
                """,
            states: """
                initializing
                ready
                dismissed
                """),
        ScenarioStory(
            scenario: .lateSuccess,
            native: """
                \(begun)
                \(cardStart)
                \(processing)
                primer:checkout-dismissed from primer-checkout \
                (attempt: outcomeUnknown, paymentMethodType: PAYMENT_CARD)
                \(paid("pay_1"))
                """,
            states: """
                initializing
                ready
                dismissed
                success pay_1 success
                """),
        ScenarioStory(
            scenario: .dismissed,
            native: """
                \(begun)
                primer:checkout-dismissed from primer-checkout
                """,
            states: """
                initializing
                ready
                dismissed
                """),
    ]
}
