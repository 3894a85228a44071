/// How the account behind a card is funded.
public struct AccountFundingType: OpenValue {
    /// The text on the wire.
    public let rawValue: String

    /// The value with this text on the wire.
    public init(rawValue: String) { self.rawValue = rawValue }
}

extension AccountFundingType {
    /// A debit card.
    public static let debit: AccountFundingType = "DEBIT"

    /// A credit card.
    public static let credit: AccountFundingType = "CREDIT"

    /// A prepaid card.
    public static let prepaid: AccountFundingType = "PREPAID"

    /// A debit card that is charged later.
    public static let deferredDebit: AccountFundingType = "DEFERRED_DEBIT"
}
