public import EventTree

/// The payment of a checkout that failed or ended, as the Payments API last described it.
public struct PrimerCheckoutDataPayment: Sendable, Equatable, Codable {
    /// The id that Primer gave the payment.
    public var id: String?
    /// The id of the order in the merchant's system.
    public var orderId: String?
    /// Why the payment failed, as far as a client is told.
    public var paymentFailureReason: PrimerPaymentErrorCode?
    /// The status, the API's own word: `"PENDING"`, `"SUCCESS"` or `"FAILED"`; the last alone says that nothing was paid.
    public var status: String?

    /// A payment of which only the given parts are known.
    public init(
        id: String? = nil,
        orderId: String? = nil,
        paymentFailureReason: PrimerPaymentErrorCode? = nil,
        status: String? = nil
    ) {
        self.id = id
        self.orderId = orderId
        self.paymentFailureReason = paymentFailureReason
        self.status = status
    }
}

extension PrimerCheckoutDataPayment: Redacted {
    /// Everything: ids, a reason from a closed set, a status.
    public var exportable: ExportableFields {
        [
            .shown("id", id),
            .shown("orderId", orderId),
            .shown("paymentFailureReason", paymentFailureReason),
            .shown("status", status),
        ]
    }
}
