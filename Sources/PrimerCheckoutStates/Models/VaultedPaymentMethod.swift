public import EventTree

/// A payment method that the customer saved.
public struct VaultedPaymentMethod: Sendable, Equatable {
    /// The id of the saved method.
    public var id: String
    /// The type of the payment method, as in `"PAYMENT_CARD"`.
    public var paymentMethodType: String
    /// The kind of instrument.
    public var paymentInstrumentType: PaymentInstrumentType
    /// The instrument itself: personal and card data.
    public var paymentInstrumentData: PaymentInstrumentData
    /// The id by which the method is known in analytics.
    public var analyticsId: String

    /// A saved method.
    public init(
        id: String,
        paymentMethodType: String,
        paymentInstrumentType: PaymentInstrumentType,
        paymentInstrumentData: PaymentInstrumentData,
        analyticsId: String
    ) {
        self.id = id
        self.paymentMethodType = paymentMethodType
        self.paymentInstrumentType = paymentInstrumentType
        self.paymentInstrumentData = paymentInstrumentData
        self.analyticsId = analyticsId
    }
}

extension VaultedPaymentMethod: Redacted {
    /// The types; the ids for those who ask; nothing of the instrument.
    public var exportable: ExportableFields {
        [
            .onRequest("id", id),
            .shown("paymentMethodType", paymentMethodType),
            .shown("paymentInstrumentType", paymentInstrumentType),
            .withheld("paymentInstrumentData"),
            .onRequest("analyticsId", analyticsId),
        ]
    }
}
