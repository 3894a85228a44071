public import EventTree

/// What may be told of a payment, built by the SDK from an allow-list.
///
/// It says neither how the payment stands nor how much it is; look the payment up by its id on the server.
public struct PaymentSummary: Redacted, Hashable {
    /// Primer's id of the payment; `nil` only before web 1.0.0 and where the native SDK reports none.
    public var id: String?

    /// The merchant's id of the order; `nil` only before web 1.0.0 and where the native SDK reports none.
    public var orderId: String?

    /// With what the shopper paid.
    public var paymentMethodData: PaymentMethodData?

    /// A summary with the ids and the method data given.
    public init(id: String? = nil, orderId: String? = nil, paymentMethodData: PaymentMethodData? = nil) {
        self.id = id
        self.orderId = orderId
        self.paymentMethodData = paymentMethodData
    }

    /// The fields, and who may see them.
    public var exportable: ExportableFields { Self.record.exportable(self) }
}

extension PaymentSummary: RecordedValue {
    package static let record = Record(
        PaymentSummary(),
        Field("id", \.id, .shown),
        Field("orderId", \.orderId, .shown),
        Field("paymentMethodData", \.paymentMethodData, .shown))
}
