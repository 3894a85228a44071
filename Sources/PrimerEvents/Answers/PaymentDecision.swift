/// What the listeners of `primer:payment-start` decided about a payment that is about to be created.
public enum PaymentDecision: Sendable, Hashable {
    /// The payment may be created; the key, if there is one, makes the request idempotent.
    case `continue`(idempotencyKey: String? = nil)
    /// No payment may be created; the message, if there is one, may be shown to the shopper.
    case abort(message: String? = nil)
}

extension PaymentDecision: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The decision without its key or message, which are private.
    public var description: String {
        switch self {
        case .continue: "continue"
        case .abort: "abort"
        }
    }

    /// The same as `description`.
    public var debugDescription: String { description }

    /// A mirror without children: keys and messages are private.
    public var customMirror: Mirror { Mirror(self, children: [], displayStyle: .enum) }
}
