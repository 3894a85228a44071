public import EventTree

/// What the first digits of a card number tell about the card, for one of its networks.
///
/// The facts about the issuer are there only when the look-up is complete.
public struct BinDataDetails: Redacted, Hashable {
    /// The network.
    public var network: PaymentCardNetwork

    /// The network's name for people.
    public var displayName: String

    /// Whether this checkout takes cards of this network.
    public var allowed: Bool

    /// Whether the shopper may choose this network of a card that has several.
    public var allowsUserSelection: Bool?

    /// The issuer's country, ISO 3166-1 alpha-2.
    public var issuerCountryCode: String?

    /// The name of the issuing bank.
    public var issuerName: String?

    /// How the account behind the card is funded.
    public var accountFundingType: AccountFundingType?

    /// Whether a prepaid card can be reloaded.
    public var prepaidReloadableIndicator: String?

    /// What the card is issued for, consumers or businesses.
    public var productUsageType: String?

    /// The network's code of the card product.
    public var productCode: String?

    /// The network's name of the card product.
    public var productName: String?

    /// The issuer's currency, ISO 4217.
    public var issuerCurrencyCode: String?

    /// Where the card can be used.
    public var regionalRestriction: String?

    /// Whether the number is the account's own or stands for it.
    public var accountNumberType: String?

    /// Details with the facts given.
    public init(
        network: PaymentCardNetwork,
        displayName: String,
        allowed: Bool,
        allowsUserSelection: Bool? = nil,
        issuerCountryCode: String? = nil,
        issuerName: String? = nil,
        accountFundingType: AccountFundingType? = nil,
        prepaidReloadableIndicator: String? = nil,
        productUsageType: String? = nil,
        productCode: String? = nil,
        productName: String? = nil,
        issuerCurrencyCode: String? = nil,
        regionalRestriction: String? = nil,
        accountNumberType: String? = nil
    ) {
        self.network = network
        self.displayName = displayName
        self.allowed = allowed
        self.allowsUserSelection = allowsUserSelection
        self.issuerCountryCode = issuerCountryCode
        self.issuerName = issuerName
        self.accountFundingType = accountFundingType
        self.prepaidReloadableIndicator = prepaidReloadableIndicator
        self.productUsageType = productUsageType
        self.productCode = productCode
        self.productName = productName
        self.issuerCurrencyCode = issuerCurrencyCode
        self.regionalRestriction = regionalRestriction
        self.accountNumberType = accountNumberType
    }

    /// The fields, and who may see them.
    public var exportable: ExportableFields { Self.record.exportable(self) }
}

extension BinDataDetails: RecordedValue {
    package static let record = Record(
        BinDataDetails(network: .other, displayName: "", allowed: false),
        Field("displayName", \.displayName, .withheld),
        Field("network", \.network, .shown),
        Field("allowed", \.allowed, .shown),
        Field("allowsUserSelection", \.allowsUserSelection, .shown),
        Field("issuerCountryCode", \.issuerCountryCode, .shown),
        Field("issuerName", \.issuerName, .withheld),
        Field("accountFundingType", \.accountFundingType, .shown),
        Field("prepaidReloadableIndicator", \.prepaidReloadableIndicator, .withheld),
        Field("productUsageType", \.productUsageType, .withheld),
        Field("productCode", \.productCode, .withheld),
        Field("productName", \.productName, .withheld),
        Field("issuerCurrencyCode", \.issuerCurrencyCode, .onRequest),
        Field("regionalRestriction", \.regionalRestriction, .withheld),
        Field("accountNumberType", \.accountNumberType, .withheld))
}
