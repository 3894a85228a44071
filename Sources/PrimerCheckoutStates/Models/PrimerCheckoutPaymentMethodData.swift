public import EventTree

/// What the SDK's before-payment callback says of the payment that is about to be created.
public struct PrimerCheckoutPaymentMethodData: Sendable, Equatable, Codable {
    /// The payment method it would be made with.
    public var paymentMethodType: PrimerCheckoutPaymentMethodType

    /// The data of a payment with a method.
    public init(type: PrimerCheckoutPaymentMethodType) { paymentMethodType = type }
}

/// A payment method, by its type.
public struct PrimerCheckoutPaymentMethodType: Sendable, Equatable, Codable {
    /// The type, as in `"PAYMENT_CARD"`.
    public var type: String

    /// The method of a type.
    public init(type: String) { self.type = type }
}

extension PrimerCheckoutPaymentMethodData: Redacted {
    /// The method.
    public var exportable: ExportableFields { [.shown("paymentMethodType", paymentMethodType)] }
}

extension PrimerCheckoutPaymentMethodType: Redacted {
    /// The type.
    public var exportable: ExportableFields { [.shown("type", type)] }
}
