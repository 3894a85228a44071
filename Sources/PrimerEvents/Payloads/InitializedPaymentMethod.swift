public import EventTree

/// A payment method that the checkout offers.
///
/// On the web it also holds live handles, which are no data; only its type travels.
public struct InitializedPaymentMethod: Redacted, Hashable {
    /// The payment method.
    public var type: PaymentMethodType

    /// An offered method of this type.
    public init(type: PaymentMethodType) { self.type = type }

    /// The fields, and who may see them.
    public var exportable: ExportableFields { Self.record.exportable(self) }
}

extension InitializedPaymentMethod: RecordedValue {
    package static let record = Record(
        InitializedPaymentMethod(type: .unknown),
        Field("type", \.type, .shown))
}
