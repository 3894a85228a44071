import PrimerEventsTesting

extension ScenarioStory {
    static let all: [ScenarioStory] =
        [
            ScenarioStory(
                scenario: .success,
                native: """
                    \(begun)
                    \(typed)
                    \(cardStart)
                    \(processing)
                    \(paid("pay_1"))
                    """,
                states: """
                    initializing
                    ready
                    success pay_1 success
                    """),
            ScenarioStory(
                scenario: .pending,
                native: """
                    \(begun)
                    primer:payment-start from primer-payment-method-container (paymentMethodType: KLARNA,
                    \(processing)
                    \(successful)
                    primer:payment-success from primer-checkout (payment: PaymentSummary(id: pay_1, orderId: order-1001,
                    """,
                states: """
                    initializing
                    ready
                    success pay_1 pending
                    """),
            ScenarioStory(
                scenario: .declineThenRetry,
                native: """
                    \(begun)
                    \(typed)
                    \(cardStart)
                    \(processing)
                    \(failed("code: PAYMENT_FAILED, diagnosticsId: diag-declined, origin: payment, isOriginDerived: true,"))
                    primer:payment-failure from primer-checkout (error: PaymentFailureError(code: PAYMENT_FAILED,
                    \(cardStart)
                    \(processing)
                    \(paid("pay_2"))
                    """,
                web: """
                    \(begun)
                    \(typed)
                    \(cardStart)
                    \(processing)
                    \(failed("code: PAYMENT_FAILED, diagnosticsId: diag-declined, origin: payment))"))
                    primer:payment-failure from primer-checkout (error: PaymentFailureError(code: PAYMENT_FAILED,
                    \(cardStart)
                    \(processing)
                    \(paid("pay_2"))
                    """,
                states: """
                    initializing
                    ready
                    failure payment-failed pay_1
                    success pay_2 success
                    """),
            ScenarioStory(
                scenario: .networkFailure,
                native: """
                    \(begun)
                    \(cardStart)
                    \(processing)
                    \(failed("code: REQUEST_TIMEOUT, diagnosticsId: diag-network, origin: network, isOriginDerived: true,"))
                    primer:payment-failure from primer-checkout (error: PaymentFailureError(code: REQUEST_TIMEOUT,
                    """,
                web: """
                    \(begun)
                    \(cardStart)
                    \(processing)
                    \(failed("code: REQUEST_TIMEOUT, diagnosticsId: diag-network, origin: network))"))
                    primer:payment-failure from primer-checkout (error: PaymentFailureError(code: REQUEST_TIMEOUT,
                    """,
                states: """
                    initializing
                    ready
                    failure failed-to-create-payment
                    """,
                webStates: """
                    initializing
                    ready
                    failure generic-underlying-errors
                    """),
            ScenarioStory(
                scenario: .shopperCancels,
                native: """
                    \(begun)
                    primer:payment-start from primer-payment-method-container (paymentMethodType: APPLE_PAY,
                    \(processing)
                    \(idle)
                    primer:payment-cancel from primer-checkout (paymentMethodType: APPLE_PAY,
                    """,
                states: """
                    initializing
                    ready
                    """),
            ScenarioStory(
                scenario: .payPalClosed,
                native: """
                    \(begun)
                    primer:payment-start from primer-payment-method-container (paymentMethodType: PAYPAL,
                    \(processing)
                    \(idle)
                    primer:payment-cancel from primer-checkout (paymentMethodType: PAYPAL,
                    """,
                web: """
                    \(begun)
                    primer:payment-start from primer-payment-method-container (paymentMethodType: PAYPAL,
                    primer:payment-start from primer-payment-method-container (paymentMethodType: PAYPAL,
                    \(processing)
                    \(idle)
                    primer:payment-cancel from primer-checkout (paymentMethodType: PAYPAL,
                    primer:payment-failure from primer-checkout (error: PaymentFailureError(code: PAYMENT_CANCELLED,
                    primer:payment-failure from primer-checkout (error: PaymentFailureError(code: PAYMENT_CANCELLED,
                    """,
                states: """
                    initializing
                    ready
                    """),
        ] + otherEndings
}
