public import EventTree

/// A payment is about to be created; a listener may hold it and answer.
///
/// A listener that will answer later calls `preventDefault()` (or `hold()`) before its first `await`; if nobody does, the
/// payment continues. Wallets dispatch it on the tap, before the shopper has approved their sheet.
public struct PaymentStart: AnsweredDetail {
    /// `primer:payment-start`
    public static let eventType = "primer:payment-start"

    /// The method that the shopper pays with.
    public var paymentMethodType: PaymentMethodType

    /// When it was dispatched.
    public var timestamp: UnixSeconds

    /// Which attempt this is; ours, the web does not state it.
    public var attempt: PaymentAttempt

    private var answers = Answering<PaymentDecision>()

    /// The start of a payment with this method; nobody waits for an answer until it is dispatched by a checkout.
    public init(
        paymentMethodType: PaymentMethodType, timestamp: UnixSeconds, attempt: PaymentAttempt = PaymentAttempt()
    ) {
        self.paymentMethodType = paymentMethodType
        self.timestamp = timestamp
        self.attempt = attempt
    }

    /// Lets the payment be created; `true` if this answer counted.
    ///
    /// An idempotency key makes the request idempotent; the web sends it as `X-Idempotency-Key`. An answer does not
    /// count if it comes too late, if the listener did not hold the event, if others have decided, or if it names another
    /// key than somebody before; a diagnostic says why.
    @discardableResult
    public func continuePaymentCreation(idempotencyKey: String? = nil) -> Bool {
        answers.answer(.continue(idempotencyKey: idempotencyKey))
    }

    /// Keeps the payment from being created; `true` if this answer counted.
    ///
    /// The native SDK may show the message to the shopper; the web knows no message. When an answer does not count is
    /// said at ``continuePaymentCreation(idempotencyKey:)``.
    @discardableResult
    public func abortPaymentCreation(message: String? = nil) -> Bool { answers.answer(.abort(message: message)) }

    /// Acts when others, a deadline or the host have decided while this listener still holds the payment.
    func whenOvertaken(_ act: @escaping @Sendable () -> Void) { answers.whenOvertaken(act) }

    /// The same detail, answering through `ticket`.
    public func answering(with ticket: any AnswerTicket) -> PaymentStart {
        var detail = self
        detail.answers = Answering(ticket)
        return detail
    }

    /// The fields, and who may see them.
    public var exportable: ExportableFields { Self.record.exportable(self) }
}

extension PaymentStart: RecordedDetail {
    package static let record = Record(
        PaymentStart(paymentMethodType: .unknown, timestamp: .unstated),
        Field("paymentMethodType", \.paymentMethodType, .shown),
        Field("timestamp", \.timestamp, .shown),
        .local("attempt", \.attempt, .shown))
}

extension EventType where Detail == PaymentStart {
    /// Listens to `primer:payment-start`.
    public static var paymentStart: Self { .init() }
}
