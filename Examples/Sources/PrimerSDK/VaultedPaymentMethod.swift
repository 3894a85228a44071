// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

public final class PrimerHeadlessUniversalCheckout {
    public final class VaultedPaymentMethod: Codable {
        public let id: String
        public let paymentMethodType: String
        public let paymentInstrumentType: PaymentInstrumentType
        public let paymentInstrumentData: Response.Body.Tokenization.PaymentInstrumentData
        public let analyticsId: String

        /// A saved card.
        package init(card id: String, last4Digits: String, network: String) {
            self.id = id
            paymentMethodType = "PAYMENT_CARD"
            paymentInstrumentType = .paymentCard
            paymentInstrumentData = .init(
                last4Digits: last4Digits, expirationMonth: "12", expirationYear: "2030", cardholderName: "Ann Example",
                network: network, binData: BinData(network: network, issuerCountryCode: "FR", issuerName: nil))
            analyticsId = "analytics-\(id)"
        }

        /// A saved PayPal account.
        package init(payPal id: String) {
            self.id = id
            paymentMethodType = "PAYPAL"
            paymentInstrumentType = .payPalBillingAgreement
            paymentInstrumentData = .init(
                last4Digits: nil, expirationMonth: nil, expirationYear: nil, cardholderName: nil, network: nil,
                binData: nil)
            analyticsId = "analytics-\(id)"
        }
    }

    init(_: Never) {}
}

public enum PaymentInstrumentType: String, Codable {
    case paymentCard = "PAYMENT_CARD"
    case offSession = "OFF_SESSION_PAYMENT"
    case cardOffSession = "CARD_OFF_SESSION_PAYMENT"
    case payPalOrder = "PAYPAL_ORDER"
    case payPalBillingAgreement = "PAYPAL_BILLING_AGREEMENT"
    case applePay = "APPLE_PAY"
    case googlePay = "GOOGLE_PAY"
    case goCardlessMandate = "GOCARDLESS_MANDATE"
    case klarna = "KLARNA_AUTHORIZATION_TOKEN"
    case klarnaPaymentSession = "KLARNA_PAYMENT_SESSION"
    case klarnaCustomerToken = "KLARNA_CUSTOMER_TOKEN"
    case hoolah = "HOOLAH"
    case stripeAch = "AUTOMATED_CLEARING_HOUSE"
    case unknown = "UNKNOWN"
}

public final class Response {
    public final class Body {
        init(_: Never) {}
    }

    init(_: Never) {}
}

extension Response.Body {
    public final class Tokenization: NSObject {
        public struct PaymentInstrumentData: Codable {
            public let paypalBillingAgreementId, first6Digits, last4Digits: String?
            public let expirationMonth, expirationYear, cardholderName, network: String?
            public let isNetworkTokenized: Bool?
            public let klarnaCustomerToken, gocardlessMandateId, authorizationToken: String?
            public let binData: BinData?
            public let bankName, accountNumberLast4Digits: String?
            public let applePayMerchantTokenIdentifier: String?

            init(
                last4Digits: String?, expirationMonth: String?, expirationYear: String?, cardholderName: String?,
                network: String?, binData: BinData?
            ) {
                paypalBillingAgreementId = nil
                first6Digits = nil
                self.last4Digits = last4Digits
                self.expirationMonth = expirationMonth
                self.expirationYear = expirationYear
                self.cardholderName = cardholderName
                self.network = network
                isNetworkTokenized = nil
                klarnaCustomerToken = nil
                gocardlessMandateId = nil
                authorizationToken = nil
                self.binData = binData
                bankName = nil
                accountNumberLast4Digits = nil
                applePayMerchantTokenIdentifier = nil
            }
        }

        init(_: Never) {}
    }

    public struct Payment: Codable {
        public enum CheckoutOutcome: String, Codable {
            case complete = "CHECKOUT_COMPLETE"
            case failure = "CHECKOUT_FAILURE"
            case determineFromPaymentStatus = "DETERMINE_FROM_PAYMENT_STATUS"
        }
    }
}

public struct BinData: Codable {
    public var network, issuerCountryCode, issuerName: String?
}
