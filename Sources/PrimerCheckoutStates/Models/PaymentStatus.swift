public import EventTree

/// Whether a payment is settled.
public enum PaymentStatus: Sendable, Hashable, CaseIterable {
    /// It awaits processing or confirmation: it may still fail.
    case pending
    /// It is completed.
    case success
    /// It failed.
    case failed
}

extension PaymentStatus: ExportableValueConvertible {
    /// The name of the case.
    public var exportableValue: ExportableValue {
        switch self {
        case .pending: .string("pending")
        case .success: .string("success")
        case .failed: .string("failed")
        }
    }
}
