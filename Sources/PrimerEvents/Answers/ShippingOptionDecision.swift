/// What the listeners of `primer:shipping-option-change` answered.
public enum ShippingOptionDecision: Sendable, Hashable {
    /// The chosen option is on the client session; the sheet goes on with the new total.
    case `continue`
    /// Nobody answered, or those who held the event let go of it.
    case unanswered
}
