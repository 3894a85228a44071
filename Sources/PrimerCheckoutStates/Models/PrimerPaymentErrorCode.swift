public import EventTree

/// Why a payment failed, as far as a client is told.
public enum PrimerPaymentErrorCode: String, Sendable, Hashable, CaseIterable, Codable {
    /// It was declined or failed.
    case failed = "payment-failed"
    /// The shopper cancelled it.
    case cancelledByCustomer = "cancelled-by-customer"
}

extension PrimerPaymentErrorCode: ExportableValueConvertible {
    /// The reason's name on the wire.
    public var exportableValue: ExportableValue { .string(rawValue) }
}
