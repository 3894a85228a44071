/// A checkout whose screens are the SDK's own: the view `PrimerCheckout`, and the sheet of the presenter.
@MainActor
package final class ManagedCheckout {
    private let backend: ScriptedBackend
    private let onCompletion: (PrimerCheckoutState) -> Void
    private var isOver = false
    /// The newer sources report a failure once, by this id.
    private var lastFailure: String?

    package convenience init(clientToken: String, onCompletion: @escaping (PrimerCheckoutState) -> Void) {
        self.init(.behind(clientToken), onCompletion)
    }

    init(_ backend: ScriptedBackend, _ onCompletion: @escaping (PrimerCheckoutState) -> Void) {
        self.backend = backend
        self.onCompletion = onCompletion
    }

    /// The screen appears, or the shopper taps Retry on the screen of a failed start.
    package func start() { if let error = backend.nextStartError() { report(.failure(error)) } }

    /// The shopper pays.
    package func pay(_ type: String = "PAYMENT_CARD") {
        guard !isOver, let outcome = backend.create(type, idempotencyKey: nil, isSaved: false) else { return }
        report(outcome)
    }

    /// The shopper closes the screen.
    package func close() { report(.dismissed) }

    private func report(_ outcome: PrimerCheckoutState) {
        guard !isOver else { return }
        switch outcome {
        case .success, .dismissed: isOver = true
        case .failure(let error, _):
            if backend.version == .newer, lastFailure == error.diagnosticsId { return }
            lastFailure = error.diagnosticsId
        case .initializing, .ready: break
        }
        onCompletion(outcome)
    }
}
