public import EventTree

/// The shopper closed the checkout.
///
/// A native extension: on the web a checkout is part of the page and is not dismissed.
public struct CheckoutDismissed: PrimerEventDetail {
    /// `primer:checkout-dismissed`
    public static let eventType = "primer:checkout-dismissed"

    /// `true`: streams never drop it.
    public static let isOutcome = true

    /// What became of the payment that was under way; `nil` where none was, or none is shown.
    ///
    /// Only an inline session shows payments that are under way. One that had failed was not any more: the advice of that
    /// failure still holds.
    public var attempt: DismissedAttempt?

    /// The method of the payment that was under way.
    public var paymentMethodType: PaymentMethodType?

    /// A dismissal, with what is known of a payment under way.
    public init(attempt: DismissedAttempt? = nil, paymentMethodType: PaymentMethodType? = nil) {
        self.attempt = attempt
        self.paymentMethodType = paymentMethodType
    }

    /// The fields, and who may see them.
    public var exportable: ExportableFields { Self.record.exportable(self) }
}

extension CheckoutDismissed: RecordedDetail {
    package static var mayLackDetail: Bool { true }

    package static let record = Record(
        CheckoutDismissed(),
        Field("attempt", \.attempt, .shown),
        Field("paymentMethodType", \.paymentMethodType, .shown))
}

extension EventType where Detail == CheckoutDismissed {
    /// Listens to `primer:checkout-dismissed`.
    public static var checkoutDismissed: Self { .init() }
}
