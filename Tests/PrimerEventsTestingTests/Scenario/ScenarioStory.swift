import PrimerEventsTesting

/// What a scenario gives, written by hand from the catalogue: the events of a native source by its table 5.1, those of the
/// web by section 3, and the native states of both by 5.2 and 5.3.
///
/// Components are those of the catalogue's column "From". A line may be cut short after any word.
struct ScenarioStory: Sendable {
    let scenario: CheckoutScenario
    /// The events from native states.
    let native: EventTrace
    /// The events from the web; `nil` where they are the same.
    var web: EventTrace?
    /// The native states.
    let states: EventTrace
    /// The native states of what comes from the web; `nil` where they are the same.
    var webStates: EventTrace?
}

/// Lines that many stories share.
extension ScenarioStory {
    static let loading = state("isLoading: true, isProcessing: false, isSuccessful: false)")
    static let idle = state("isLoading: false, isProcessing: false, isSuccessful: false)")
    static let processing = state("isLoading: false, isProcessing: true, isSuccessful: false)")
    static let successful = state("isLoading: false, isProcessing: false, isSuccessful: true)")

    static func state(_ fields: String) -> String { "primer:state-change from primer-checkout (\(fields)" }

    static func erred(_ error: String) -> String {
        state("isLoading: false, isProcessing: false, isSuccessful: false, primerJsError: PrimerJSError(\(error)")
    }

    static func failed(_ error: String) -> String {
        state(
            "isLoading: false, isProcessing: false, isSuccessful: false, paymentFailure: PaymentFailureError(\(error)")
    }

    static let methods = """
        primer:methods-update from primer-payment-method-container \
        (methods: [InitializedPaymentMethod(type: PAYMENT_CARD), InitializedPaymentMethod(type: PAYPAL)])
        """

    static let begun = """
        \(loading)
        \(idle)
        primer:ready from primer-checkout
        \(methods)
        """

    static let typed = """
        primer:bin-data-loading-change from primer-input-card-number (loading: true)
        primer:bin-data-available from primer-input-card-number
        primer:bin-data-loading-change from primer-input-card-number (loading: false)
        """

    static func paid(_ id: String) -> String {
        """
        primer:card-success from primer-card-form (result: CardSubmissionResult(success: true, paymentId: \(id)))
        \(successful)
        primer:payment-success from primer-checkout (payment: PaymentSummary(id: \(id), orderId: order-1001,
        """
    }

    static let cardStart = "primer:payment-start from primer-card-form (paymentMethodType: PAYMENT_CARD,"
}
