public import EventTree

/// A saved US bank account: an open record.
public struct VaultedBankAccount: Redacted, Hashable {
    /// The last four digits of the account number.
    public var accountNumberLastFourDigits: String?

    /// The name of the bank.
    public var bankName: String?

    /// The kind of account, `CHECKING` or `SAVINGS`.
    public var accountType: String?

    /// The members that have no field of their own, in order.
    public var extras: JSONObject

    /// A saved account with the facts given.
    public init(
        accountNumberLastFourDigits: String? = nil,
        bankName: String? = nil,
        accountType: String? = nil,
        extras: JSONObject = [:]
    ) {
        self.accountNumberLastFourDigits = accountNumberLastFourDigits
        self.bankName = bankName
        self.accountType = accountType
        self.extras = extras
    }

    /// The fields, and who may see them.
    public var exportable: ExportableFields { Self.record.exportable(self) }
}

extension VaultedBankAccount: RecordedValue {
    package static let record = Record(
        VaultedBankAccount(),
        extras: \.extras,
        Field("accountNumberLastFourDigits", \.accountNumberLastFourDigits, .onRequest),
        Field("bankName", \.bankName, .withheld),
        Field("accountType", \.accountType, .withheld))
}
