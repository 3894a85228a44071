public import EventTree

/// A payment method that the checkout offers.
///
/// On the web it also holds live handles, which are no data; only its type travels.
public struct InitializedPaymentMethod: Redacted, Hashable {
    /// The payment method.
    public var type: PaymentMethodType

    /// An offered method of this type.
    public init(type: PaymentMethodType) { self.type = type }

    /// The type is shown.
    public var exportable: ExportableFields { [.shown("type", type)] }
}
