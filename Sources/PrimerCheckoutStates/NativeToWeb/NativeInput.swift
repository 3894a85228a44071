internal import PrimerEvents

/// What the adapter is told by the native side.
enum NativeInput: Sendable {
    /// The SDK's state.
    case state(PrimerCheckoutState)
    /// The SDK's before-payment callback, by a number of our own; no source where the host does not know it.
    case paymentStarting(call: Int, PaymentMethodType, PaymentSource?)
    /// What the listeners decided about that callback.
    case decided(call: Int, PaymentDecision)
    /// Whether the SDK is processing a payment.
    case processing(Bool)
    /// An attempt ended without an outcome; the payment, where one existed.
    case attemptEnded(PrimerCheckoutDataPayment?)
    /// The host tore the session down.
    case sessionCancelled
    /// The client session was renewed while nothing else changed.
    case clientSessionRenewed(PrimerClientSession)
    /// The payment methods on offer, as they now are.
    case paymentMethods([PaymentMethodType])
    /// The saved methods, as they now are.
    case savedMethods(SavedMethods)
    /// The saved method that is now selected.
    case savedMethodSelected(id: String?)
    /// Something that happened on the screen and changes nothing else.
    case happened(any PrimerEventDetail, at: ComponentName)
}

/// The customer's saved methods.
struct SavedMethods: Sendable, Equatable {
    var methods: [VaultedPaymentMethod]
    /// Whether the security code has to be typed again, where the host knows it.
    var cvvRecapture: Bool?
}
