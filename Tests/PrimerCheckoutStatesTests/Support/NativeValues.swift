import PrimerEvents
import PrimerEventsTesting

@testable import PrimerCheckoutStates

/// Random values of the native models, as the SDK can give them.
struct NativeValues {
    private static let ids = [
        "invalid-client-token", "missing-configuration", "failed-to-create-session", "missing-sdk-dependency",
        "payment-cancelled", "payment-failed", "merchant-error", "apple-pay-timed-out", "failed-to-create-payment",
        "failed-to-resume-payment", "invalid-value", "unable-to-present-apple-pay", "failed-to-redirect",
        "generic-underlying-errors", "unknown-error", "some_new.Id",
    ]
    private static let methods: [PaymentMethodType] = [.paymentCard, .payPal, .klarna, .stripeACH, "SOME_NEW_METHOD"]
    private static let texts = ["", "Words", "Other words", "[id] Words (d)", "\u{1F4B3} e\u{301}", "null"]

    private var random: SplitMix
    private var occurrences = 0

    init(seed: UInt64) { random = SplitMix(seed: seed) }

    mutating func number(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    mutating func bool() -> Bool { Bool.random(using: &random) }

    mutating func method() -> PaymentMethodType { Self.methods[number(in: 0...(Self.methods.count - 1))] }

    mutating func source(of method: PaymentMethodType) -> PaymentSource {
        if number(in: 0...3) == 0 { return .vaultedMethod }
        return method == .paymentCard ? .newCard : .otherMethod
    }

    mutating func clientSession() -> PrimerClientSession {
        PrimerClientSession(orderId: text(), currencyCode: "EUR", totalAmount: bool() ? number(in: 0...9999) : nil)
    }

    /// An error of its own: the SDK's id of an occurrence never comes twice.
    mutating func error() -> PrimerError {
        occurrences += 1
        return PrimerError(
            errorId: Self.ids[number(in: 0...(Self.ids.count - 1))], diagnosticsId: "d-\(occurrences)",
            recoverySuggestion: text(), errorDescription: text(), plainDescription: text(),
            transportCause: PrimerError.TransportCause.allCases[number(in: 0...2)])
    }

    mutating func checkoutData() -> PrimerCheckoutData {
        let reasons: [PrimerPaymentErrorCode?] = [nil, .failed, .cancelledByCustomer]
        let statuses: [String?] = [nil, "PENDING", "SUCCESS", "FAILED"]
        let payment = PrimerCheckoutDataPayment(
            id: bool() ? "pay_\(number(in: 1...1_000_000_000))" : nil, orderId: text(),
            paymentFailureReason: reasons[number(in: 0...2)],
            status: statuses[number(in: 0...3)])
        return PrimerCheckoutData(
            payment: payment,
            additionalInfo: bool() ? PrimerCheckoutAdditionalInfo(values: ["reference": "1"]) : nil,
            checkoutOutcome: bool() ? .failure : nil)
    }

    /// A result, and what should come back of it: the token is lost, and the method may be known from the attempt.
    mutating func result(_ attempted: PaymentMethodType?) -> (PaymentResult, back: PaymentResult) {
        let method = attempted ?? (bool() ? self.method() : nil)
        let result = PaymentResult(
            paymentId: "pay_\(number(in: 1...1_000_000_000))", status: PaymentStatus.allCases[number(in: 0...2)],
            token: text(),
            amount: bool() ? number(in: 0...Int(Int32.max)) : nil, currencyCode: bool() ? "EUR" : nil,
            paymentMethodType: attempted != nil && bool() ? nil : method?.rawValue)
        var back = result
        back.token = nil
        back.paymentMethodType = method?.rawValue
        return (result, back)
    }

    /// Lost: additional info, outcome, and the reason where the id says it already.
    static func whatComesBack(of data: PrimerCheckoutData?, beside error: PrimerError) -> PrimerCheckoutData? {
        var back = data
        back?.additionalInfo = nil
        back?.checkoutOutcome = nil
        let isSaid =
            switch data?.payment?.paymentFailureReason {
            case .failed?: error.errorId == "payment-failed"
            case .cancelledByCustomer?: error.errorId == "payment-cancelled"
            case nil: false
            }
        if isSaid { back?.payment?.paymentFailureReason = nil }
        return back
    }

    private mutating func text() -> String? { bool() ? Self.texts[number(in: 0...(Self.texts.count - 1))] : nil }
}
