// The public surface of Primer's iOS checkout components (3.0.0-beta.8), as far as an app's glue can use it.
// Declarations only, bodies are dummies. UIKit and SwiftUI members (views, the view modifier, icons, colors,
// `from: UIViewController`) are left out, and so is `@objc`, which Linux does not have.
//
// Where each fact is from:
//   S1..S4  the vendor's documents (3.0.0-beta.8; these bind)
//   B8      the vendor's API reference for 3.0.0-beta.8 (primer-io/examples at 1ad8dbb6, primer-ios-checkout)
//   IX      newer sources of primer-io/primer-sdk-ios (commit 9f8fc8de), after beta.8: they add `.vaulted`, intents and
//           shipping handlers, which are left out here because the documents do not have them
//   NB      primer-io/primer-sdk-ios, branch bn/feature/checkout-components at 9d136a511;
//           CC = Sources/PrimerSDK/Classes/CheckoutComponents, DM = .../Classes/Data Models,
//           HUC = .../Classes/Core/PrimerHeadlessUniversalCheckout, PF/PN/PC = Modules/Primer{Foundation,Networking,Core}
// The real package has swift-tools 5.3, language mode 5, no library evolution and is built from source: no type here is
// Sendable unless it says so, and enums are switched over exhaustively. Types of PF, PN and PC come through
// `@_exported import`, so `PrimerSDK.X` names them.

import Foundation
import Combine

// MARK: State and outcome

@available(iOS 15.0, *)                                                           // S2 Definition
public enum PrimerCheckoutState: Equatable {                                      // S2; not Sendable
    case initializing                                                             // S2
    case ready(clientSession: PrimerClientSession)                                // S2; NB CC/Scope/PrimerCheckoutScope.swift:161
    case success(PaymentResult)                                                   // S2
    case dismissed                                                                // S2
    case failure(PrimerError, checkoutData: PrimerCheckoutData? = nil)            // S2; NB :173 has no checkoutData
    public static func == (l: Self, r: Self) -> Bool { fatalError() }             // IX: success by paymentId, failure by errorId and checkoutData.payment.id; NB :175 errorId only
}

public struct PaymentResult: Sendable, Equatable {                                // S2; NB CC/Internal/Domain/Models/PaymentResult.swift:11
    public let paymentId: String                                                  // S2
    public let status: PaymentStatus                                              // S2
    public let token: String?                                                     // S2
    public let redirectUrl: String?                                               // S2, always nil
    public let errorMessage: String?                                              // S2, always nil
    public let amount: Int?                                                       // S2
    public let currencyCode: String?                                              // S2
    public let paymentMethodType: String?                                         // S2
    public init(                                                                  // NB :21, public
        paymentId: String, status: PaymentStatus, token: String? = nil, redirectUrl: String? = nil,
        errorMessage: String? = nil, amount: Int? = nil, currencyCode: String? = nil, paymentMethodType: String? = nil
    ) { fatalError() }
}

public enum PaymentStatus: Sendable { case pending, success, failed }             // S2; NB :43

public final class PrimerCheckoutData: NSObject, Codable {                        // S2 (type), NB DM/API/PaymentAPIModel.swift:23
    public let payment: PrimerCheckoutDataPayment?                                // S2; NB :24
    public var additionalInfo: PrimerCheckoutAdditionalInfo?                      // NB :25, var
    public let checkoutOutcome: Response.Body.Payment.CheckoutOutcome?            // NB :26
    public init(                                                                  // NB :28
        payment: PrimerCheckoutDataPayment?, additionalInfo: PrimerCheckoutAdditionalInfo? = nil,
        checkoutOutcome: Response.Body.Payment.CheckoutOutcome? = nil
    ) { fatalError() }
}

public final class PrimerCheckoutDataPayment: NSObject, Codable {                 // NB PaymentAPIModel.swift:39
    public let id: String?                                                        // S1, S2; NB :40
    public let orderId: String?                                                   // S1, S2; NB :41
    public let paymentFailureReason: PrimerPaymentErrorCode?                      // NB :42; nil in every CC path (NB :61)
    public let status: String                                                     // S2 (member), NB :43 not optional
    public init(id: String?, orderId: String?, paymentFailureReason: PrimerPaymentErrorCode?, status: String) { fatalError() } // NB :45
}

open class PrimerCheckoutAdditionalInfo: NSObject, Codable {}                     // NB PC/Models/PrimerCheckoutAdditionalInfo.swift:11

public enum PrimerPaymentErrorCode: String, Codable {                             // NB PN/Model/APIModels/Payment.swift:144; there Int with a String rawValue of its own
    case failed = "payment-failed", cancelledByCustomer = "cancelled-by-customer" // NB :146-156
}

// MARK: Client session

public final class PrimerClientSession: NSObject, Codable {                       // S2; NB DM/PrimerClientSession.swift:9
    public let customerId: String?                                                // S2
    public let orderId: String?                                                   // S2
    public let currencyCode: String?                                              // S2
    public let totalAmount: Int?                                                  // S2
    public let lineItems: [PrimerLineItem]?                                       // S2
    public let orderDetails: PrimerOrder?                                         // S2
    public let customer: PrimerCustomer?                                          // S2
    public let paymentMethod: PaymentMethod?                                      // S2
    public let fees: [PrimerFee]?                                                 // S2
    public struct PaymentMethod: Codable, Equatable {                             // S2; NB :26
        public let orderedAllowedCardNetworks: [CardNetwork]                      // S2; NB :30
    }
    public init(                                                                  // NB :37
        customerId: String?, orderId: String?, currencyCode: String?, totalAmount: Int?, lineItems: [PrimerLineItem]?,
        orderDetails: PrimerOrder?, customer: PrimerCustomer?, paymentMethod: PaymentMethod?, fees: [PrimerFee]?
    ) { fatalError() }
}

public final class PrimerLineItem: NSObject, Codable {                            // S2 (members); NB PaymentAPIModel.swift:163
    public let itemId, itemDescription, taxCode: String?                          // S2; NB :165
    public let amount, discountAmount, quantity, taxAmount: Int?                  // S2; NB :167
    init(_: Never) { fatalError() }
}
public final class PrimerOrder: NSObject, Codable {                               // S2; NB :87
    public let countryCode: String?                                               // S2; NB :89
    public let shipping: PrimerShipping?                                          // S2; NB :90
    init(_: Never) { fatalError() }
}
public final class PrimerShipping: NSObject, Codable {                            // S2; NB :114
    public let amount: Int?                                                       // S2; NB :115
    public let methodId, methodName, methodDescription: String?                   // S2; NB :116
    init(_: Never) { fatalError() }
}
public final class PrimerCustomer: NSObject, Codable {                            // S2; NB :135
    public let emailAddress, mobileNumber, firstName, lastName: String?           // S2; NB :137
    public let billingAddress, shippingAddress: PrimerAddress?                    // S2; NB :141
    init(_: Never) { fatalError() }
}
public final class PrimerAddress: NSObject, Codable {                             // S2; NB :194
    public let firstName, lastName, addressLine1, addressLine2: String?           // S2; NB :196
    public let city, state, countryCode, postalCode: String?                      // S2; NB :200
    init(_: Never) { fatalError() }
}
public final class PrimerFee: NSObject, Codable {                                 // S2; NB :228
    public let type: String                                                       // S2; NB :236
    public let amount: Int                                                        // S2; NB :237
    public init(type: String, amount: Int) { fatalError() }                       // NB :239
}

// MARK: Before-payment callback

public final class PrimerPaymentCreationDecision: NSObject {                      // NB Core/Primer/Decision Handlers/Decisions.swift:98; a class, private init
    public enum DecisionType {                                                    // NB :100; the `type` property itself is internal (:105)
        case abort(errorMessage: String?)                                         // NB :101
        case `continue`(idempotencyKey: String?)                                  // NB :102
    }
    private init(_: DecisionType) { fatalError() }                                // NB :107
}
extension PrimerPaymentCreationDecision {                                         // NB :112
    public static func abortPaymentCreation(withErrorMessage message: String? = nil) -> PrimerPaymentCreationDecision { fatalError() } // S1 (use); NB :114
    public static func continuePaymentCreation(withIdempotencyKey idempotencyKey: String? = nil) -> PrimerPaymentCreationDecision { fatalError() } // S1 (use); NB :118
}
public final class PrimerCheckoutPaymentMethodData: NSObject, Codable {           // NB PaymentAPIModel.swift:69
    public let paymentMethodType: PrimerCheckoutPaymentMethodType                 // NB :70
    public init(type: PrimerCheckoutPaymentMethodType) { fatalError() }           // NB :72
}
public final class PrimerCheckoutPaymentMethodType: NSObject, Codable {           // NB :77
    public let type: String                                                       // NB :78
    public init(type: String) { fatalError() }                                    // NB :80
}
@available(iOS 15.0, *)
public typealias BeforePaymentCreateHandler =                                     // NB CC/Scope/PrimerCheckoutScope.swift:14 = IX; top level, @Sendable, no actor,
    @Sendable (                                                                   // the decision handler is neither @Sendable nor isolated
        _ data: PrimerCheckoutPaymentMethodData, _ decisionHandler: @escaping (PrimerPaymentCreationDecision) -> Void
    ) -> Void

// MARK: Sessions

@available(iOS 15.0, *)
@MainActor                                                                        // B8; NB CC/Session/PrimerCheckoutSession.swift:21
public final class PrimerCheckoutSession: ObservableObject {                      // B8; NB :22
    public enum Phase: Equatable { case initializing, ready }                     // S1, B8; NB :26, not Sendable
    @Published public private(set) var phase: Phase = .initializing               // S1, S2, B8; NB :31
    @Published public private(set) var clientSession: PrimerClientSession?        // S1, S2, B8; NB :38
    public var onBeforePaymentCreate: BeforePaymentCreateHandler?                 // S1, B8; NB :43
    public var idempotencyKey: @Sendable () -> String?                            // B8; NB :50; no document names it
    public init(                                                                  // S1 (first two), B8; NB :66
        clientToken: String, settings: PrimerSettings = PrimerSettings(), theme: PrimerCheckoutTheme = PrimerCheckoutTheme(),
        idempotencyKey: @escaping @Sendable () -> String? = { nil }
    ) { fatalError() }
    public func start() async { fatalError() }                                    // S3, B8; NB :90: returns when the session is over, not when it is ready
    public func refresh() async { fatalError() }                                  // S1, S2, B8; NB :151
    public func cancel() { fatalError() }                                         // S2, S3, B8; NB :183
    public var cardForm: PrimerCardFormSession? { fatalError() }                  // S1, B8; NB :195 computed, cached, nil unless ready
    public var selection: PrimerSelectionSession? { fatalError() }                // S1, B8; NB :205 the same
    public func formatAmount(_ amountInMinorUnits: Int) -> String? { fatalError() } // S1, B8; IX; not in NB
}

@available(iOS 15.0, *)
@MainActor                                                                        // B8; NB CC/Session/PrimerCardFormSession.swift:17
public final class PrimerCardFormSession: ObservableObject {                      // B8; NB :18; no public init
    @Published public private(set) var state: PrimerCardFormState                 // S1, B8; NB :21
    init(_: Never) { fatalError() }
    public func updateCardNumber(_ value: String) { fatalError() }                // S1, B8; NB :53
    public func updateCvv(_ value: String) { fatalError() }                       // B8; NB :54
    public func updateExpiryDate(_ value: String) { fatalError() }                // B8; NB :55
    public func updateCardholderName(_ value: String) { fatalError() }            // S1, B8; NB :56 (nine more update* for the billing fields: NB :57-65)
    public func selectCardNetwork(_ network: PrimerCardNetwork) { fatalError() }  // S1 (use), B8; NB :68: takes a PrimerCardNetwork
    public func setVaultOnSuccess(_ enabled: Bool) async throws { fatalError() }  // B8; not in NB
    public func submit() { fatalError() }                                         // S1, B8; NB :74
    public func cancel() { fatalError() }                                         // S1, B8; NB :75
}

@available(iOS 15.0, *)
public struct PrimerCardFormState: Equatable {                                    // S1, S3, B8; NB CC/Core/Data/PrimerCardFormState.swift:194
    public internal(set) var configuration: CardFormConfiguration                 // S3; NB :199
    public internal(set) var data: FormData                                       // S1; NB :202; number masked, cvv "" (NB :314)
    public internal(set) var fieldErrors: [FieldError]                            // S3; NB :205
    public internal(set) var isLoading: Bool                                      // S1; NB :209; true from submit() on, before the gate (NB DefaultCardFormScope.swift:402)
    public internal(set) var isValid: Bool                                        // S1, S3; NB :211
    public internal(set) var selectedCountry: PrimerCountry?                      // NB :215
    public internal(set) var selectedNetwork: PrimerCardNetwork?                  // S1 (`.displayName`); NB :218
    public internal(set) var availableNetworks: [PrimerCardNetwork]               // S1; NB :221
    public internal(set) var surchargeAmountRaw: Int?                             // NB :226
    public internal(set) var surchargeAmount: String?                             // NB :229
    public internal(set) var binData: PrimerBinData?                              // NB :233; 
    public static func == (l: Self, r: Self) -> Bool { fatalError() }             // NB :264
    public var displayFields: [PrimerInputElementType] { fatalError() }           // B8; NB :282
    public func hasError(for fieldType: PrimerInputElementType) -> Bool { fatalError() }          // S3, B8; NB :286
    public func errorMessage(for fieldType: PrimerInputElementType) -> String? { fatalError() }   // S3, B8; NB :290
    public init(configuration: CardFormConfiguration = .default, data: FormData = FormData()) { fatalError() } // NB :237, shortened
}
@available(iOS 15.0, *)
public struct FieldError: Equatable, Identifiable {                               // S3; NB :64
    public var id: PrimerInputElementType { fatalError() }                        // NB :66
    public let fieldType: PrimerInputElementType                                  // S3; NB :69
    public let message: String                                                    // S3; NB :72
    public let errorCode: String?                                                 // NB :75
}
@available(iOS 15.0, *)
public struct FormData: Equatable {                                               // NB :96
    public init() {}                                                              // NB :99
    public subscript(fieldType: PrimerInputElementType) -> String { get { fatalError() } set { fatalError() } } // S1; NB :105
    public var dictionary: [PrimerInputElementType: String] { fatalError() }      // NB :110
}
@available(iOS 15.0, *)
public struct CardFormConfiguration: Equatable {                                  // S3; NB :15
    public let cardFields, billingFields: [PrimerInputElementType]                // S3; NB :17
    public let requiresBillingAddress: Bool                                       // NB :22
    nonisolated(unsafe) public static let `default` = CardFormConfiguration()     // NB :24 (plain there; `nonisolated(unsafe)` only for mode 6 here)
    init() { fatalError() }
}
@available(iOS 15.0, *)
public struct PrimerCountry: Equatable, Identifiable {                            // NB :129
    public var id: String { code }                                                // NB :131
    public let code, name: String                                                 // NB :134
    public let flag, dialCode: String?                                            // NB :140
}
public enum PrimerInputElementType: Int {                                         // NB HUC/Models/PrimerHeadlessUniversalCheckoutInputElement.swift:34
    case cardNumber, expiryDate, cvv, cardholderName, otp, postalCode, phoneNumber, retailer, unknown, countryCode
    case firstName, lastName, addressLine1, addressLine2, city, state, email, all // NB :36-87
    public var stringValue: String { fatalError() }                               // NB :89, "CARD_NUMBER"
}

@available(iOS 15.0, *)
@MainActor                                                                        // B8; NB CC/Session/PrimerSelectionSession.swift:16
public final class PrimerSelectionSession: ObservableObject {                     // B8; NB :17; no public init
    @Published public private(set) var state: PrimerPaymentMethodSelectionState   // S1, B8; NB :20
    @Published public private(set) var vaultedPaymentMethods: [PrimerHeadlessUniversalCheckout.VaultedPaymentMethod] // S1, B8; IX; NB :44 computed, not published
    init(_: Never) { fatalError() }
    public func select(_ method: CheckoutPaymentMethod) { fatalError() }          // B8; NB :51
    public func selectVaulted(_ method: PrimerHeadlessUniversalCheckout.VaultedPaymentMethod) { fatalError() } // S1 pays; NB :60 only marks
    public func delete(_ method: PrimerHeadlessUniversalCheckout.VaultedPaymentMethod) async throws { fatalError() } // S1, B8; NB :68
    public func showAll() { fatalError() }                                        // S1, B8; NB :76
    public func cancel() { fatalError() }                                         // S2, B8; NB :55
}

@available(iOS 15.0, *)
public struct PrimerPaymentMethodSelectionState: Equatable {                      // B8; NB CC/Scope/PrimerPaymentMethodSelectionScope.swift:53
    public internal(set) var paymentMethods: [CheckoutPaymentMethod] = []         // S1; NB :54; empty when the session turns ready, filled soon after
    public internal(set) var isLoading: Bool = false                              // NB :55; never set by the SDK (NB DefaultPaymentMethodSelectionScope)
    public internal(set) var selectedPaymentMethod: CheckoutPaymentMethod?        // S1; NB :56; never reset when the shopper backs out
    public internal(set) var searchQuery: String = ""                             // NB :57
    public internal(set) var filteredPaymentMethods: [CheckoutPaymentMethod] = [] // NB :58
    public internal(set) var error: String?                                       // NB :59
    public internal(set) var selectedVaultedPaymentMethod: PrimerHeadlessUniversalCheckout.VaultedPaymentMethod? // NB :60; ; the first saved one by default
    public internal(set) var isVaultPaymentLoading: Bool = false                  // NB :61; 
    public internal(set) var isPaymentMethodsExpanded: Bool = true                // NB :81;  (NB's four CVV members :66-75 are gone after it)
    public static func == (l: Self, r: Self) -> Bool { fatalError() }             // NB :113
    public init() {}                                                              // NB :83, shortened
}
@available(iOS 15.0, *)
public struct CheckoutPaymentMethod: Equatable, Identifiable {                    // S1, B8; NB :148; UIKit members left out
    public let id, type, name: String                                             // B8; NB :150
    public let surcharge: Int?                                                    // B8; NB :162
    public let hasUnknownSurcharge: Bool                                          // B8; NB :165
    public let formattedSurcharge, buttonText: String?                            // NB :168, :174
}

// MARK: Saved methods

public final class PrimerHeadlessUniversalCheckout {                              // B8 (name); NB HUC/PrimerHeadlessUniversalCheckout.swift:17
    public final class VaultedPaymentMethod: Codable {                            // B8; NB HUC/Managers/VaultManager.swift:611; a class, no Equatable, no Sendable
        public let id: String                                                     // S1; NB :614
        public let paymentMethodType: String                                      // S1; NB :617
        public let paymentInstrumentType: PaymentInstrumentType                   // NB :620, an enum
        public let paymentInstrumentData: Response.Body.Tokenization.PaymentInstrumentData // NB :623
        public let analyticsId: String                                            // NB :626
        init(_: Never) { fatalError() }
    }
    init(_: Never) { fatalError() }
}
public enum PaymentInstrumentType: String, Codable {                              // NB DM/TokenizationRequestPaymentInstrument.swift:133
    case paymentCard = "PAYMENT_CARD", offSession = "OFF_SESSION_PAYMENT", cardOffSession = "CARD_OFF_SESSION_PAYMENT"
    case payPalOrder = "PAYPAL_ORDER", payPalBillingAgreement = "PAYPAL_BILLING_AGREEMENT", applePay = "APPLE_PAY"
    case googlePay = "GOOGLE_PAY", goCardlessMandate = "GOCARDLESS_MANDATE", klarna = "KLARNA_AUTHORIZATION_TOKEN"
    case klarnaPaymentSession = "KLARNA_PAYMENT_SESSION", klarnaCustomerToken = "KLARNA_CUSTOMER_TOKEN"
    case hoolah = "HOOLAH", stripeAch = "AUTOMATED_CLEARING_HOUSE", unknown = "UNKNOWN" // NB :135-148
}
public final class Response {                                                     // NB PN/Model/Response.swift
    public final class Body { init(_: Never) { fatalError() } }
    init(_: Never) { fatalError() }
}
extension Response.Body {
    public final class Tokenization: NSObject {                                   // NB DM/TokenizationResponse.swift:14
        public struct PaymentInstrumentData: Codable {                            // NB :135; the members that our model has
            public let paypalBillingAgreementId, first6Digits, last4Digits: String?       // NB :137
            public let expirationMonth, expirationYear, cardholderName, network: String?  // NB :140
            public let isNetworkTokenized: Bool?                                          // NB :144
            public let klarnaCustomerToken, gocardlessMandateId, authorizationToken: String? // NB :145, :151
            public let binData: BinData?                                                  // NB :149
            public let bankName, accountNumberLast4Digits: String?                        // NB :163
            public let applePayMerchantTokenIdentifier: String?                           // NB :166
        }
        init(_: Never) { fatalError() }
    }
    public struct Payment: Codable {                                              // NB PN/Model/APIModels/Payment.swift:80
        public enum CheckoutOutcome: String, Codable {                            // NB :132
            case complete = "CHECKOUT_COMPLETE", failure = "CHECKOUT_FAILURE"     // NB :133
            case determineFromPaymentStatus = "DETERMINE_FROM_PAYMENT_STATUS"     // NB :135
        }
    }
}
public struct BinData: Codable {                                                  // NB TokenizationRequestPaymentInstrument.swift:164
    public var network, issuerCountryCode, issuerName: String?                    // NB :165
}

// MARK: Networks

public enum CardNetwork: String, Codable, CaseIterable {                          // S2 (use); NB PF/Model/CardNetwork.swift:30; not Sendable
    case amex = "AMEX", bancontact = "BANCONTACT", cartesBancaires = "CARTES_BANCAIRES", diners = "DINERS_CLUB"
    case discover = "DISCOVER", eftpos = "EFTPOS", elo = "ELO", hiper = "HIPER", hipercard = "HIPERCARD", jcb = "JCB"
    case maestro = "MAESTRO", masterCard = "MASTERCARD", mir = "MIR", visa = "VISA", unionpay = "UNIONPAY"
    case unknown = "OTHER"                                                        // NB :34-64
    public var displayName: String { fatalError() }                               // NB DM/CardNetwork.swift:17
}
public final class PrimerCardNetwork: NSObject {                                  // B8; NB HUC/Models/PrimerCardValidationModels.swift:48; a class, no public init
    public let displayName: String                                                // S1; NB :49
    public let network: CardNetwork                                               // NB :50
    public let issuerCountryCode, issuerName, accountFundingType: String?         // NB :51
    public let prepaidReloadableIndicator, productUsageType, productCode, productName: String? // NB :54
    public let issuerCurrencyCode, regionalRestriction, accountNumberType: String?             // NB :58
    public var allowed: Bool { fatalError() }                                     // NB :62
    public var allowsUserSelection: Bool { fatalError() }                         // NB :66
    init(_: Never) { fatalError() }
}
public enum PrimerBinDataStatus: Int { case partial, complete }                   // NB HUC/Models/PrimerBinData.swift:10
public final class PrimerBinData: NSObject {                                      // NB :16
    public let preferred: PrimerCardNetwork?                                      // NB :17
    public let alternatives: [PrimerCardNetwork]                                  // NB :18
    public let status: PrimerBinDataStatus                                        // NB :19
    public let firstDigits: String?                                               // NB :20
    init(_: Never) { fatalError() }
}

// MARK: Presenter

@available(iOS 15.0, *)
public protocol PrimerCheckoutPresenterDelegate: AnyObject {                      // S4 (methods); IX = NB CC/PrimerCheckoutPresenter.swift:13: no actor
    func primerCheckoutPresenterDidCompleteWithSuccess(_ result: PaymentResult)   // S4
    func primerCheckoutPresenterDidFailWithError(_ error: PrimerError, checkoutData: PrimerCheckoutData?) // S4; NB :19 one argument
    func primerCheckoutPresenterDidDismiss()                                      // S4
}                                                                                 // NB :26-38 three optional 3DS methods: gone in IX; IX adds an optional DidVaultPaymentMethod

@available(iOS 15.0, *)
@MainActor                                                                        // B8; NB :68
public final class PrimerCheckoutPresenter: NSObject {                            // S4; NB :69
    public static let shared = PrimerCheckoutPresenter()                          // S4; NB :73
    public weak var delegate: (any PrimerCheckoutPresenterDelegate)?              // S4; NB :87
    private override init() { fatalError() }                                                   // NB :91
    public static func presentCheckout(clientToken: String, completion: (() -> Void)? = nil) { fatalError() } // S4 (with `from:`); NB :344
    public static func presentCheckout(clientToken: String, primerSettings: PrimerSettings, completion: (() -> Void)? = nil) { fatalError() } // NB :361
    public static func dismiss(animated: Bool = true, completion: (() -> Void)? = nil) { fatalError() }      // NB :164
    public static var isPresenting: Bool { fatalError() }                         // NB :395
    public static var isAvailable: Bool { fatalError() }                          // NB :391
}

// MARK: Settings

public final class PrimerSettings {                                               // S1, S3; NB DM/PrimerSettings.swift:37
    public let uiOptions: PrimerUIOptions                                         // NB :56, readable
    public init(uiOptions: PrimerUIOptions? = nil) { fatalError() }               // S3; NB :67, shortened
}
public final class PrimerUIOptions {                                              // S3; NB :116
    public internal(set) var isErrorScreenEnabled: Bool                           // S1, S3; NB :128, readable
    public internal(set) var isSuccessScreenEnabled: Bool                         // NB :124, readable
    public init(isErrorScreenEnabled: Bool? = nil, isSuccessScreenEnabled: Bool? = nil) { fatalError() } // S3; NB :154, shortened
}
@available(iOS 15.0, *)
public struct PrimerCheckoutTheme: Equatable { public init() {} }                 // B8; NB CC/Scope/PrimerCheckoutTheme.swift:22

// MARK: Errors

public protocol PrimerErrorProtocol: CustomNSError, LocalizedError {              // B8; NB PF/Error/PrimerError.swift:19
    var errorId: String { get }                                                   // NB :20
    var exposedError: Error { get }                                               // NB :21
    var diagnosticsId: String { get }                                             // NB :22
    var analyticsContext: [String: Any] { get }                                   // NB :23
    var isReportable: Bool { get }                                                // NB :24
}
public enum PrimerError: PrimerErrorProtocol {                                    // B8; NB :51; no Equatable
    case uninitializedSDKSession(diagnosticsId: String = .uuid)                   // NB :55
    case invalidClientToken(reason: String? = nil, diagnosticsId: String = .uuid) // B8; NB :58
    case missingPrimerConfiguration(diagnosticsId: String = .uuid)                // NB :61
    case misconfiguredPaymentMethods(diagnosticsId: String = .uuid)               // NB :64
    case missingPrimerInputElement(inputElementType: String, diagnosticsId: String = .uuid)                   // NB :67
    case cancelled(paymentMethodType: String, diagnosticsId: String = .uuid)      // NB :70
    case failedToCreateSession(error: Error?, diagnosticsId: String = .uuid)      // NB :73
    case invalidUrl(url: String? = nil, diagnosticsId: String = .uuid)            // NB :76
    case invalidArchitecture(description: String, recoverSuggestion: String?, diagnosticsId: String = .uuid)  // NB :79
    case invalidClientSessionValue(name: String, value: String? = nil, allowedValue: String? = nil, diagnosticsId: String = .uuid) // NB :82
    case invalidMerchantIdentifier(merchantIdentifier: String? = nil, diagnosticsId: String = .uuid)          // NB :85
    case invalidValue(key: String, value: Any? = nil, reason: String? = nil, diagnosticsId: String = .uuid)   // NB :88
    case unableToMakePaymentsOnProvidedNetworks(diagnosticsId: String = .uuid)    // NB :91
    case unableToPresentPaymentMethod(paymentMethodType: String, reason: String? = nil, diagnosticsId: String = .uuid) // NB :94
    case unsupportedIntent(intent: PrimerSessionIntent, diagnosticsId: String = .uuid)                        // NB :97
    case unsupportedPaymentMethod(paymentMethodType: String, reason: String? = nil, diagnosticsId: String = .uuid)     // NB :100
    case unsupportedPaymentMethodForManager(paymentMethodType: String, category: String, diagnosticsId: String = .uuid) // NB :103
    case underlyingErrors(errors: [Error], diagnosticsId: String = .uuid)         // NB :106
    case missingSDK(paymentMethodType: String, sdkName: String, diagnosticsId: String = .uuid)                // NB :109
    case merchantError(message: String, diagnosticsId: String = .uuid)            // NB :112
    case paymentFailed(paymentMethodType: String?, paymentId: String, orderId: String?, status: String, diagnosticsId: String = .uuid) // NB :115
    case failedToRedirect(url: String, diagnosticsId: String = .uuid)             // NB :124
    case failedToCreatePayment(paymentMethodType: String, description: String, diagnosticsId: String = .uuid) // NB :127
    case failedToResumePayment(paymentMethodType: String, description: String, diagnosticsId: String = .uuid) // NB :130
    case applePayTimedOut(diagnosticsId: String = .uuid)                          // NB :133
    case invalidVaultedPaymentMethodId(vaultedPaymentMethodId: String, diagnosticsId: String = .uuid)         // NB :136
    case nolError(code: String?, message: String?, diagnosticsId: String = .uuid) // NB :139
    case nolSdkInitError(diagnosticsId: String = .uuid)                           // NB :142
    case klarnaError(message: String?, diagnosticsId: String = .uuid)             // NB :145
    case klarnaUserNotApproved(diagnosticsId: String = .uuid)                     // NB :148
    case stripeError(key: String, message: String?, diagnosticsId: String = .uuid) // NB :151; errorId is the key
    case unableToPresentApplePay(diagnosticsId: String = .uuid)                   // NB :154
    case applePayNoCardsInWallet(diagnosticsId: String = .uuid)                   // NB :157
    case applePayDeviceNotSupported(diagnosticsId: String = .uuid)                // NB :160
    case applePayConfigurationError(merchantIdentifier: String?, diagnosticsId: String = .uuid)               // NB :163
    case applePayPresentationFailed(reason: String?, diagnosticsId: String = .uuid)                           // NB :166
    case failedToLoadDesignTokens(fileName: String, diagnosticsId: String = .uuid) // NB :169
    case unknown(message: String? = nil, diagnosticsId: String = .uuid)           // NB :172

    public var errorId: String { fatalError() }                                   // S3, S4; NB :174
    public var diagnosticsId: String { fatalError() }                             // S3, S4; NB :226
    public var recoverySuggestion: String? { fatalError() }                       // S3, S4; NB :367
    public var errorDescription: String? { fatalError() }                         // S3, S4; NB :354
    public var plainDescription: String? { fatalError() }                         // S3; NB :270
    public var underlyingErrorCode: String? { fatalError() }                      // NB :217
    public var errorUserInfo: [String: Any] { fatalError() }                      // NB :358
    public var exposedError: Error { fatalError() }                               // NB :476
    public var analyticsContext: [String: Any] { fatalError() }                   // NB :480; holds "paymentMethodType" where the error knows it
    public var isReportable: Bool { fatalError() }                                // NB :489
}
public enum PrimerSessionIntent: String, Codable { case checkout = "CHECKOUT", vault = "VAULT" } // NB PF/Model/PrimerSessionIntent.swift:7
extension String { public static var uuid: String { fatalError() } }              // NB PF/Extensions/String.swift:10, public
