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
    /// The host presents the sheet or shows the view: a run begins.
    case runBegan
    /// The client session was renewed while nothing else changed.
    case clientSessionRenewed(PrimerClientSession)
    /// The payment methods on offer, as they now are.
    case paymentMethods([PaymentMethodType])
    /// The saved methods, as they now are.
    case vaultMethods(VaultMethods)
    /// The saved method that is now selected.
    case vaultSelection(id: String?)
    /// Something that happened on the screen and changes nothing else.
    case happened(any PrimerEventDetail, at: ComponentName)
}

extension NativeInput {
    /// Whether the shopper or the host says no to the attempt that is open.
    var isRefusal: Bool {
        switch self {
        case .state(.dismissed), .attemptEnded, .sessionCancelled, .runBegan: true
        case .state(.initializing), .state(.ready), .state(.success), .state(.failure), .paymentStarting, .decided,
            .processing, .clientSessionRenewed, .paymentMethods, .vaultMethods, .vaultSelection, .happened:
            false
        }
    }
}

/// The customer's saved methods.
struct VaultMethods: Sendable, Equatable {
    var methods: [VaultedPaymentMethod]
    /// Whether the security code has to be typed again, where the host knows it.
    var cvvRecapture: Bool?
}
