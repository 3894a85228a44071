public import EventTree

/// With what a shopper paid: a few facts about a card or a bank account.
public struct PaymentMethodData: Redacted, Hashable {
    /// The payment method.
    public var paymentMethodType: PaymentMethodType?

    /// The last four digits of the card number.
    public var last4Digits: String?

    /// The network of the card.
    public var network: PaymentCardNetwork?

    /// The last four digits of the account number, for ACH.
    public var accountNumberLastFourDigits: String?

    /// The name of the bank, for ACH.
    public var bankName: String?

    /// Method data with the facts given.
    public init(
        paymentMethodType: PaymentMethodType? = nil,
        last4Digits: String? = nil,
        network: PaymentCardNetwork? = nil,
        accountNumberLastFourDigits: String? = nil,
        bankName: String? = nil
    ) {
        self.paymentMethodType = paymentMethodType
        self.last4Digits = last4Digits
        self.network = network
        self.accountNumberLastFourDigits = accountNumberLastFourDigits
        self.bankName = bankName
    }

    /// The fields, and who may see them.
    public var exportable: ExportableFields { Self.record.exportable(self) }
}

extension PaymentMethodData: RecordedValue {
    package static let record = Record(
        PaymentMethodData(),
        Field("paymentMethodType", \.paymentMethodType, .shown),
        Field("last4Digits", \.last4Digits, .onRequest),
        Field("network", \.network, .shown),
        Field("accountNumberLastFourDigits", \.accountNumberLastFourDigits, .onRequest),
        Field("bankName", \.bankName, .withheld))
}
