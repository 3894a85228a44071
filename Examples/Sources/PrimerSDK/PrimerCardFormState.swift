// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

@available(iOS 15.0, *)
public struct PrimerCardFormState: Equatable {
    public internal(set) var configuration: CardFormConfiguration
    public internal(set) var data: FormData
    public internal(set) var fieldErrors: [FieldError] = []
    public internal(set) var isLoading: Bool = false
    public internal(set) var isValid: Bool = false
    public internal(set) var selectedCountry: PrimerCountry?
    public internal(set) var selectedNetwork: PrimerCardNetwork?
    public internal(set) var availableNetworks: [PrimerCardNetwork] = []
    public internal(set) var surchargeAmountRaw: Int?
    public internal(set) var surchargeAmount: String?
    public internal(set) var binData: PrimerBinData?

    public init(configuration: CardFormConfiguration = .default, data: FormData = FormData()) {
        self.configuration = configuration
        self.data = data
    }

    public static func == (l: Self, r: Self) -> Bool {
        l.data == r.data && l.fieldErrors == r.fieldErrors && l.isLoading == r.isLoading && l.isValid == r.isValid
            && l.selectedNetwork == r.selectedNetwork && l.availableNetworks == r.availableNetworks
            && l.binData == r.binData
    }

    public var displayFields: [PrimerInputElementType] { configuration.cardFields + configuration.billingFields }

    public func hasError(for fieldType: PrimerInputElementType) -> Bool { errorMessage(for: fieldType) != nil }

    public func errorMessage(for fieldType: PrimerInputElementType) -> String? {
        fieldErrors.first { $0.fieldType == fieldType }?.message
    }
}

@available(iOS 15.0, *)
public struct FieldError: Equatable, Identifiable {
    public var id: PrimerInputElementType { fieldType }
    public let fieldType: PrimerInputElementType
    public let message: String
    public let errorCode: String?
}

@available(iOS 15.0, *)
public struct FormData: Equatable {
    private var values: [PrimerInputElementType: String] = [:]

    public init() {}

    public subscript(fieldType: PrimerInputElementType) -> String {
        get { values[fieldType] ?? "" }
        set { values[fieldType] = newValue }
    }

    public var dictionary: [PrimerInputElementType: String] { values }
}

@available(iOS 15.0, *)
public struct CardFormConfiguration: Equatable {
    public let cardFields, billingFields: [PrimerInputElementType]
    public let requiresBillingAddress: Bool

    public static let `default` = CardFormConfiguration()

    init() {
        cardFields = [.cardNumber, .expiryDate, .cvv, .cardholderName]
        billingFields = []
        requiresBillingAddress = false
    }
}

@available(iOS 15.0, *)
public struct PrimerCountry: Equatable, Identifiable {
    public var id: String { code }
    public let code, name: String
    public let flag, dialCode: String?
}

public enum PrimerInputElementType: Int {
    case cardNumber, expiryDate, cvv, cardholderName, otp, postalCode, phoneNumber, retailer, unknown, countryCode
    case firstName, lastName, addressLine1, addressLine2, city, state, email, all

    public var stringValue: String {
        switch self {
        case .cardNumber: "CARD_NUMBER"
        case .expiryDate: "EXPIRY_DATE"
        case .cvv: "CVV"
        case .cardholderName: "CARDHOLDER_NAME"
        default: "OTHER"
        }
    }
}
