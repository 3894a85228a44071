public import EventTree

/// How a checkout is to be shown as ended, where the server says so.
public enum PrimerCheckoutOutcome: String, Sendable, Hashable, CaseIterable, Codable {
    /// As completed.
    case complete = "CHECKOUT_COMPLETE"
    /// As failed.
    case failure = "CHECKOUT_FAILURE"
    /// As the payment's status says.
    case determineFromPaymentStatus = "DETERMINE_FROM_PAYMENT_STATUS"
}

extension PrimerCheckoutOutcome: ExportableValueConvertible {
    /// The outcome's name on the wire.
    public var exportableValue: ExportableValue { .string(rawValue) }
}
