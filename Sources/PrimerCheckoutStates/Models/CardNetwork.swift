public import EventTree

/// A card network as the native SDK names them.
public enum CardNetwork: String, Sendable, Hashable, CaseIterable {
    /// American Express.
    case amex = "AMEX"
    /// Bancontact.
    case bancontact = "BANCONTACT"
    /// Cartes Bancaires.
    case cartesBancaires = "CARTES_BANCAIRES"
    /// Diners Club.
    case diners = "DINERS_CLUB"
    /// Discover.
    case discover = "DISCOVER"
    /// Eftpos.
    case eftpos = "EFTPOS"
    /// Elo.
    case elo = "ELO"
    /// Hiper.
    case hiper = "HIPER"
    /// Hipercard.
    case hipercard = "HIPERCARD"
    /// JCB.
    case jcb = "JCB"
    /// Maestro.
    case maestro = "MAESTRO"
    /// Mastercard.
    case masterCard = "MASTERCARD"
    /// Mir.
    case mir = "MIR"
    /// Visa.
    case visa = "VISA"
    /// UnionPay.
    case unionpay = "UNIONPAY"
    /// A network that the SDK does not know.
    case unknown = "OTHER"
}

extension CardNetwork {
    /// The network's name for people; the same in every language.
    public var displayName: String {
        switch self {
        case .amex: "American Express"
        case .bancontact: "Bancontact"
        case .cartesBancaires: "Cartes Bancaires"
        case .diners: "Diners"
        case .discover: "Discover"
        case .eftpos: "EFTPOS"
        case .elo: "Elo"
        case .hiper: "Hiper"
        case .hipercard: "Hipercard"
        case .jcb: "JCB"
        case .maestro: "Maestro"
        case .masterCard: "Mastercard"
        case .mir: "Mir"
        case .visa: "Visa"
        case .unionpay: "UnionPay"
        case .unknown: "Unknown"
        }
    }
}

extension CardNetwork: Codable {
    /// Reads a network; any text that names none is `unknown`.
    public init(from decoder: any Decoder) throws {
        self = Self(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .unknown
    }
}

extension CardNetwork: ExportableValueConvertible {
    /// The network's name on the wire.
    public var exportableValue: ExportableValue { .string(rawValue) }
}
