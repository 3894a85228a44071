import Foundation
import PrimerCheckoutStates
import PrimerEvents
import PrimerSDK

#if canImport(Combine)
    import Combine
#endif

/// Connects an inline checkout of Primer's SDK to a checkout of the hub. The files of this folder are the only ones of an app
/// that import both.
///
/// Create it after the app has set its own `onBeforePaymentCreate`, before the view appears, and pass the outcomes of the
/// view's modifier on: `.primerCheckoutSession(session) { glue.onCompletion($0) }`. Keep it in a property: once it is
/// released, payments are aborted.
@MainActor
final class PrimerSDKGlue {
    let session: PrimerCheckoutSession
    let adapter = StateEventAdapter(integration: .inlineSession)
    /// The saved method that `selectVaulted(_:)` was called with, until its before-payment callback.
    var savedMethodBeingPaid: String?

    /// What was last reported of the session's phase.
    private enum Reported {
        case nothing, initializing, failedToStart, refreshing, cancelled
        case ready(PrimerSDK.PrimerClientSession)
    }

    private var reported = Reported.nothing
    private var subscriptions: [AnyCancellable] = []
    private var childSubscriptions: [AnyCancellable] = []
    private var cardForm = ReportedCardForm()
    private var lists = ReportedLists()
    /// The app's own handler, which is asked as a listener of `primer:payment-start`.
    private let ownHandler: BeforePaymentCreateHandler?
    private let listeners = AbortController()
    private var isPayingWithNewCard = false

    init(_ session: PrimerCheckoutSession, on checkout: Checkout) throws(AdapterError) {
        self.session = session
        ownHandler = session.onBeforePaymentCreate
        try adapter.attach(to: checkout, calls: calls)
        if let ownHandler {
            checkout.addEventListener(.paymentStart, signal: listeners.signal) { event in
                Self.ask(ownHandler, about: event.hold())
            }
        }
        session.onBeforePaymentCreate = { [weak self] data, decisionHandler in
            let type = data.paymentMethodType.type
            // The SDK calls on the main actor and expects the answer there, but its handler says neither.
            nonisolated(unsafe) let decide = decisionHandler
            MainActor.assumeIsolated {
                guard let self else { return decide(.abortPaymentCreation()) }
                self.beforePayment(type, decide)
            }
        }
        // `@Published` reports a change before the property has it: in the next turn of the main queue it does.
        subscriptions = [
            session.$phase.receive(on: DispatchQueue.main).sink { [weak self] _ in self?.reportPhase() },
            session.$clientSession.receive(on: DispatchQueue.main).sink { [weak self] _ in self?.reportPhase() },
        ]
    }

    /// Forwards what the view's `onCompletion` gets.
    func onCompletion(_ state: PrimerSDK.PrimerCheckoutState) {
        guard let outcome = PrimerCheckoutStates.PrimerCheckoutState(state) else { return }
        switch outcome {
        // A failed refresh may be reported while the phase is ready again: the phase follows by itself.
        case .failure: break
        case .initializing, .ready, .success, .dismissed: reportPhase()
        }
        adapter.receive(outcome)
        if case .failure = outcome, case .initializing = reported { reported = .failedToStart }
        if case .failure(_, nil) = outcome, isPayingWithNewCard { reportRefusedForm() }
        isPayingWithNewCard = false
    }

    /// Reports what is wrong with an invalid form that was submitted past ``submitCard()``: the SDK asks, then refuses it.
    private func reportRefusedForm() {
        guard let form = session.cardForm?.state, !form.isValid else { return }
        adapter.submissionFailed(form.fieldErrors.map(CardFieldError.init))
    }

    /// Cancels the session and starts it again, as after a failed start.
    func restart() {
        session.cancel()
        reported = .nothing
        sessionWasCancelled()
        reportPhase()
        Task { [session] in await session.start() }
    }

    /// Reports that the shopper left a redirect, PayPal or a QR code with the app's own back button: the SDK reports nothing.
    func attemptEnded() { adapter.attemptEnded() }

    /// Ends the session. Call it when the view is not shown again.
    func end() {
        subscriptions = []
        childSubscriptions = []
        listeners.abort()
        session.cancel()
        session.onBeforePaymentCreate = ownHandler
        adapter.detach()
    }

    // MARK: Before a payment

    private func beforePayment(
        _ type: String, _ decide: @escaping (PrimerSDK.PrimerPaymentCreationDecision) -> Void
    ) {
        reportPhase()
        let source = source(of: type)
        isPayingWithNewCard = source == .newCard
        adapter.processingBegan()
        adapter.beforePayment(
            .init(type: .init(type: type)), source: source, providerKey: session.idempotencyKey()
        ) { decide(.from($0)) }
    }

    /// Asks the app's own handler, which may answer on any thread. A handler that drops its decision aborts.
    private static func ask(_ handler: BeforePaymentCreateHandler, about payment: PaymentStart) {
        handler(.init(type: .init(type: payment.paymentMethodType.rawValue))) { @Sendable decision in
            switch decision.content {
            case .continuePaymentCreation(let key): payment.continuePaymentCreation(idempotencyKey: key)
            case .abortPaymentCreation(let message): payment.abortPaymentCreation(message: message)
            }
        }
    }

    /// What the payment is made with; reports the saved method that this selects or leaves.
    private func source(of type: String) -> PaymentSource {
        let list = session.selection?.state
        let selected = list?.selectedVaultedPaymentMethod
        let asked = savedMethodBeingPaid
        savedMethodBeingPaid = nil
        let isSaved: Bool
        if asked != nil || list?.isVaultPaymentLoading == true {
            isSaved = true
        } else if type == PaymentMethodType.paymentCard.rawValue {
            // The form is loading from its `submit()` on, before the callback.
            guard selected != nil, session.cardForm?.state.isLoading == false else {
                adapter.vaultSelectionChanged(to: nil)
                return .newCard
            }
            isSaved = true
        } else {
            isSaved = selected?.paymentMethodType == type && list?.selectedPaymentMethod?.type != type
        }
        guard isSaved else { return .otherMethod }
        adapter.vaultSelectionChanged(to: asked ?? selected?.id)
        return .vaultedMethod
    }

    // MARK: State of the session

    /// Reports the phase as it is now, if that is news.
    private func reportPhase() {
        switch session.phase {
        case .initializing:
            // Only `cancel()` removes the client session. No event follows until the session is ready again or fails.
            session.clientSession == nil ? reportLoading() : reportRefresh()
        case .ready:
            guard let clientSession = session.clientSession else { return }
            if case .ready(let known) = reported, known === clientSession { return }
            reported = .ready(clientSession)
            adapter.receive(.ready(clientSession: .init(clientSession)))
            watchChildSessions()
        @unknown default: break
        }
    }

    private func reportLoading() {
        switch reported {
        case .nothing:
            reported = .initializing
            adapter.receive(.initializing)
        // After a failed start the phase is published again only by `cancel()`.
        case .failedToStart, .ready, .refreshing:
            reported = .cancelled
            sessionWasCancelled()
        case .initializing, .cancelled: break
        }
    }

    private func sessionWasCancelled() {
        childSubscriptions = []
        lists = ReportedLists()
        cardForm = ReportedCardForm()
        adapter.sessionCancelled()
    }

    private func reportRefresh() {
        guard case .ready = reported else { return }
        reported = .refreshing
        adapter.receive(.initializing)
    }

    /// Card form and list exist while the session is ready; after a refresh they may be other objects.
    private func watchChildSessions() {
        lists.loadAgain()
        childSubscriptions = [
            session.selection?.$state.receive(on: DispatchQueue.main).sink { [weak self] _ in self?.reportLists() },
            session.selection?.$vaultedPaymentMethods.receive(on: DispatchQueue.main).sink { [weak self] _ in
                self?.lists.savedMethodsWerePublished()
                self?.reportLists()
            },
            session.cardForm?.$state.receive(on: DispatchQueue.main).sink { [weak self] _ in self?.reportCardForm() },
        ].compactMap(\.self)
    }

    private func reportLists() {
        guard let list = session.selection else { return }
        lists.report(list.state, list.vaultedPaymentMethods, to: adapter)
    }

    private func reportCardForm() {
        guard let form = session.cardForm else { return }
        cardForm.report(form.state, to: adapter)
    }
}
