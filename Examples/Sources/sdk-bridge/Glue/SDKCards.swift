import PrimerCheckoutStates
import PrimerEvents
import PrimerSDK

// What the SDK knows of cards and saved methods, as ours.

extension CardNetworkChange.Networks {
    /// The networks of the card that is being typed; `nil` where there is none.
    init?(_ state: PrimerCardFormState) {
        guard state.selectedNetwork != nil || !state.availableNetworks.isEmpty else { return nil }
        self.init(
            detectedCardNetwork: state.selectedNetwork.map(CardNetworkInfo.init),
            selectableCardNetworks: state.availableNetworks.map(CardNetworkInfo.init))
    }
}

extension CardNetworkInfo {
    init(_ network: PrimerSDK.PrimerCardNetwork) {
        self.init(
            network: PaymentCardNetwork(rawValue: network.network.rawValue), displayName: network.displayName)
    }
}

extension BinDataAvailable {
    init(_ data: PrimerSDK.PrimerBinData) {
        self.init(
            preferred: data.preferred.map(BinDataDetails.init),
            alternatives: data.alternatives.map(BinDataDetails.init),
            status: .init(data.status), firstDigits: data.firstDigits)
    }
}

extension BinDataAvailable.Status {
    fileprivate init(_ status: PrimerSDK.PrimerBinDataStatus) {
        self =
            switch status {
            case .partial: .partial
            case .complete: .complete
            @unknown default: .partial
            }
    }
}

extension BinDataDetails {
    fileprivate init(_ network: PrimerSDK.PrimerCardNetwork) {
        self.init(
            network: PaymentCardNetwork(rawValue: network.network.rawValue), displayName: network.displayName,
            allowed: network.allowed, allowsUserSelection: network.allowsUserSelection,
            issuerCountryCode: network.issuerCountryCode, issuerName: network.issuerName,
            accountFundingType: network.accountFundingType.map(AccountFundingType.init(rawValue:)),
            prepaidReloadableIndicator: network.prepaidReloadableIndicator,
            productUsageType: network.productUsageType, productCode: network.productCode,
            productName: network.productName, issuerCurrencyCode: network.issuerCurrencyCode,
            regionalRestriction: network.regionalRestriction, accountNumberType: network.accountNumberType)
    }
}

extension CardFieldError {
    init(_ error: FieldError) {
        let field = error.fieldType.webName
        self.init(field: field, name: field, error: error.errorCode ?? error.message, message: error.message)
    }
}

extension PrimerInputElementType {
    /// The name that the web gives the field.
    fileprivate var webName: String {
        switch self {
        case .cardNumber: "cardNumber"
        case .expiryDate: "expiry"
        case .cvv: "cvv"
        case .cardholderName: "cardholderName"
        case .otp: "otp"
        case .postalCode: "postalCode"
        case .phoneNumber: "phoneNumber"
        case .retailer: "retailer"
        case .countryCode: "countryCode"
        case .firstName: "firstName"
        case .lastName: "lastName"
        case .addressLine1: "addressLine1"
        case .addressLine2: "addressLine2"
        case .city: "city"
        case .state: "state"
        case .email: "email"
        case .unknown, .all: "unknown"
        @unknown default: "unknown"
        }
    }
}

extension PrimerCheckoutStates.VaultedPaymentMethod {
    init(_ method: PrimerHeadlessUniversalCheckout.VaultedPaymentMethod) {
        self.init(
            id: method.id, paymentMethodType: method.paymentMethodType,
            paymentInstrumentType: .init(rawValue: method.paymentInstrumentType.rawValue) ?? .unknown,
            paymentInstrumentData: .init(method.paymentInstrumentData), analyticsId: method.analyticsId)
    }
}

extension PaymentInstrumentData {
    fileprivate init(_ data: Response.Body.Tokenization.PaymentInstrumentData) {
        self.init(
            first6Digits: data.first6Digits, last4Digits: data.last4Digits, expirationMonth: data.expirationMonth,
            expirationYear: data.expirationYear, cardholderName: data.cardholderName, network: data.network,
            isNetworkTokenized: data.isNetworkTokenized, binData: data.binData.map(JSONObject.init),
            paypalBillingAgreementId: data.paypalBillingAgreementId, klarnaCustomerToken: data.klarnaCustomerToken,
            gocardlessMandateId: data.gocardlessMandateId, authorizationToken: data.authorizationToken,
            applePayMerchantTokenIdentifier: data.applePayMerchantTokenIdentifier, bankName: data.bankName,
            accountNumberLast4Digits: data.accountNumberLast4Digits)
    }
}

extension JSONObject {
    fileprivate init(_ data: BinData) {
        self.init()
        self["network"] = data.network.map(JSONValue.string)
        self["issuerCountryCode"] = data.issuerCountryCode.map(JSONValue.string)
        self["issuerName"] = data.issuerName.map(JSONValue.string)
    }
}
