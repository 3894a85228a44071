/// A card network, as in `VISA`.
public struct PaymentCardNetwork: OpenValue {
    /// The text on the wire.
    public let rawValue: String

    /// The value with this text on the wire.
    public init(rawValue: String) { self.rawValue = rawValue }
}

extension PaymentCardNetwork {
    /// American Express.
    public static let amex: PaymentCardNetwork = "AMEX"

    /// Bancontact.
    public static let bancontact: PaymentCardNetwork = "BANCONTACT"

    /// Cartes Bancaires.
    public static let cartesBancaires: PaymentCardNetwork = "CARTES_BANCAIRES"

    /// Diners Club.
    public static let dinersClub: PaymentCardNetwork = "DINERS_CLUB"

    /// Discover.
    public static let discover: PaymentCardNetwork = "DISCOVER"

    /// Eftpos.
    public static let eftpos: PaymentCardNetwork = "EFTPOS"

    /// Elo.
    public static let elo: PaymentCardNetwork = "ELO"

    /// Hiper.
    public static let hiper: PaymentCardNetwork = "HIPER"

    /// Hipercard.
    public static let hipercard: PaymentCardNetwork = "HIPERCARD"

    /// JCB.
    public static let jcb: PaymentCardNetwork = "JCB"

    /// Maestro.
    public static let maestro: PaymentCardNetwork = "MAESTRO"

    /// Mastercard.
    public static let mastercard: PaymentCardNetwork = "MASTERCARD"

    /// Mir.
    public static let mir: PaymentCardNetwork = "MIR"

    /// Visa.
    public static let visa: PaymentCardNetwork = "VISA"

    /// UnionPay.
    public static let unionPay: PaymentCardNetwork = "UNIONPAY"

    /// A network that the SDK does not tell apart.
    public static let other: PaymentCardNetwork = "OTHER"
}
