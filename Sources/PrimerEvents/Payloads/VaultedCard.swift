public import EventTree

/// A saved card.
public struct VaultedCard: Redacted, Hashable {
    /// The last four digits of the card number.
    public var last4Digits: String?

    /// The network of the card.
    public var network: PaymentCardNetwork?

    /// The name on the card, from web 0.11.0 on.
    public var cardholderName: String?

    /// The month of expiry as text, `"03"`, from web 0.11.0 on.
    public var expirationMonth: String?

    /// The year of expiry as text, `"2030"`, from web 0.11.0 on.
    public var expirationYear: String?

    /// A saved card with the facts given.
    public init(
        last4Digits: String? = nil,
        network: PaymentCardNetwork? = nil,
        cardholderName: String? = nil,
        expirationMonth: String? = nil,
        expirationYear: String? = nil
    ) {
        self.last4Digits = last4Digits
        self.network = network
        self.cardholderName = cardholderName
        self.expirationMonth = expirationMonth
        self.expirationYear = expirationYear
    }

    /// The fields, and who may see them.
    public var exportable: ExportableFields { Self.record.exportable(self) }
}

extension VaultedCard: RecordedValue {
    package static let record = Record(
        VaultedCard(),
        Field("last4Digits", \.last4Digits, .onRequest),
        Field("network", \.network, .withheld),
        Field("cardholderName", \.cardholderName, .withheld),
        Field("expirationMonth", \.expirationMonth, .withheld),
        Field("expirationYear", \.expirationYear, .withheld))
}
