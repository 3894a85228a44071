// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

#if canImport(Combine)
    import Combine
#else
    @_exported import CombineDouble
#endif

@available(iOS 15.0, *)
@MainActor
public final class PrimerCheckoutSession: ObservableObject {
    public enum Phase: Equatable { case initializing, ready }

    @Published public private(set) var phase: Phase = .initializing
    @Published public private(set) var clientSession: PrimerClientSession?
    public var onBeforePaymentCreate: BeforePaymentCreateHandler?
    public var idempotencyKey: @Sendable () -> String?

    let backend: ScriptedBackend
    private var form: PrimerCardFormSession?
    private var list: PrimerSelectionSession?
    private var onCompletion: ((PrimerCheckoutState) -> Void)?
    /// Whether success, dismissal or a failed start ended the session, so that neither of the first two is reported any more.
    private var isLatched = false
    /// Counts sessions: what belongs to one that was cancelled is dropped.
    private var generation = 0
    private var untilOver: CheckedContinuation<Void, Never>?

    public init(
        clientToken: String, settings: PrimerSettings = PrimerSettings(),
        theme: PrimerCheckoutTheme = PrimerCheckoutTheme(),
        idempotencyKey: @escaping @Sendable () -> String? = { nil }
    ) {
        backend = .behind(clientToken)
        self.idempotencyKey = idempotencyKey
    }

    public func start() async {
        let started = generation
        await hop()
        guard started == generation, phase == .initializing else { return }
        if let error = backend.nextStartError() {
            isLatched = true
            onCompletion?(.failure(error))
            return
        }
        becomeReady()
        await withCheckedContinuation { untilOver = $0 }
    }

    public func refresh() async {
        guard phase == .ready else { return }
        let started = generation
        phase = .initializing
        await hop()
        guard started == generation else { return }
        guard let error = backend.nextRefreshError() else { return becomeReady() }
        if backend.version.refreshFailsBeforeReady { onCompletion?(.failure(error)) }
        phase = .ready
        if !backend.version.refreshFailsBeforeReady { onCompletion?(.failure(error)) }
    }

    public func cancel() {
        generation += 1
        isLatched = false
        form = nil
        list = nil
        clientSession = nil
        phase = .initializing
        over()
    }

    public var cardForm: PrimerCardFormSession? { phase == .ready ? form : nil }
    public var selection: PrimerSelectionSession? { phase == .ready ? list : nil }

    public func formatAmount(_ amountInMinorUnits: Int) -> String? {
        clientSession?.currencyCode.map { "\(amountInMinorUnits / 100).\(amountInMinorUnits % 100) \($0)" }
    }

    // MARK: What the modifier of a view does

    func appears(_ onCompletion: @escaping (PrimerCheckoutState) -> Void) { self.onCompletion = onCompletion }

    // MARK: Payments

    /// Asks, creates the payment and reports how it ends.
    func pay(_ type: String, isSaved: Bool = false, isFormInvalid: Bool = false) {
        let started = generation
        Task { @MainActor in
            await hop()
            let outcome = await outcome(type, isSaved: isSaved, isFormInvalid: isFormInvalid)
            guard started == generation else { return }
            if let outcome { report(outcome) }
            form?.paymentEnded()
            list?.paymentEnded()
        }
    }

    private func outcome(_ type: String, isSaved: Bool, isFormInvalid: Bool) async -> PrimerCheckoutState? {
        let started = generation
        var key: String?
        if let onBeforePaymentCreate {
            let data = PrimerCheckoutPaymentMethodData(type: .init(type: type))
            let decision: PrimerPaymentCreationDecision.DecisionType = await withCheckedContinuation { waiting in
                onBeforePaymentCreate(data) { waiting.resume(returning: $0.type) }
            }
            switch decision {
            case .abort(let message):
                let message = message ?? "Payment creation aborted"
                return .failure(.merchantError(message: message, diagnosticsId: backend.nextDiagnosticsId()))
            case .continue(let decided): key = decided
            }
        }
        guard started == generation else { return nil }
        if isFormInvalid { return .failure(.unknown(diagnosticsId: backend.nextDiagnosticsId())) }
        key = key ?? idempotencyKey()
        await hop()
        return backend.create(type, idempotencyKey: key, isSaved: isSaved)
    }

    /// The shopper closes the checkout.
    func dismiss() { report(.dismissed) }

    private func report(_ outcome: PrimerCheckoutState) {
        switch outcome {
        case .success, .dismissed:
            guard !isLatched else { return }
            isLatched = true
            onCompletion?(outcome)
            over()
        case .failure: onCompletion?(outcome)
        case .initializing, .ready: break
        }
    }

    // MARK: Steps

    private func becomeReady() {
        if form == nil || !backend.version.keepsChildSessions {
            form = PrimerCardFormSession(of: self)
            list = PrimerSelectionSession(of: self)
        }
        clientSession = backend.clientSession
        phase = .ready
        list?.load()
    }

    private func over() {
        untilOver?.resume()
        untilOver = nil
    }

    func hop() async {
        for _ in 0..<3 { await Task.yield() }
    }
}

extension PrimerCheckoutSession {
    /// Plays the SwiftUI modifier `.primerCheckoutSession(_:onCompletion:)` on a view: it starts the session when the view
    /// appears and cancels it when the view disappears.
    package final class PlayedView {
        private let session: PrimerCheckoutSession

        package init(of session: PrimerCheckoutSession) { self.session = session }

        @MainActor
        package func appear(onCompletion: @escaping (PrimerCheckoutState) -> Void) {
            session.appears(onCompletion)
            Task { await session.start() }
        }

        @MainActor
        package func disappear() { session.cancel() }
    }
}
