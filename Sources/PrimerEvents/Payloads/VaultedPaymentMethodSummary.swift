public import EventTree

/// A payment method that the shopper saved earlier.
///
/// Its data and its description are personal: the SDK does not filter them.
public struct VaultedPaymentMethodSummary: Redacted, Hashable {
    /// The id by which it is selected, paid with and deleted.
    public var id: String

    /// Primer's id of it for analytics.
    public var analyticsId: String

    /// The payment method.
    public var paymentMethodType: PaymentMethodType

    /// The kind of instrument, which decides the shape of the data.
    public var paymentInstrumentType: VaultedInstrumentType

    /// What is known about the instrument.
    public var paymentInstrumentData: VaultedInstrumentData?

    /// What the shopper calls it.
    public var userDescription: String?

    /// Whether it is the selected one; only before web 1.0.0.
    public var isSelected: Bool?

    /// A saved method with the facts given.
    public init(
        id: String,
        analyticsId: String,
        paymentMethodType: PaymentMethodType,
        paymentInstrumentType: VaultedInstrumentType,
        paymentInstrumentData: VaultedInstrumentData? = nil,
        userDescription: String? = nil,
        isSelected: Bool? = nil
    ) {
        self.id = id
        self.analyticsId = analyticsId
        self.paymentMethodType = paymentMethodType
        self.paymentInstrumentType = paymentInstrumentType
        self.paymentInstrumentData = paymentInstrumentData
        self.userDescription = userDescription
        self.isSelected = isSelected
    }

    /// The fields, and who may see them.
    public var exportable: ExportableFields { Self.record.exportable(self) }
}

extension VaultedPaymentMethodSummary: RecordedValue {
    package static let record = Record(
        VaultedPaymentMethodSummary(
            id: "", analyticsId: "", paymentMethodType: .unknown, paymentInstrumentType: .undecided),
        Field("id", \.id, .onRequest),
        Field("analyticsId", \.analyticsId, .onRequest),
        Field("paymentMethodType", \.paymentMethodType, .shown),
        Field("paymentInstrumentType", \.paymentInstrumentType, .shown),
        .dependent(
            "paymentInstrumentData", \.paymentInstrumentData, .onRequest, VaultedInstrumentData.shapes,
            isDecided: { $0.paymentInstrumentType != .undecided },
            read: { (method, json) throws(RecordError) in
                try VaultedInstrumentData(json: json, ofKind: method.paymentInstrumentType)
            },
            json: \.json),
        Field("userDescription", \.userDescription, .withheld),
        Field("isSelected", \.isSelected, .shown))
}
