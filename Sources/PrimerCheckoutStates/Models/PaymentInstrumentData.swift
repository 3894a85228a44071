public import EventTree
public import PrimerEvents

/// The instrument behind a saved payment method: personal and card data, none of it ever printed.
///
/// Which members are there depends on the kind of instrument. What the SDK nests deeper, BIN data and
/// authentication, are open records here.
public struct PaymentInstrumentData: Sendable, Equatable {
    /// The first six digits of a card.
    public var first6Digits: String?
    /// The last four digits of a card.
    public var last4Digits: String?
    /// The month in which a card expires, two digits.
    public var expirationMonth: String?
    /// The year in which a card expires, four digits.
    public var expirationYear: String?
    /// The name on a card.
    public var cardholderName: String?
    /// The network of a card, as in `"VISA"`.
    public var network: String?
    /// Whether a card is stored as a network token.
    public var isNetworkTokenized: Bool?
    /// What the first digits say of a card and its issuer.
    public var binData: JSONObject?
    /// The result of the last 3-D Secure authentication.
    public var threeDSecureAuthentication: JSONObject?
    /// The id of a PayPal billing agreement.
    public var paypalBillingAgreementId: String?
    /// Who the payer is at PayPal.
    public var externalPayerInfo: ExternalPayerInfo?
    /// The shipping address of a PayPal payer.
    public var shippingAddress: PrimerAddress?
    /// The token of a Klarna customer.
    public var klarnaCustomerToken: String?
    /// What Klarna says of its customer.
    public var sessionData: KlarnaSessionData?
    /// The id of a GoCardless mandate.
    public var gocardlessMandateId: String?
    /// A Klarna authorization token.
    public var authorizationToken: String?
    /// The identifier of an Apple Pay merchant token.
    public var applePayMerchantTokenIdentifier: String?
    /// The name of a bank.
    public var bankName: String?
    /// The last four digits of a bank account's number.
    public var accountNumberLast4Digits: String?

    /// An instrument of which only the given parts are known.
    public init(
        first6Digits: String? = nil,
        last4Digits: String? = nil,
        expirationMonth: String? = nil,
        expirationYear: String? = nil,
        cardholderName: String? = nil,
        network: String? = nil,
        isNetworkTokenized: Bool? = nil,
        binData: JSONObject? = nil,
        threeDSecureAuthentication: JSONObject? = nil,
        paypalBillingAgreementId: String? = nil,
        externalPayerInfo: ExternalPayerInfo? = nil,
        shippingAddress: PrimerAddress? = nil,
        klarnaCustomerToken: String? = nil,
        sessionData: KlarnaSessionData? = nil,
        gocardlessMandateId: String? = nil,
        authorizationToken: String? = nil,
        applePayMerchantTokenIdentifier: String? = nil,
        bankName: String? = nil,
        accountNumberLast4Digits: String? = nil
    ) {
        self.first6Digits = first6Digits
        self.last4Digits = last4Digits
        self.expirationMonth = expirationMonth
        self.expirationYear = expirationYear
        self.cardholderName = cardholderName
        self.network = network
        self.isNetworkTokenized = isNetworkTokenized
        self.binData = binData
        self.threeDSecureAuthentication = threeDSecureAuthentication
        self.paypalBillingAgreementId = paypalBillingAgreementId
        self.externalPayerInfo = externalPayerInfo
        self.shippingAddress = shippingAddress
        self.klarnaCustomerToken = klarnaCustomerToken
        self.sessionData = sessionData
        self.gocardlessMandateId = gocardlessMandateId
        self.authorizationToken = authorizationToken
        self.applePayMerchantTokenIdentifier = applePayMerchantTokenIdentifier
        self.bankName = bankName
        self.accountNumberLast4Digits = accountNumberLast4Digits
    }
}

extension PaymentInstrumentData: Redacted {
    /// Nothing.
    public var exportable: ExportableFields {
        [
            .withheld("first6Digits"),
            .withheld("last4Digits"),
            .withheld("expirationMonth"),
            .withheld("expirationYear"),
            .withheld("cardholderName"),
            .withheld("network"),
            .withheld("isNetworkTokenized"),
            .withheld("binData"),
            .withheld("threeDSecureAuthentication"),
            .withheld("paypalBillingAgreementId"),
            .withheld("externalPayerInfo"),
            .withheld("shippingAddress"),
            .withheld("klarnaCustomerToken"),
            .withheld("sessionData"),
            .withheld("gocardlessMandateId"),
            .withheld("authorizationToken"),
            .withheld("applePayMerchantTokenIdentifier"),
            .withheld("bankName"),
            .withheld("accountNumberLast4Digits"),
        ]
    }
}
