/// The session behind an inline checkout: a stand-in that plays a checkout by a script instead of asking Primer.
@MainActor
public final class PrimerCheckoutSession {
    /// How far the session has come.
    public enum Phase: Sendable, Equatable {
        /// Loading.
        case initializing
        /// It can take a payment.
        case ready
    }

    /// Asked before a payment is created.
    public typealias BeforePaymentCreateHandler =
        @MainActor (PrimerCheckoutPaymentMethodData, @escaping (PrimerPaymentCreationDecision) -> Void) -> Void

    /// How far the session has come.
    @Published public private(set) var phase = Phase.initializing
    /// The client session, once it is ready.
    @Published public private(set) var clientSession: PrimerClientSession?
    /// The card form, once it is ready.
    public private(set) var cardForm: PrimerCardFormSession?
    /// The list of methods, once it is ready.
    public private(set) var selection: PrimerSelectionSession?
    /// Decides about payments before they are created.
    public var onBeforePaymentCreate: BeforePaymentCreateHandler?

    private var script: CheckoutScript
    var onCompletion: ((PrimerCheckoutState) -> Void)?

    /// A session; in this stand-in the token names the script.
    public init(clientToken: String) { script = CheckoutScript(clientToken: clientToken) }

    /// Starts the session.
    public func start() async {
        guard script.startError == nil else {
            if let error = script.startError { onCompletion?(.failure(error)) }
            return
        }
        become(ready: script.clientSession)
    }

    /// Loads configuration and methods again; nothing unless it is ready.
    public func refresh() async {
        guard phase == .ready else { return }
        phase = .initializing
        become(ready: script.renewedClientSession)
    }

    /// Tears the session down; no `.dismissed` is delivered.
    public func cancel() {
        cardForm = nil
        selection = nil
        clientSession = nil
        phase = .initializing
    }

    private func become(ready clientSession: PrimerClientSession) {
        self.clientSession = clientSession
        cardForm = PrimerCardFormSession(of: self)
        selection = PrimerSelectionSession(of: self, script.paymentMethods, script.vaultedPaymentMethods)
        phase = .ready
    }

    /// Asks, then plays the script's next outcome.
    func pay(with type: String) {
        let data = PrimerCheckoutPaymentMethodData(paymentMethodType: .init(type: type))
        guard let onBeforePaymentCreate else { return create(type) }
        onBeforePaymentCreate(data) { decision in
            switch decision {
            case .continuePaymentCreation: self.create(type)
            case .abortPaymentCreation(let message): self.abort(message)
            }
        }
    }

    private func create(_ type: String) {
        cardForm?.isPaying(true)
        onCompletion?(script.nextOutcome(type))
        cardForm?.isPaying(false)
    }

    private func abort(_ message: String?) {
        let message = message ?? "Payment creation aborted"
        onCompletion?(.failure(.merchantError(message: message, diagnosticsId: "diag-aborted")))
    }
}

/// Stands for the SwiftUI modifier `.primerCheckoutSession(_:onCompletion:)` on the view of the checkout.
@MainActor
public func primerCheckoutSession(
    _ session: PrimerCheckoutSession, onCompletion: @escaping (PrimerCheckoutState) -> Void
) {
    session.onCompletion = onCompletion
}
