/// What a successful payment counts as where the event does not state whether it is settled; the web never states it.
///
/// Give every reader of your checkouts the same one: ``CheckoutRun``, analytics, logging, timelines and the adapter to native
/// states.
public struct UnstatedStatus: Sendable, Hashable {
    private let settledMethods: Set<PaymentMethodType>?
    private let settlesSavedMethods: Bool

    private init(settledMethods: Set<PaymentMethodType>?, settlesSavedMethods: Bool) {
        self.settledMethods = settledMethods
        self.settlesSavedMethods = settlesSavedMethods
    }

    /// Not known to be settled, whatever the method.
    public static let pending = UnstatedStatus(settledMethods: [], settlesSavedMethods: false)

    /// Settled, whatever the method.
    public static let success = UnstatedStatus(settledMethods: nil, settlesSavedMethods: true)

    /// As the native SDK reports it: settled with a card, a saved method or Stripe ACH, and with nothing else.
    public static let byMethod = UnstatedStatus(settledMethods: [.paymentCard, .stripeACH], settlesSavedMethods: true)

    /// Settled with these methods, and with saved methods of any kind.
    public static func settled(with methods: Set<PaymentMethodType>) -> UnstatedStatus {
        UnstatedStatus(settledMethods: methods, settlesSavedMethods: true)
    }

    /// Returns whether a payment with a method counts as settled; one whose method is not known only with ``success``.
    public func isSettled(_ method: PaymentMethodType?, isSaved: Bool) -> Bool {
        guard let settledMethods else { return true }
        return (isSaved && settlesSavedMethods) || (method.map(settledMethods.contains) ?? false)
    }
}
