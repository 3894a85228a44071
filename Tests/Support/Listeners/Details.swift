package import EventTree
package import PrimerEvents

package let second = UnixSeconds(seconds: 1)

extension PaymentStart {
    package static func with(_ method: PaymentMethodType, attempt: Int = 1) -> PaymentStart {
        PaymentStart(paymentMethodType: method, timestamp: second, attempt: PaymentAttempt(number: attempt))
    }
}

extension PaymentSuccess {
    package static func of(
        _ id: String? = "pay_1", _ status: PaymentOutcomeStatus? = .success, _ method: PaymentMethodType? = .paymentCard
    ) -> PaymentSuccess {
        PaymentSuccess(
            payment: PaymentSummary(id: id, orderId: "order-1"), paymentMethodType: method, timestamp: second,
            status: status, amount: MinorUnits(4_999), currencyCode: "EUR")
    }
}

extension PaymentFailure {
    package static func by(_ origin: ErrorOrigin?, code: ErrorCode = .paymentFailed, payment: String? = nil)
        -> PaymentFailure
    {
        PaymentFailure(
            error: PaymentFailureError(code: code, message: "free text", diagnosticsId: "diag-1", origin: origin),
            payment: payment.map { PaymentSummary(id: $0) }, paymentMethodType: .paymentCard, timestamp: second,
            status: origin == .payment ? .failed : nil)
    }
}

/// An event of the app's own that lists nothing.
package struct TermsShown: EventDetail {
    package static let eventType = "app:terms-shown"
    package var shopper: String

    package init(shopper: String) { self.shopper = shopper }
}

/// An event of the app's own that lists a field.
package struct BasketChanged: EventDetail {
    package static let eventType = "app:basket-changed"
    package var items: Int
    package var note: String
    package var exportable: ExportableFields { [.shown("items", items), .withheld("note")] }

    package init(items: Int, note: String) {
        self.items = items
        self.note = note
    }
}

extension EventType where Detail == BasketChanged {
    package static var basketChanged: Self { .init() }
}
