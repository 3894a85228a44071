import EventTree
import PrimerCheckoutStates
import PrimerEvents

/// Plays the native SDK: its states and callbacks go into an adapter, which dispatches the events.
final class NativeSDK: ScriptedSDK {
    let provenance = Provenance.native
    let adapter: StateEventAdapter
    private var open: OpenPayment?

    /// An SDK built in so, on a checkout without an adapter; the calls are told to `requests`.
    init(_ integration: Integration, on checkout: Checkout) {
        adapter = StateEventAdapter(integration: integration)
        // The checkout is the script's own: nothing else is attached to it.
        try? adapter.attach(to: checkout)
    }

    /// The managed view and the presenter tell outcomes only.
    var asksBeforePayment: Bool {
        switch adapter.integration {
        case .inlineSession: true
        case .managedView, .presenter: false
        }
    }

    var undecided: PaymentRequest? { open?.request }

    func start(_ payment: ScriptedPayment, decided: @escaping (PaymentDecision) -> Void) {
        open = adapter.openPayment(payment.method, source: payment.source, answer: decided)
    }

    func takeDecision() {
        guard let decided = open, decided.request.decision != nil else { return }
        open = nil
        adapter.takeDecision(of: decided)
    }

    func reportAbort(of payment: ScriptedPayment, message: String?) {
        let error = PrimerError(
            errorId: "merchant-error", diagnosticsId: "diag-aborted",
            plainDescription: message ?? "Payment creation aborted")
        adapter.receive(.failure(error))
    }

    func take(_ action: ScriptedAction, of payment: ScriptedPayment?) {
        if !takeOutcome(action, of: payment), asksBeforePayment { takeReport(action) }
    }

    /// What every integration tells; `false` if it is something else.
    private func takeOutcome(_ action: ScriptedAction, of payment: ScriptedPayment?) -> Bool {
        switch action {
        case .succeeded(let status, let id):
            adapter.receive(
                .success(
                    PaymentResult(paymentId: id, status: status, paymentMethodType: payment?.method.rawValue)))
        case .failed(let error, let payment):
            adapter.receive(.failure(error, checkoutData: payment.map { PrimerCheckoutData(payment: $0) }))
        case .couldNotLoad(let error): adapter.receive(.failure(error))
        case .dismissed: adapter.receive(.dismissed)
        case .sessionCancelled: adapter.sessionCancelled()
        case .report(let report): report(adapter)
        case .initializing, .ready, .paymentMethods, .vaultMethods, .vaultSelection, .cardTyped, .cardErrors,
            .payment, .answer, .dialogOpened, .dialogClosed, .wentBack, .timePasses, .dispatch:
            return false
        }
        return true
    }

    /// What only the host of an inline session sees.
    private func takeReport(_ action: ScriptedAction) {
        switch action {
        case .initializing: adapter.receive(.initializing)
        case .ready(let clientSession): adapter.receive(.ready(clientSession: clientSession))
        case .paymentMethods(let types): adapter.paymentMethodsChanged(to: types)
        case .vaultMethods(let methods, let cvvRecapture):
            adapter.vaultMethodsChanged(to: methods, cvvRecapture: cvvRecapture)
        case .vaultSelection(let id): adapter.vaultSelectionChanged(to: id)
        case .cardTyped(let found):
            adapter.binLookupBegan()
            adapter.binDataChanged(to: found)
            adapter.binLookupEnded()
        case .cardErrors(let errors): adapter.submissionFailed(errors)
        case .dialogOpened: adapter.dialogOpened()
        case .dialogClosed: adapter.dialogClosed()
        case .wentBack: adapter.attemptEnded()
        // Outcomes, taken before, and what the script itself does.
        case .payment, .answer, .succeeded, .failed, .couldNotLoad, .dismissed, .sessionCancelled, .timePasses,
            .dispatch, .report:
            break
        }
    }
}
