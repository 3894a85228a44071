public import EventTree

/// What is known of the payments of an order before another one starts.
///
/// The gravest is told: a payment that was made counts more than one that may exist, and so on in the order of the cases.
public enum EarlierPayment: String, Sendable, Hashable, Codable, CaseIterable {
    /// A payment was made: nothing is left to pay, unless it failed on the server since.
    case succeeded
    /// A payment may exist: ask your server before anybody pays again.
    case mayExist
    /// The shopper cancelled, and a payment may be pending: ask your server whether it was paid after all.
    case pendingAfterCancel
    /// A payment is in flight. A start with the same method joins it, under its key.
    case inFlight
    /// There is none, or each was declined, created nothing or was resolved as not paid.
    case none
}

extension EarlierPayment: ExportableValueConvertible {
    /// The name of the case.
    public var exportableValue: ExportableValue { .string(rawValue) }
}

/// What your server knows about the payments of an order.
public enum PaymentResolution: Sendable, Hashable, Codable {
    /// The order is paid, by the payment with this id.
    case paid(paymentId: String)
    /// The order is not paid. A payment that is in flight is not affected.
    case notPaid
}

extension PaymentMethodType: Codable {}
extension PaymentOutcomeStatus: Codable {}
extension RetryAdvice: Codable {}
