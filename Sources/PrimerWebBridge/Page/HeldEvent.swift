internal import PrimerEvents

/// An answered event that a bridge can hold in its page, so that listeners in the app answer it.
public enum HeldEvent: Sendable, Hashable, CaseIterable {
    /// `primer:payment-start`
    case paymentStart
    /// `primer:shipping-address-change`
    case shippingAddressChange
    /// `primer:shipping-option-change`
    case shippingOptionChange

    /// The name of the event, as in `Event.type` on the web.
    public var eventType: String {
        switch self {
        case .paymentStart: PaymentStart.eventType
        case .shippingAddressChange: ShippingAddressChange.eventType
        case .shippingOptionChange: ShippingOptionChange.eventType
        }
    }
}
