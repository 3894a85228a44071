public import EventTree

/// What the native SDK says of a checkout: where it is in its life, and how it ended.
///
/// `success` and `dismissed` end a session; a `failure` after the checkout was ready is one failed attempt, and the shopper
/// may try again. Two declines may be equal and are still two failures.
public enum PrimerCheckoutState: Sendable, Equatable {
    /// Configuration and payment methods are being loaded, for the first time or again.
    case initializing
    /// The checkout can take a payment.
    case ready(clientSession: PrimerClientSession)
    /// The payment went through, or is pending: see ``PaymentResult/status``.
    case success(PaymentResult)
    /// The shopper closed the checkout without paying.
    case dismissed
    /// The initialisation or a payment attempt failed; `checkoutData` is there when a payment had been created before.
    case failure(PrimerError, checkoutData: PrimerCheckoutData? = nil)
}

extension PrimerCheckoutState: Redacted {
    /// The name of the state with what may be seen of the values it carries.
    public var exportable: ExportableFields {
        switch self {
        case .initializing: [.shown("state", "initializing")]
        case .ready(let clientSession): [.shown("state", "ready"), .shown("clientSession", clientSession)]
        case .success(let result): [.shown("state", "success"), .shown("result", result)]
        case .dismissed: [.shown("state", "dismissed")]
        case .failure(let error, let checkoutData):
            [.shown("state", "failure"), .shown("error", error), .shown("checkoutData", checkoutData)]
        }
    }
}
