public import EventTree

/// Which attempt to pay a `primer:payment-start` belongs to; ours, the web does not state it.
///
/// It helps to choose an idempotency key: the same one again while an earlier payment may exist, as after a network failure,
/// and a new one after a decline.
public struct PaymentAttempt: Redacted, Hashable {
    /// The number of the attempt in its checkout, from 1.
    public var number: Int

    /// The failure before it, unless a payment has succeeded since.
    public var previousFailure: PaymentFailure?

    /// Whether an earlier payment may exist: an attempt failed so that nobody can tell, or was allowed and had no outcome,
    /// and none has succeeded or been declined since.
    public var earlierPaymentMayExist: Bool

    /// An attempt with this number; whether an earlier payment may exist is by default what the failure's advice says.
    public init(number: Int = 1, previousFailure: PaymentFailure? = nil, earlierPaymentMayExist: Bool? = nil) {
        self.number = number
        self.previousFailure = previousFailure
        self.earlierPaymentMayExist =
            earlierPaymentMayExist ?? (previousFailure?.retryAdvice == .verifyOnServerFirst)
    }

    /// All of it is shown, of the failure what it shows itself.
    public var exportable: ExportableFields {
        [
            .shown("number", number),
            .shown("previousFailure", previousFailure),
            .shown("earlierPaymentMayExist", earlierPaymentMayExist ? true : nil),
        ]
    }
}
