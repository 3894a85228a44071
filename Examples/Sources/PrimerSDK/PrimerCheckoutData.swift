// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

public final class PrimerCheckoutData: NSObject, Codable {
    public let payment: PrimerCheckoutDataPayment?
    public var additionalInfo: PrimerCheckoutAdditionalInfo?
    public let checkoutOutcome: Response.Body.Payment.CheckoutOutcome?

    public init(
        payment: PrimerCheckoutDataPayment?, additionalInfo: PrimerCheckoutAdditionalInfo? = nil,
        checkoutOutcome: Response.Body.Payment.CheckoutOutcome? = nil
    ) {
        self.payment = payment
        self.additionalInfo = additionalInfo
        self.checkoutOutcome = checkoutOutcome
    }
}

public final class PrimerCheckoutDataPayment: NSObject, Codable {
    public let id: String?
    public let orderId: String?
    public let paymentFailureReason: PrimerPaymentErrorCode?
    public let status: String

    public init(id: String?, orderId: String?, paymentFailureReason: PrimerPaymentErrorCode?, status: String) {
        self.id = id
        self.orderId = orderId
        self.paymentFailureReason = paymentFailureReason
        self.status = status
    }
}

open class PrimerCheckoutAdditionalInfo: NSObject, Codable {}

public enum PrimerPaymentErrorCode: String, Codable {
    case failed = "payment-failed", cancelledByCustomer = "cancelled-by-customer"
}
