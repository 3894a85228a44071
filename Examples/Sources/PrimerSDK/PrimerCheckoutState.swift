// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

@available(iOS 15.0, *)
public enum PrimerCheckoutState: Equatable {
    case initializing
    case ready(clientSession: PrimerClientSession)
    case success(PaymentResult)
    case dismissed
    case failure(PrimerError, checkoutData: PrimerCheckoutData? = nil)

    /// As in the SDK: a failure is its error id and its payment, so two declines can be equal.
    public static func == (l: Self, r: Self) -> Bool {
        switch (l, r) {
        case (.initializing, .initializing), (.dismissed, .dismissed): true
        case (.ready(let left), .ready(let right)): left == right
        case (.success(let left), .success(let right)): left.paymentId == right.paymentId
        case (.failure(let left, let leftData), .failure(let right, let rightData)):
            left.errorId == right.errorId && leftData?.payment?.id == rightData?.payment?.id
        default: false
        }
    }
}

public struct PaymentResult: Sendable, Equatable {
    public let paymentId: String
    public let status: PaymentStatus
    public let token: String?
    public let redirectUrl: String?
    public let errorMessage: String?
    public let amount: Int?
    public let currencyCode: String?
    public let paymentMethodType: String?

    public init(
        paymentId: String, status: PaymentStatus, token: String? = nil, redirectUrl: String? = nil,
        errorMessage: String? = nil, amount: Int? = nil, currencyCode: String? = nil, paymentMethodType: String? = nil
    ) {
        self.paymentId = paymentId
        self.status = status
        self.token = token
        self.redirectUrl = redirectUrl
        self.errorMessage = errorMessage
        self.amount = amount
        self.currencyCode = currencyCode
        self.paymentMethodType = paymentMethodType
    }
}

public enum PaymentStatus: Sendable { case pending, success, failed }
