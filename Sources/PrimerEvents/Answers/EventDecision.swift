/// What was decided about one answered event: by its listeners, or because nobody held it.
public struct EventDecision: Sendable, Hashable {
    /// The name of the event.
    public let event: String

    /// The id of the checkout that asked.
    public let checkout: String

    /// The answer that stands: whether the payment or the sheet goes on, and how.
    public let answer: Answer

    /// How long listeners held the event; `nil` if no listener did.
    public let heldFor: ElapsedTime?

    /// An answer by its kind of event; what it carries beside its kind is private and not printed.
    public enum Answer: Sendable, Hashable {
        /// About `primer:payment-start`.
        case payment(PaymentDecision)
        /// About `primer:shipping-address-change`.
        case shippingAddress(ShippingAddressDecision)
        /// About `primer:shipping-option-change`.
        case shippingOption(ShippingOptionDecision)
    }
}

extension EventDecision: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The event and the kind of answer.
    public var description: String { "EventDecision(event: \(event), answer: \(answer))" }

    /// The same as `description`.
    public var debugDescription: String { description }

    /// A mirror of what `description` shows.
    public var customMirror: Mirror {
        Mirror(self, children: ["event": event, "answer": "\(answer)"], displayStyle: .struct)
    }
}

extension EventDecision.Answer: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The kind of answer, without a key, a message or options.
    public var description: String {
        switch self {
        case .payment(let decision): "\(decision)"
        case .shippingAddress(let decision): "\(decision)"
        case .shippingOption(.continue): "continue"
        case .shippingOption(.unanswered): "unanswered"
        }
    }

    /// The same as `description`.
    public var debugDescription: String { description }

    /// A mirror without children: keys, messages and options are private.
    public var customMirror: Mirror { Mirror(self, children: [], displayStyle: .enum) }
}
