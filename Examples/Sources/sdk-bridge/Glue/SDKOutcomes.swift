import Foundation
import PrimerCheckoutStates
import PrimerSDK

// The SDK's states and outcomes as ours.

extension PrimerCheckoutStates.PrimerCheckoutState {
    /// The same state; `nil` for one that the SDK adds in a later version.
    init?(_ state: PrimerSDK.PrimerCheckoutState) {
        switch state {
        case .initializing: self = .initializing
        case .ready(let clientSession): self = .ready(clientSession: .init(clientSession))
        case .success(let result): self = .success(.init(result))
        case .dismissed: self = .dismissed
        case .failure(let error, let data): self = .failure(.init(error), checkoutData: .init(data, of: error))
        @unknown default: return nil
        }
    }
}

extension PrimerCheckoutStates.PaymentResult {
    init(_ result: PrimerSDK.PaymentResult) {
        self.init(
            paymentId: result.paymentId, status: .init(result.status), token: result.token,
            redirectUrl: result.redirectUrl, errorMessage: result.errorMessage, amount: result.amount,
            currencyCode: result.currencyCode, paymentMethodType: result.paymentMethodType)
    }
}

extension PrimerCheckoutStates.PaymentStatus {
    init(_ status: PrimerSDK.PaymentStatus) {
        self =
            switch status {
            case .pending: .pending
            case .success: .success
            case .failed: .failed
            // A payment exists and nobody says that it is settled.
            @unknown default: .pending
            }
    }
}

extension PrimerCheckoutStates.PrimerError {
    init(_ error: PrimerSDK.PrimerError) {
        self.init(
            errorId: error.errorId, diagnosticsId: error.diagnosticsId,
            recoverySuggestion: error.recoverySuggestion, errorDescription: error.errorDescription,
            plainDescription: error.plainDescription, transportCause: error.transportCause)
    }
}

extension PrimerSDK.PrimerError {
    /// How the request behind it failed on its way, which distinguishes a decline from a payment that may exist.
    fileprivate var transportCause: PrimerCheckoutStates.PrimerError.TransportCause {
        if case .underlyingErrors(let errors, _) = self { return .init(of: errors) }
        if case .failedToCreateSession(let error?, _) = self { return .init(of: [error]) }
        return .none
    }
}

extension PrimerCheckoutStates.PrimerError.TransportCause {
    /// The ids of the SDK's internal errors for requests that got no answer, or none that it understood.
    private static let ids: Set<String> = [
        "network-failed-after-retries", "connectivity-errors", "server-error", "no-data", "invalid-response",
        "failed-to-decode", "underlying-errors",
    ]

    /// The cause that the errors inside of an error give. `URLError` is seldom among them: the SDK wraps it.
    fileprivate init(of errors: [any Error]) {
        let causes = errors.map(Self.init(of:))
        self = causes.contains(.timeout) ? .timeout : causes.contains(.other) ? .other : .none
    }

    private init(of error: any Error) {
        if let failed = error as? URLError {
            self = failed.code == .timedOut ? .timeout : .other
        } else if let inner = error as? PrimerSDK.PrimerError {
            self = inner.transportCause
        } else if let inner = error as? any PrimerErrorProtocol {
            self = Self.ids.contains(inner.errorId) ? .other : .none
        } else {
            self = .none
        }
    }
}

extension PrimerCheckoutStates.PrimerCheckoutData {
    /// The payment of a failure; some versions of the SDK put it in the error only.
    init?(_ data: PrimerSDK.PrimerCheckoutData?, of error: PrimerSDK.PrimerError) {
        if let data {
            self.init(
                payment: data.payment.map { .init($0) },
                checkoutOutcome: data.checkoutOutcome.flatMap { .init(rawValue: $0.rawValue) })
        } else if case .paymentFailed(_, let id, let orderId, let status, _) = error, !id.isEmpty {
            self.init(payment: .init(id: id, orderId: orderId, status: status))
        } else {
            return nil
        }
    }
}

extension PrimerCheckoutStates.PrimerCheckoutDataPayment {
    init(_ payment: PrimerSDK.PrimerCheckoutDataPayment) {
        self.init(
            id: payment.id, orderId: payment.orderId,
            paymentFailureReason: payment.paymentFailureReason.flatMap { .init(rawValue: $0.rawValue) },
            status: payment.status)
    }
}

extension PrimerSDK.PrimerPaymentCreationDecision {
    /// The SDK's decision for ours.
    static func from(_ decision: PrimerCheckoutStates.PrimerPaymentCreationDecision)
        -> PrimerSDK.PrimerPaymentCreationDecision
    {
        switch decision {
        case .continuePaymentCreation(let key): continuePaymentCreation(withIdempotencyKey: key)
        case .abortPaymentCreation(let message): abortPaymentCreation(withErrorMessage: message)
        }
    }

    /// What it says. The SDK has no public member for it; a decision that cannot be read is a no.
    var content: PrimerCheckoutStates.PrimerPaymentCreationDecision {
        switch Mirror(reflecting: self).children.lazy.compactMap({ $0.value as? DecisionType }).first {
        case .continue(let key): .continuePaymentCreation(withIdempotencyKey: key)
        case .abort(let message): .abortPaymentCreation(withErrorMessage: message)
        case nil: .abortPaymentCreation(withErrorMessage: nil)
        @unknown default: .abortPaymentCreation(withErrorMessage: nil)
        }
    }
}
