internal import PrimerEvents

/// What a successful payment counts as where the event does not say whether it is settled; the web never says.
public enum UnstatedStatus: Sendable, Hashable, CaseIterable {
    /// As the native SDK reports it: settled with a card, a saved method or Stripe ACH, pending with anything else.
    case byMethod
    /// Settled, whatever the method.
    case success
    /// Pending, whatever the method.
    case pending
}

extension UnstatedStatus {
    /// The status of a payment with a method; pending where the method is not known either.
    func status(of method: PaymentMethodType?, source: PaymentSource?) -> PaymentStatus {
        switch self {
        case .success: .success
        case .pending: .pending
        case .byMethod: source == .vaultedMethod || method == .paymentCard || method == .stripeACH ? .success : .pending
        }
    }
}
