import EventTree
import PrimerCheckoutStates
import PrimerEvents

/// Plays the web checkout: dispatches its events, in its order and without the native extensions.
final class WebSDK: ScriptedSDK {
    let provenance: Provenance
    let asksBeforePayment = true
    private(set) var undecided: PaymentRequest?

    let checkout: Checkout
    private var decided: ((PaymentDecision) -> Void)?
    private var told = StateChange.State()
    private var orderId: String?
    private var isReady = false
    private var methods: MethodsUpdate?
    private var vaultMethods: VaultMethodsUpdate?

    /// A web checkout in a page of this origin.
    init(origin: String, on checkout: Checkout) {
        provenance = .web(origin: origin)
        self.checkout = checkout
        checkout.showsPage()
    }

    // MARK: Payments

    func start(_ payment: ScriptedPayment, decided: @escaping (PaymentDecision) -> Void) {
        let component = payment.source.component
        var request = checkout.openPaymentRequest(payment.method, from: component)
        // One tap on PayPal starts the payment twice; if the first start is undecided, both share its decision.
        if payment.method == .payPal, request.decision?.isAbort != true {
            request = checkout.openPaymentRequest(payment.method, from: component)
        }
        undecided = request
        self.decided = decided
        takeDecision()
    }

    func takeDecision() {
        guard let decision = undecided?.decision, let tell = decided else { return }
        undecided = nil
        decided = nil
        if !decision.isAbort { self.tell { $0.process() } }
        tell(decision)
    }

    /// The web reports no message of the app's.
    func reportAbort(of payment: ScriptedPayment, message: String?) {
        let error = PaymentFailureError(
            code: .paymentCreationAborted, message: "Payment creation aborted", origin: .integration)
        fail(error, nil, nil)
    }

    private func cancel(_ payment: ScriptedPayment) {
        tell { $0 = StateChange.State(isLoading: $0.isLoading) }
        dispatch(PaymentCancel(paymentMethodType: payment.method, timestamp: checkout.now()))
    }

    private func wentBack(from payment: ScriptedPayment?) {
        guard let payment else { return }
        cancel(payment)
        guard payment.method == .payPal else { return }
        // One closed pop-up is told up to three times, the failures without a method.
        for _ in 0..<2 {
            let error = PaymentFailureError(
                code: .paymentCancelled, message: "The payment was cancelled", diagnosticsId: "diag-cancelled",
                origin: .user)
            dispatch(PaymentFailure(error: error, timestamp: checkout.now()))
        }
    }

    private func succeed(_ id: String, _ status: PaymentStatus, _ payment: ScriptedPayment?) {
        if payment?.source == .newCard {
            let isSettled = status == .success ? true : nil
            dispatch(CardSuccess(result: CardSubmissionResult(success: isSettled, paymentId: id)), from: .cardForm)
        }
        tell { $0 = StateChange.State(isSuccessful: true) }
        let method = payment?.method
        let summary = PaymentSummary(
            id: id, orderId: orderId, paymentMethodData: method.map { PaymentMethodData(paymentMethodType: $0) })
        dispatch(PaymentSuccess(payment: summary, paymentMethodType: method, timestamp: checkout.now()))
    }

    private func fail(_ error: PaymentFailureError, _ created: PrimerCheckoutDataPayment?, _ payment: ScriptedPayment?)
    {
        tell { $0 = StateChange.State(paymentFailure: error) }
        dispatch(
            PaymentFailure(
                error: error, payment: created.map { PaymentSummary(id: $0.id, orderId: $0.orderId) },
                paymentMethodType: payment?.method, timestamp: checkout.now()))
    }

    // MARK: Everything else

    func take(_ action: ScriptedAction, of payment: ScriptedPayment?) {
        switch action {
        case .initializing: tell { $0 = StateChange.State(isLoading: true, isProcessing: $0.isProcessing) }
        case .ready(let clientSession):
            orderId = clientSession.orderId
            becomeReady()
        case .paymentMethods(let types):
            methods = MethodsUpdate(methods: types.map(InitializedPaymentMethod.init(type:)))
            if isReady { tellMethods() }
        case .vaultMethods(let saved, let cvvRecapture):
            vaultMethods = VaultMethodsUpdate(
                vaultedPayments: saved.map(VaultedPaymentMethodSummary.init), cvvRecapture: cvvRecapture,
                timestamp: checkout.now())
            if isReady { tellVaultMethods() }
        case .vaultSelection(let id):
            dispatch(VaultSelectionChange(paymentMethodId: id, timestamp: checkout.now()), from: .vaultManager)
        case .cardTyped(let found):
            dispatch(BinDataLoadingChange(loading: true), from: .cardNumberInput)
            dispatch(found, from: .cardNumberInput)
            dispatch(BinDataLoadingChange(loading: false), from: .cardNumberInput)
        case .cardErrors(let errors): dispatch(CardError(errors: errors), from: .cardForm)
        case .dialogOpened: dispatch(.dialogOpen)
        case .dialogClosed: dispatch(.dialogClose)
        case .succeeded(let status, let id): succeed(id, status, payment)
        case .failed(let error, let created):
            let data = created.map { PrimerCheckoutData(payment: $0) }
            fail(PaymentFailureError(webFormOf: error, checkoutData: data), created, payment)
        case .couldNotLoad(let error):
            tell { $0 = StateChange.State(primerJsError: PrimerJSError(webFormOf: error)) }
        case .wentBack: wentBack(from: payment)
        case .dismissed: dismiss(payment)
        case .sessionCancelled: forgetSession()
        // A report to the native adapter, and what the script itself does.
        case .report, .payment, .answer, .timePasses, .dispatch: break
        }
    }

    private func becomeReady() {
        tell { $0 = StateChange.State(isProcessing: $0.isProcessing) }
        if !isReady { dispatch(Ready(controls: checkout.controls)) }
        isReady = true
        tellMethods()
        tellVaultMethods()
    }

    private func tellMethods() {
        if let methods { dispatch(methods, from: .paymentMethodContainer) }
    }

    private func tellVaultMethods() {
        if let vaultMethods { dispatch(vaultMethods, from: .vaultManager) }
    }

    /// No event of the web: the app itself tells that its page was closed.
    private func dismiss(_ payment: ScriptedPayment?) {
        guard let payment else { return dispatch(CheckoutDismissed(), provenance: .app) }
        if payment.isContinued {
            let detail = CheckoutDismissed(attempt: .outcomeUnknown, paymentMethodType: payment.method)
            dispatch(detail, provenance: .app)
        } else {
            dispatch(PaymentCancel(paymentMethodType: payment.method, timestamp: checkout.now()))
            dispatch(CheckoutDismissed(), provenance: .app)
        }
    }

    private func forgetSession() {
        checkout.pageLeft()
        told = StateChange.State()
        isReady = false
        methods = nil
        vaultMethods = nil
    }

    private func tell(_ change: (inout StateChange.State) -> Void) {
        change(&told)
        dispatch(StateChange(state: told))
    }

    private func dispatch(_ type: EventType<some EmptyDetail>) { dispatch(type.emptyDetail) }

    private func dispatch(
        _ detail: some EventDetail, from component: ComponentName = .checkout, provenance: Provenance? = nil
    ) {
        checkout.part(component).dispatchEvent(detail, provenance: provenance ?? self.provenance)
    }
}

extension EventType where Detail: EmptyDetail {
    /// The detail of an event that says nothing.
    fileprivate var emptyDetail: Detail { Detail() }
}

extension StateChange.State {
    /// A payment is in flight: what failed before is forgotten, as on the web.
    fileprivate mutating func process() {
        isProcessing = true
        paymentFailure = nil
    }
}

extension PaymentDecision {
    fileprivate var isAbort: Bool {
        switch self {
        case .continue: false
        case .abort: true
        }
    }
}
