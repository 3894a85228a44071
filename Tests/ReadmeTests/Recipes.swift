import PrimerCheckoutStates
import PrimerEventCoding
import PrimerEvents

// The code of the README and of guides, where the compiler sees it; see `DocumentationTests`.

@MainActor
enum FirstSteps {
    static func run(analytics: Analytics, terms: Terms) -> PrimerEventHub {
        let hub = PrimerEventHub()  // owns the root ("document") and its checkouts
        let checkout = hub.addCheckout()  // a <primer-checkout> with its inner components

        // Root level: analytics, logging.
        hub.addEventListener(.paymentSuccess) { event in
            analytics.track("payment_completed", event.detail.paymentMethodType?.rawValue)
        }

        // Component level: this checkout only.
        checkout.addEventListener(.paymentStart) { event in
            let payment = event.hold()  // preventDefault(), and this listener's right to answer
            Task {
                if await terms.accepted() {
                    payment.continuePaymentCreation()
                } else {
                    payment.abortPaymentCreation()
                }
            }
        }
        return hub
    }
}

/// What the first recipe reports to.
final class Analytics {
    var tracked: [String] = []
    func track(_ name: String, _ method: String?) { tracked.append("\(name) \(method ?? "")") }
}

/// What the first recipe asks.
struct Terms: Sendable {
    var answer: Bool
    func accepted() async -> Bool { answer }
}

final class ReceiptController {
    var lastPayment: String?

    func attach(to checkout: Checkout) {
        checkout.addEventListener(.paymentSuccess, owner: self) { controller, event in
            controller.lastPayment = event.detail.payment.id
        }
    }
}

struct TermsShown: EventDetail {
    static let eventType = "app:terms-shown"
    var version: Int
}

extension EventType where Detail == TermsShown {
    static var termsShown: Self { .init() }
}

enum OwnEvent {
    static func dispatch(in checkout: Checkout) {
        checkout.part(.cardForm).dispatchEvent(TermsShown(version: 3))
    }
}

@MainActor
enum WebIdiom {
    static func add(to checkout: Checkout, terms: Terms) {
        checkout.addEventListener(.paymentStart) { event in
            event.preventDefault()
            let payment = event.detail
            Task { await terms.accepted() ? payment.continuePaymentCreation() : payment.abortPaymentCreation() }
        }
    }
}

@MainActor
final class PayScreen {
    var isBusy = false

    func guardPayments(of checkout: Checkout, terms: Terms) {
        checkout.interceptPayments { [weak self] _ in
            self?.isBusy = true
            defer { self?.isBusy = false }
            return await terms.accepted() ? .continue() : .abort()
        }
    }
}

actor PaymentDesk {
    func guardPayments(of checkout: Checkout, terms: Terms, ledger: Ledger) {
        checkout.interceptPayments(isolation: self) { start in
            guard await terms.accepted() else { return .abort(message: "Please accept the terms") }
            return .continue(idempotencyKey: ledger.key(for: start.attempt))
        }
    }
}

extension PaymentDesk {
    /// Asks about a payment on a checkout of its own.
    func decide(_ terms: Terms) async -> PaymentDecision {
        let hub = PrimerEventHub()
        let checkout = hub.addCheckout()
        guardPayments(of: checkout, terms: terms, ledger: Ledger())
        defer { checkout.remove() }
        return await checkout.requestPaymentCreation(.paymentCard)
    }
}

/// What a gate may use in its actor only.
final class Ledger {
    func key(for attempt: PaymentAttempt) -> String { "order-\(attempt.number)" }
}

enum Keys {
    static func choose(for order: String, on checkout: Checkout) {
        var key = ""
        checkout.addEventListener(.paymentStart) { event in
            let attempt = event.detail.attempt
            if attempt.earlierPayment == .none { key = "\(order)-\(attempt.number)" }
            event.detail.continuePaymentCreation(idempotencyKey: key)
        }
    }
}

@MainActor
enum AskingServer {
    static func ask(_ server: some OrderServer, about order: String, for checkout: Checkout) async throws {
        switch try await server.payment(ofOrder: order) {
        case .paid(let id): checkout.resolve(.paid(paymentId: id))
        case .notPaid: checkout.resolve(.notPaid)
        case .unknown: break
        }
    }
}

@MainActor
final class AskingHost {
    let checkout: Checkout
    var requests: [String] = []

    init(of checkout: Checkout) { self.checkout = checkout }

    func pay() async {
        switch await checkout.requestPaymentCreation(.paymentCard) {
        case .continue(let idempotencyKey): createPayment(idempotencyKey)
        case .abort(let message): leavePayment(message)
        }
    }

    func createPayment(_ key: String?) { requests.append("create \(key ?? "without key")") }
    func leavePayment(_ message: String?) { requests.append("leave \(message ?? "without message")") }
}

enum LateListener {
    static func add(to checkout: Checkout, show: @escaping ([InitializedPaymentMethod]) -> Void) {
        checkout.addEventListener(.methodsUpdate, replaying: .latest) { event in
            show(event.detail.methods)
        }
    }
}

@MainActor
enum Streaming {
    static func save(_ checkout: Checkout, to store: StateStore) {
        let states = checkout.events(.stateChange, buffering: .newest(16))
        Task.detached {
            for await state in states {
                await store.save(isProcessing: state.detail.isProcessing)
            }
        }
    }

    static func waitForSuccess(of checkout: Checkout, show: (PaymentSummary) -> Void) async {
        if let success = await checkout.next(.paymentSuccess, deadline: 60) {
            show(success.detail.payment)
        }
    }
}

/// Where the recipe for streams saves what it reads.
actor StateStore {
    private(set) var saved: [Bool] = []
    private var waiter: (count: Int, continuation: CheckedContinuation<[Bool], Never>)?

    func save(isProcessing: Bool) {
        saved.append(isProcessing)
        guard let waiter, saved.count >= waiter.count else { return }
        self.waiter = nil
        waiter.continuation.resume(returning: saved)
    }

    /// What is saved, once it is so many.
    func saved(_ count: Int) async -> [Bool] {
        if saved.count >= count { return saved }
        return await withCheckedContinuation { waiter = (count, $0) }
    }
}

@MainActor
enum Controlling {
    static func add(to checkout: Checkout) {
        checkout.addEventListener(.ready, replaying: .latest) { event in
            let controls = event.detail.controls
            Task {
                try await controls.setCardholderName("J. Doe")
            }
        }
    }
}

final class PayButton {
    var onTap: () -> Void = {}
}

enum Submitting {
    static func connect(_ payButton: PayButton, to checkout: Checkout, submitCardForm: @escaping () -> Void) {
        payButton.onTap = { checkout.dispatchEvent(CardSubmit()) }
        checkout.respond(to: .cardSubmit) { event in submitCardForm() }
    }
}

enum Diagnosing {
    static func hub(log: @escaping @Sendable (String) -> Void) -> PrimerEventHub {
        let hub = PrimerEventHub(diagnostics: { diagnostic in log(diagnostic.description) })
        return hub
    }
}

/// As much of the native SDK's session as the recipe needs.
final class NativeSession {
    typealias DecisionHandler = (PrimerPaymentCreationDecision) -> Void
    var onBeforePaymentCreate: ((PrimerCheckoutPaymentMethodData, @escaping DecisionHandler) -> Void)?
}

@MainActor
enum NativeGate {
    static func connect(_ session: NativeSession, to adapter: StateEventAdapter) {
        session.onBeforePaymentCreate = { data, decisionHandler in
            adapter.beforePayment(data, decisionHandler: decisionHandler)
        }
    }
}

enum StatesOfTheWeb {
    static func attach(
        to checkout: Checkout, follow: @escaping (PrimerCheckoutState) -> Void,
        finish: @escaping (PrimerCheckoutState) -> Void
    ) throws -> EventStateAdapter {
        let states = EventStateAdapter(integration: .inlineSession)
        states.onStateChange = { state in follow(state) }
        states.onCompletion = { state in finish(state) }
        try states.attach(to: checkout)
        return states
    }
}

enum Outcomes {
    static func report(of hub: PrimerEventHub, log: @escaping (String, String?) -> Void) {
        hub.addEventListener(.paymentSuccess) { event in
            switch event.detail.status {
            case .success?: log("paid", event.detail.payment.id)
            // Pending, a status of a later version, or `nil`, which is the web's: ask the server before the goods leave.
            default: log("not settled yet", event.detail.payment.id)
            }
        }
        hub.addEventListener(.paymentFailure) { event in
            log("failed: \(event.detail.error.code), \(event.detail.retryAdvice)", event.detail.payment?.id)
        }
        hub.addEventListener(.paymentCancel) { event in
            log("cancelled", event.detail.payment?.id)
        }
        hub.addEventListener(.checkoutDismissed) { event in
            log(event.detail.attempt == .outcomeUnknown ? "closed, a payment may exist" : "closed", nil)
        }
        hub.addEventListener(.stateChange) { event in
            // A checkout that could not start. The error stays in later states of it.
            if let error = event.detail.primerJsError { log("could not start: \(error.code)", nil) }
        }
    }

    static func payPending(on checkout: Checkout) {
        checkout.dispatchEvent(
            PaymentSuccess(
                payment: PaymentSummary(id: "pay_1"), timestamp: UnixSeconds(seconds: 1_764_470_400), status: .pending))
    }
}
