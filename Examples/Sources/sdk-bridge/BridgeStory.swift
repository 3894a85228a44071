import PrimerEvents
import PrimerSDK

/// Plays the SDK's checkouts through the glue, and prints the events that the root of the hub hears.
@MainActor
final class BridgeStory {
    private let hub = PrimerEventHub(now: { UnixSeconds(seconds: 1_700_000_000) })
    /// Resumed by the next success or failure.
    private var untilOutcome: CheckedContinuation<Void, Never>?
    private var controls: CheckoutControls?

    init() {
        hub.addEventListener { event in
            print("  \(event.originName ?? "nowhere"): \(event.type)(\(event.detail.exportable))")
        }
        hub.addEventListener(.ready, owner: self) { story, event in story.controls = event.detail.controls }
        hub.addEventListener(.paymentSuccess, owner: self) { story, _ in story.outcomeCame() }
        hub.addEventListener(.paymentFailure, owner: self) { story, _ in story.outcomeCame() }
    }

    func run() async throws {
        try await inlineSession()
        try await sessionThatCannotStart()
        try managedView()
        try presenter()
    }

    // MARK: Integrations

    private func inlineSession() async throws {
        let session = PrimerCheckoutSession(clientToken: "token")
        let checkout = hub.addCheckout(id: "inline")
        gate(checkout)
        tell("inline session: the view appears")
        let glue = try PrimerSDKGlue(session, on: checkout)
        primerCheckoutSession(session) { glue.onCompletion($0) }
        await session.start()
        tell("the shopper types a card number")
        session.cardForm?.updateCardNumber("4242")
        tell("the app's own button asks the card form to submit; a gate holds the payment and lets it go on")
        await waitForOutcome { checkout.dispatchEvent(CardSubmit(source: "pay-button")) }
        tell("the app refreshes the session")
        try await controls?.refreshSession()
        tell("the app pays with a saved card")
        try await controls?.vault.startPayment(id: "saved-1")
        tell("the view goes away")
        glue.end()
        checkout.remove()
    }

    private func sessionThatCannotStart() async throws {
        let session = PrimerCheckoutSession(clientToken: "expired")
        let checkout = hub.addCheckout(id: "expired")
        tell("inline session with an expired token")
        let glue = try PrimerSDKGlue(session, on: checkout)
        primerCheckoutSession(session) { glue.onCompletion($0) }
        await session.start()
        tell("cancel() and start() again")
        await glue.restart()
        glue.end()
        checkout.remove()
    }

    private func managedView() throws {
        let checkout = hub.addCheckout(id: "managed")
        let glue = try PrimerOutcomeGlue.managedView(on: checkout)
        tell("managed view: declined, retried on the SDK's own screen, paid")
        PrimerCheckout(clientToken: "token") { glue.onCompletion($0) }.appear()
        checkout.remove()
    }

    private func presenter() throws {
        let checkout = hub.addCheckout(id: "presented")
        let glue = try PrimerOutcomeGlue.presenter(on: checkout)
        PrimerCheckoutPresenter.shared.delegate = glue
        tell("presenter: declined, retried, paid")
        PrimerCheckoutPresenter.presentCheckout(clientToken: "token")
        checkout.remove()
    }

    // MARK: Steps

    /// Holds the first payment of a checkout, as an app that asks for something first.
    private func gate(_ checkout: Checkout) {
        checkout.addEventListener(.paymentStart, .once) { event in
            let payment = event.hold()
            Task { payment.continuePaymentCreation(idempotencyKey: "order-1001-1") }
        }
    }

    private func waitForOutcome(of step: () -> Void) async {
        await withCheckedContinuation { waiter in
            untilOutcome = waiter
            step()
        }
    }

    private func outcomeCame() {
        untilOutcome?.resume()
        untilOutcome = nil
    }

    private func tell(_ step: String) { print(step) }
}
