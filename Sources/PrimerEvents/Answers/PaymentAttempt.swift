public import EventTree

/// Which attempt to pay a `primer:payment-start` belongs to; ours, the web does not state it.
///
/// It helps to choose an idempotency key: the same one again after a network failure, since the first payment may exist,
/// and a new one after a decline.
public struct PaymentAttempt: Redacted, Hashable {
    /// The number of the attempt in its checkout, from 1.
    public var number: Int

    /// The failure before it, unless a payment has succeeded since.
    public var previousFailure: PaymentFailure?

    /// An attempt with this number.
    public init(number: Int = 1, previousFailure: PaymentFailure? = nil) {
        self.number = number
        self.previousFailure = previousFailure
    }

    /// All of it is shown, of the failure what it shows itself.
    public var exportable: ExportableFields {
        [.shown("number", number), .shown("previousFailure", previousFailure)]
    }
}
