// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

public enum CardNetwork: String, Codable, CaseIterable {
    case amex = "AMEX"
    case bancontact = "BANCONTACT"
    case cartesBancaires = "CARTES_BANCAIRES"
    case diners = "DINERS_CLUB"
    case discover = "DISCOVER"
    case eftpos = "EFTPOS"
    case elo = "ELO"
    case hiper = "HIPER"
    case hipercard = "HIPERCARD"
    case jcb = "JCB"
    case maestro = "MAESTRO"
    case masterCard = "MASTERCARD"
    case mir = "MIR"
    case visa = "VISA"
    case unionpay = "UNIONPAY"
    case unknown = "OTHER"

    public var displayName: String {
        switch self {
        case .masterCard: "Mastercard"
        case .visa: "Visa"
        case .cartesBancaires: "Cartes Bancaires"
        default: rawValue.capitalized
        }
    }
}

public final class PrimerCardNetwork: NSObject {
    public let displayName: String
    public let network: CardNetwork
    public let issuerCountryCode, issuerName, accountFundingType: String?
    public let prepaidReloadableIndicator, productUsageType, productCode, productName: String?
    public let issuerCurrencyCode, regionalRestriction, accountNumberType: String?

    public var allowed: Bool { network != .unknown }
    public var allowsUserSelection: Bool { [.cartesBancaires, .eftpos].contains(network) }

    init(_ network: CardNetwork, issuerCountryCode: String? = nil) {
        displayName = network.displayName
        self.network = network
        self.issuerCountryCode = issuerCountryCode
        issuerName = issuerCountryCode.map { _ in "Example Bank" }
        accountFundingType = issuerCountryCode.map { _ in "DEBIT" }
        prepaidReloadableIndicator = nil
        productUsageType = nil
        productCode = nil
        productName = nil
        issuerCurrencyCode = issuerCountryCode.map { _ in "EUR" }
        regionalRestriction = nil
        accountNumberType = nil
    }
}

public enum PrimerBinDataStatus: Int { case partial, complete }

public final class PrimerBinData: NSObject {
    public let preferred: PrimerCardNetwork?
    public let alternatives: [PrimerCardNetwork]
    public let status: PrimerBinDataStatus
    public let firstDigits: String?

    init(
        preferred: PrimerCardNetwork?, alternatives: [PrimerCardNetwork], status: PrimerBinDataStatus,
        firstDigits: String?
    ) {
        self.preferred = preferred
        self.alternatives = alternatives
        self.status = status
        self.firstDigits = firstDigits
    }
}
