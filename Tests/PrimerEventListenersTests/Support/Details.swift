import PrimerEventListeners
import PrimerEvents

let second = UnixSeconds(seconds: 1)

extension PaymentStart {
    static func with(_ method: PaymentMethodType, attempt: Int = 1) -> PaymentStart {
        PaymentStart(paymentMethodType: method, timestamp: second, attempt: PaymentAttempt(number: attempt))
    }
}

extension PaymentSuccess {
    static func of(
        _ id: String? = "pay_1", _ status: PaymentOutcomeStatus? = .success, _ method: PaymentMethodType? = .paymentCard
    ) -> PaymentSuccess {
        PaymentSuccess(
            payment: PaymentSummary(id: id, orderId: "order-1"), paymentMethodType: method, timestamp: second,
            status: status, amount: MinorUnits(4_999), currencyCode: "EUR")
    }
}

extension PaymentFailure {
    static func by(_ origin: ErrorOrigin?, code: ErrorCode = .paymentFailed, payment: String? = nil) -> PaymentFailure {
        PaymentFailure(
            error: PaymentFailureError(code: code, message: "free text", diagnosticsId: "diag-1", origin: origin),
            payment: payment.map { PaymentSummary(id: $0) }, paymentMethodType: .paymentCard, timestamp: second,
            status: origin == .payment ? .failed : nil)
    }
}

/// An event of the app's own that lists nothing.
struct TermsShown: EventDetail {
    static let eventType = "app:terms-shown"
    var shopper: String
}

/// An event of the app's own that lists a field.
struct BasketChanged: EventDetail {
    static let eventType = "app:basket-changed"
    var items: Int
    var note: String
    var exportable: ExportableFields { [.shown("items", items), .withheld("note")] }
}

extension EventType where Detail == BasketChanged {
    static var basketChanged: Self { .init() }
}
