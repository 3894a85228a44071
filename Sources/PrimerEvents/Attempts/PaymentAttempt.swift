public import EventTree

/// What a `primer:payment-start` is told about its attempt to pay; the web does not state it.
///
/// A checkout shows the same before any start, as ``Checkout/nextAttempt``.
public struct PaymentAttempt: Redacted, Hashable {
    /// The number of the attempt in its order, or in its checkout where there is no order, from 1.
    public var number: Int

    /// The idempotency key that is sent if nobody names another; `nil` where the attempt has none, natively without an order.
    ///
    /// It is the key of an earlier payment while that may exist, so that the backend refuses a second creation, and a new one
    /// otherwise.
    public var idempotencyKey: String?

    /// What is known of the payments of the order before this start.
    public var earlierPayment: EarlierPayment

    /// A Boolean value that indicates whether the start joins an attempt that is in flight, under the same key.
    public var isJoined: Bool

    /// An attempt with this number.
    public init(
        number: Int = 1, idempotencyKey: String? = nil, earlierPayment: EarlierPayment = .none, isJoined: Bool = false
    ) {
        self.number = number
        self.idempotencyKey = idempotencyKey
        self.earlierPayment = earlierPayment
        self.isJoined = isJoined
    }

    /// All but the key.
    public var exportable: ExportableFields {
        [
            .shown("number", number),
            .withheld("idempotencyKey"),
            .shown("earlierPayment", earlierPayment == .none ? nil : earlierPayment),
            .shown("isJoined", isJoined ? true : nil),
        ]
    }
}
