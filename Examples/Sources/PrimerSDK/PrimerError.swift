// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

public protocol PrimerErrorProtocol: CustomNSError, LocalizedError {
    var errorId: String { get }
    var exposedError: Error { get }
    var diagnosticsId: String { get }
    var analyticsContext: [String: Any] { get }
    var isReportable: Bool { get }
}

public enum PrimerError: PrimerErrorProtocol {
    case uninitializedSDKSession(diagnosticsId: String = .uuid)
    case invalidClientToken(reason: String? = nil, diagnosticsId: String = .uuid)
    case missingPrimerConfiguration(diagnosticsId: String = .uuid)
    case misconfiguredPaymentMethods(diagnosticsId: String = .uuid)
    case missingPrimerInputElement(inputElementType: String, diagnosticsId: String = .uuid)
    case cancelled(paymentMethodType: String, diagnosticsId: String = .uuid)
    case failedToCreateSession(error: Error?, diagnosticsId: String = .uuid)
    case invalidUrl(url: String? = nil, diagnosticsId: String = .uuid)
    case invalidArchitecture(description: String, recoverSuggestion: String?, diagnosticsId: String = .uuid)
    case invalidClientSessionValue(
        name: String, value: String? = nil, allowedValue: String? = nil, diagnosticsId: String = .uuid)
    case invalidMerchantIdentifier(merchantIdentifier: String? = nil, diagnosticsId: String = .uuid)
    case invalidValue(key: String, value: Any? = nil, reason: String? = nil, diagnosticsId: String = .uuid)
    case unableToMakePaymentsOnProvidedNetworks(diagnosticsId: String = .uuid)
    case unableToPresentPaymentMethod(paymentMethodType: String, reason: String? = nil, diagnosticsId: String = .uuid)
    case unsupportedIntent(intent: PrimerSessionIntent, diagnosticsId: String = .uuid)
    case unsupportedPaymentMethod(paymentMethodType: String, reason: String? = nil, diagnosticsId: String = .uuid)
    case unsupportedPaymentMethodForManager(
        paymentMethodType: String, category: String, diagnosticsId: String = .uuid)
    case underlyingErrors(errors: [Error], diagnosticsId: String = .uuid)
    case missingSDK(paymentMethodType: String, sdkName: String, diagnosticsId: String = .uuid)
    case merchantError(message: String, diagnosticsId: String = .uuid)
    case paymentFailed(
        paymentMethodType: String?, paymentId: String, orderId: String?, status: String, diagnosticsId: String = .uuid)
    case failedToRedirect(url: String, diagnosticsId: String = .uuid)
    case failedToCreatePayment(paymentMethodType: String, description: String, diagnosticsId: String = .uuid)
    case failedToResumePayment(paymentMethodType: String, description: String, diagnosticsId: String = .uuid)
    case applePayTimedOut(diagnosticsId: String = .uuid)
    case invalidVaultedPaymentMethodId(vaultedPaymentMethodId: String, diagnosticsId: String = .uuid)
    case nolError(code: String?, message: String?, diagnosticsId: String = .uuid)
    case nolSdkInitError(diagnosticsId: String = .uuid)
    case klarnaError(message: String?, diagnosticsId: String = .uuid)
    case klarnaUserNotApproved(diagnosticsId: String = .uuid)
    case stripeError(key: String, message: String?, diagnosticsId: String = .uuid)
    case unableToPresentApplePay(diagnosticsId: String = .uuid)
    case applePayNoCardsInWallet(diagnosticsId: String = .uuid)
    case applePayDeviceNotSupported(diagnosticsId: String = .uuid)
    case applePayConfigurationError(merchantIdentifier: String?, diagnosticsId: String = .uuid)
    case applePayPresentationFailed(reason: String?, diagnosticsId: String = .uuid)
    case failedToLoadDesignTokens(fileName: String, diagnosticsId: String = .uuid)
    case unknown(message: String? = nil, diagnosticsId: String = .uuid)

    public var errorId: String {
        switch self {
        case .uninitializedSDKSession: "uninitialized-sdk-session"
        case .invalidClientToken: "invalid-client-token"
        case .missingPrimerConfiguration: "missing-configuration"
        case .misconfiguredPaymentMethods: "misconfigured-payment-methods"
        case .missingPrimerInputElement: "missing-primer-input-element"
        case .cancelled: "payment-cancelled"
        case .failedToCreateSession: "failed-to-create-session"
        case .invalidUrl: "invalid-url"
        case .invalidArchitecture: "invalid-architecture"
        case .invalidClientSessionValue: "invalid-client-session-value"
        case .invalidMerchantIdentifier: "invalid-merchant-identifier"
        case .invalidValue: "invalid-value"
        case .unableToMakePaymentsOnProvidedNetworks: "unable-to-make-payments-on-provided-networks"
        case .unableToPresentPaymentMethod: "unable-to-present-payment-method"
        case .unsupportedIntent: "unsupported-session-intent"
        case .unsupportedPaymentMethod: "unsupported-payment-method-type"
        case .unsupportedPaymentMethodForManager: "unsupported-payment-method-for-manager"
        case .underlyingErrors: "generic-underlying-errors"
        case .missingSDK: "missing-sdk-dependency"
        case .merchantError: "merchant-error"
        case .paymentFailed: "payment-failed"
        case .failedToRedirect: "failed-to-redirect"
        case .failedToCreatePayment: "failed-to-create-payment"
        case .failedToResumePayment: "failed-to-resume-payment"
        case .applePayTimedOut: "apple-pay-timed-out"
        case .invalidVaultedPaymentMethodId: "invalid-vaulted-payment-method-id"
        case .nolError: "nol-error"
        case .nolSdkInitError: "nol-sdk-init-error"
        case .klarnaError: "klarna-error"
        case .klarnaUserNotApproved: "klarna-user-not-approved"
        case .stripeError(let key, _, _): key
        case .unableToPresentApplePay: "unable-to-present-apple-pay"
        case .applePayNoCardsInWallet: "apple-pay-no-cards-in-wallet"
        case .applePayDeviceNotSupported: "apple-pay-device-not-supported"
        case .applePayConfigurationError: "apple-pay-configuration-error"
        case .applePayPresentationFailed: "apple-pay-presentation-failed"
        case .failedToLoadDesignTokens: "failed-to-load-design-tokens"
        case .unknown: "unknown"
        }
    }

    public var diagnosticsId: String {
        switch self {
        case .uninitializedSDKSession(let id), .invalidClientToken(_, let id), .missingPrimerConfiguration(let id),
            .misconfiguredPaymentMethods(let id), .missingPrimerInputElement(_, let id), .cancelled(_, let id),
            .failedToCreateSession(_, let id), .invalidUrl(_, let id), .invalidArchitecture(_, _, let id),
            .invalidClientSessionValue(_, _, _, let id), .invalidMerchantIdentifier(_, let id),
            .invalidValue(_, _, _, let id), .unableToMakePaymentsOnProvidedNetworks(let id),
            .unableToPresentPaymentMethod(_, _, let id), .unsupportedIntent(_, let id),
            .unsupportedPaymentMethod(_, _, let id), .unsupportedPaymentMethodForManager(_, _, let id),
            .underlyingErrors(_, let id), .missingSDK(_, _, let id), .merchantError(_, let id),
            .paymentFailed(_, _, _, _, let id), .failedToRedirect(_, let id), .failedToCreatePayment(_, _, let id),
            .failedToResumePayment(_, _, let id), .applePayTimedOut(let id), .invalidVaultedPaymentMethodId(_, let id),
            .nolError(_, _, let id), .nolSdkInitError(let id), .klarnaError(_, let id), .klarnaUserNotApproved(let id),
            .stripeError(_, _, let id), .unableToPresentApplePay(let id), .applePayNoCardsInWallet(let id),
            .applePayDeviceNotSupported(let id), .applePayConfigurationError(_, let id),
            .applePayPresentationFailed(_, let id), .failedToLoadDesignTokens(_, let id), .unknown(_, let id):
            id
        }
    }

    public var recoverySuggestion: String? {
        switch self {
        case .invalidClientToken: "Create a new client session and use its token."
        case .invalidArchitecture(_, let suggestion, _): suggestion
        default: nil
        }
    }

    public var errorDescription: String? {
        "[\(errorId)] \(plainDescription ?? "") (diagnosticsId: \(diagnosticsId))"
    }

    public var plainDescription: String? {
        switch self {
        case .invalidClientToken(let reason, _): reason ?? "The client token is not valid"
        case .paymentFailed: "The payment failed"
        case .merchantError(let message, _): message
        case .unknown(let message, _): message ?? "Something went wrong"
        default: "Something went wrong"
        }
    }

    public var underlyingErrorCode: String? { nil }
    public var errorUserInfo: [String: Any] { ["diagnosticsId": diagnosticsId] }
    public var exposedError: Error { self }

    public var analyticsContext: [String: Any] {
        switch self {
        case .cancelled(let type, _), .paymentFailed(let type?, _, _, _, _): ["paymentMethodType": type]
        default: [:]
        }
    }

    public var isReportable: Bool { true }
}

public enum PrimerSessionIntent: String, Codable {
    case checkout = "CHECKOUT"
    case vault = "VAULT"
}

extension String {
    public static var uuid: String { UUID().uuidString }
}

/// An error of the SDK's own requests, which apps see only as an underlying error.
enum InternalError: PrimerErrorProtocol {
    case networkFailedAfterRetries
    case unauthorized

    var errorId: String {
        switch self {
        case .networkFailedAfterRetries: "network-failed-after-retries"
        case .unauthorized: "unauthorized"
        }
    }

    var exposedError: Error { PrimerError.unknown(diagnosticsId: diagnosticsId) }
    var diagnosticsId: String { "diag-internal" }
    var analyticsContext: [String: Any] { [:] }
    var isReportable: Bool { false }
}
