public import EventTree
internal import PrimerEvents

/// What Primer's Android SDK says of a checkout, for Swift on Android and for its logs.
///
/// One flow carries lifecycle and outcomes. `success` and `failure` stay until the next `loading`, which a retry begins.
public enum AndroidCheckoutState: Sendable, Equatable {
    /// `Loading`: configuration is being loaded, for the first time or again.
    case loading
    /// `Ready`: the checkout can take a payment.
    case ready(clientSession: PrimerClientSession)
    /// `BeforeClientSessionUpdated`: the client session is about to change, as by a billing address.
    case beforeClientSessionUpdated
    /// `ClientSessionUpdated`: the client session changed.
    case clientSessionUpdated(clientSession: PrimerClientSession)
    /// `Success`: the payment went through, or is pending.
    case success(Payment)
    /// `Failure`: the start or an attempt to pay failed; `checkoutData` is there when a payment had been created before.
    case failure(PrimerError, checkoutData: PrimerCheckoutData? = nil)
    /// No state but the sheet's `onDismiss`: the shopper closed the checkout.
    case dismissed

    /// The payment of a success.
    public struct Payment: Sendable, Equatable {
        /// The id that Primer gave the payment.
        public var id: String
        /// The status in the words of the Payments API, `"SUCCESS"`, `"PENDING"` or `"FAILED"`, where it is told.
        public var status: String?

        /// A payment with what is told of it.
        public init(id: String, status: String? = nil) {
            self.id = id
            self.status = status
        }
    }
}

extension AndroidCheckoutState {
    /// What it says in the adapter's terms; `nil` where it says nothing that events tell.
    var input: NativeInput? {
        switch self {
        case .loading: .state(.initializing)
        case .ready(let clientSession): .state(.ready(clientSession: clientSession))
        case .beforeClientSessionUpdated: nil
        case .clientSessionUpdated(let clientSession): .clientSessionRenewed(clientSession)
        case .success(let payment): .state(.success(PaymentResult(payment)))
        case .failure(let error, let checkoutData): .state(.failure(error, checkoutData: checkoutData))
        case .dismissed: .state(.dismissed)
        }
    }
}

extension StateEventAdapter {
    /// Passes on a state of the Android SDK, or its dismissal; for an adapter made for `.inlineSession`.
    public func receive(android state: AndroidCheckoutState) {
        if let input = state.input { take(input) }
    }
}

extension PaymentResult {
    /// A payment without a known status is told as pending: nothing calls it settled.
    fileprivate init(_ payment: AndroidCheckoutState.Payment) {
        let status: PaymentStatus =
            switch payment.status {
            case "SUCCESS": .success
            case "FAILED": .failed
            // An open set of words: one that is absent or new proves nothing.
            case _: .pending
            }
        self.init(paymentId: payment.id, status: status)
    }
}

extension AndroidCheckoutState.Payment: Redacted {
    /// Id and status.
    public var exportable: ExportableFields { [.shown("id", id), .shown("status", status)] }
}

extension AndroidCheckoutState: Redacted {
    /// The name of the state with what may be seen of the values it carries.
    public var exportable: ExportableFields {
        switch self {
        case .loading: [.shown("state", "Loading")]
        case .ready(let clientSession): [.shown("state", "Ready"), .shown("clientSession", clientSession)]
        case .beforeClientSessionUpdated: [.shown("state", "BeforeClientSessionUpdated")]
        case .clientSessionUpdated(let clientSession):
            [.shown("state", "ClientSessionUpdated"), .shown("clientSession", clientSession)]
        case .success(let payment): [.shown("state", "Success"), .shown("payment", payment)]
        case .failure(let error, let checkoutData):
            [.shown("state", "Failure"), .shown("error", error), .shown("checkoutData", checkoutData)]
        case .dismissed: [.shown("state", "dismissed")]
        }
    }
}
