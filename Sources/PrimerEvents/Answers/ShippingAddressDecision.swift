/// What the listeners of `primer:shipping-address-change` answered.
public enum ShippingAddressDecision: Sendable, Hashable {
    /// The sheet offers these options.
    case setShippingOptions([ShippingOption])
    /// Nobody answered, or those who held the event let go of it: the sheet keeps what it has.
    case unanswered
}

extension ShippingAddressDecision: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The decision with the number of options, whose labels and amounts are private.
    public var description: String {
        switch self {
        case .setShippingOptions(let options): "setShippingOptions(\(options.count))"
        case .unanswered: "unanswered"
        }
    }

    /// The same as `description`.
    public var debugDescription: String { description }

    /// A mirror without children: the options are private.
    public var customMirror: Mirror { Mirror(self, children: [], displayStyle: .enum) }
}
