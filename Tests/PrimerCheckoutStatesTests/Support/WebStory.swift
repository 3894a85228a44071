import PrimerEvents

@testable import PrimerCheckoutStates

/// Web events and native states in the short words of the tables in these tests.
enum WebStory {
    static let order = PrimerClientSession(orderId: "order-1")

    // MARK: Events

    static let loading = WebInput.stateChange(StateChange.State(isLoading: true))
    static let idle = WebInput.stateChange(StateChange.State())
    static let processing = WebInput.stateChange(StateChange.State(isProcessing: true))
    static let successful = WebInput.stateChange(StateChange.State(isSuccessful: true))
    static let ready = WebInput.ready(order)
    static let paid = WebInput.paymentSuccess(success())
    static let paidAnew = WebInput.paymentSuccess(success("pay_2"))
    static let declined = WebInput.paymentFailure(failure("d-1"))
    static let declinedAgain = WebInput.paymentFailure(failure("d-2"))
    static let byShopper = WebInput.paymentFailure(failure("d-user", code: .paymentCancelled, origin: .user))
    static let dismissed = WebInput.checkoutDismissed(CheckoutDismissed())
    static let dismissedInAttempt = WebInput.checkoutDismissed(
        CheckoutDismissed(attempt: .outcomeUnknown, paymentMethodType: .payPal))
    /// What a checkout hears until it can take a payment.
    static let untilReady = [loading, idle, ready]

    static func start(_ method: PaymentMethodType = .payPal, _ source: PaymentSource? = nil) -> WebInput {
        .paymentStart(method, source)
    }

    /// A state with a `primerJsError` in it.
    static func erred(
        _ diagnosticsId: String?, isLoading: Bool = false, isProcessing: Bool = false,
        paymentFailure: PaymentFailureError? = nil
    ) -> WebInput {
        .stateChange(
            StateChange.State(
                isLoading: isLoading, isProcessing: isProcessing,
                primerJsError: PrimerJSError(code: .initializationError, diagnosticsId: diagnosticsId),
                paymentFailure: paymentFailure))
    }

    static func success(
        _ id: String? = "pay_1", _ method: PaymentMethodType? = .payPal, status: PaymentOutcomeStatus? = nil
    ) -> PaymentSuccess {
        PaymentSuccess(
            payment: PaymentSummary(id: id), paymentMethodType: method, timestamp: Story.now, status: status)
    }

    static func failure(
        _ diagnosticsId: String, code: ErrorCode = .paymentFailed, origin: ErrorOrigin? = .payment
    ) -> PaymentFailure {
        PaymentFailure(
            error: PaymentFailureError(code: code, diagnosticsId: diagnosticsId, origin: origin), timestamp: Story.now)
    }

    // MARK: States

    static func line(_ state: PrimerCheckoutState) -> String {
        switch state {
        case .initializing: "initializing"
        case .ready(let clientSession): "ready{\(clientSession.orderId ?? "empty")}"
        case .success(let result): "success{\(result.paymentId), \(result.status)}"
        case .dismissed: "dismissed"
        case .failure(let error, let checkoutData): "failure{\(facts(error, checkoutData).joined(separator: ", "))}"
        }
    }

    private static func facts(_ error: PrimerError, _ checkoutData: PrimerCheckoutData?) -> [String] {
        [error.errorId, error.diagnosticsId, checkoutData?.payment?.id].compactMap(\.self)
    }

    static func line(_ output: WebOutput) -> String {
        switch output {
        case .state(let state): line(state)
        case .completion(let state): "completion \(line(state))"
        case .diagnose(let diagnostic): "diagnostic \(diagnostic.caseName)"
        }
    }
}
