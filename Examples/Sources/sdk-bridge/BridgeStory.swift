import PrimerEvents
import PrimerSDK

/// Plays the SDK's checkouts through the glue, and prints the events that the root of the hub hears.
@MainActor
final class BridgeStory {
    private let hub = PrimerEventHub(now: { UnixSeconds(seconds: 1_700_000_000) })
    private var controls: CheckoutControls?

    init() {
        hub.addEventListener { event in
            print("  \(event.originName ?? "nowhere"): \(event.type)(\(event.detail.exportable))")
        }
        hub.addEventListener(.ready, owner: self) { story, event in story.controls = event.detail.controls }
    }

    func run() async throws {
        try await inlineSession()
        try await sessionThatCannotStart()
        try managedView()
        try await presenter()
    }

    // MARK: Integrations

    private func inlineSession() async throws {
        let backend = ScriptedBackend.add(token: "token")
        backend.savedMethods = [.init(card: "saved-1", last4Digits: "4242", network: "VISA")]
        backend.endings = [.isDeclined(id: "pay_1"), .isLeft, .succeeds(id: "pay_3")]
        let session = PrimerCheckoutSession(clientToken: "token")
        let checkout = hub.addCheckout(id: "inline")
        gate(checkout)
        let glue = try PrimerSDKGlue(session, on: checkout)
        let view = PrimerCheckoutSession.PlayedView(of: session)
        await step("inline session: the view appears") { view.appear { glue.onCompletion($0) } }
        await step("the shopper types a card of two networks") { session.cardForm?.type(number: "4035501000000008") }
        await step("the app's own button asks the card form to submit; a gate holds the payment and lets it go on") {
            checkout.dispatchEvent(CardSubmit(source: "pay-button"))
        }
        await step("the shopper chooses PayPal, leaves it, and taps the app's back button") {
            if let payPal = session.selection?.state.paymentMethods.last { session.selection?.select(payPal) }
        }
        glue.attemptEnded()
        print("the app refreshes the session")
        try await controls?.refreshSession()
        await settle()
        print("the app pays with a saved card")
        try await controls?.vault.startPayment(id: "saved-1")
        await settle()
        await step("the view goes away") { view.disappear() }
        glue.end()
        checkout.remove()
    }

    private func sessionThatCannotStart() async throws {
        ScriptedBackend.add(token: "expired").startErrors = [.invalidClientToken(diagnosticsId: "diag-token")]
        let session = PrimerCheckoutSession(clientToken: "expired")
        let checkout = hub.addCheckout(id: "expired")
        let glue = try PrimerSDKGlue(session, on: checkout)
        let view = PrimerCheckoutSession.PlayedView(of: session)
        await step("inline session with a token that is rejected once") { view.appear { glue.onCompletion($0) } }
        await step("cancel() and start() again") { glue.restart() }
        glue.end()
        checkout.remove()
    }

    private func managedView() throws {
        ScriptedBackend.add(token: "managed").endings = [.isDeclined(id: "pay_1"), .succeeds(id: "pay_2")]
        let checkout = hub.addCheckout(id: "managed")
        let glue = try PrimerOutcomeGlue.managedView(on: checkout)
        print("managed view: declined, retried on the SDK's own screen, paid")
        let view = ManagedCheckout(clientToken: "managed") { glue.onCompletion($0) }
        glue.appears()
        view.start()
        view.pay()
        view.pay()
        checkout.remove()
    }

    private func presenter() async throws {
        let checkout = hub.addCheckout(id: "presented")
        let settings = PrimerSettings()
        let glue = try PrimerOutcomeGlue.presenter(on: checkout, settings: settings)
        PrimerCheckoutPresenter.shared.delegate = glue
        let present = {
            glue.aboutToPresent()
            PrimerCheckoutPresenter.presentCheckout(clientToken: "presented", primerSettings: settings)
        }
        await step("presenter: the shopper pays") {
            present()
            PrimerCheckoutPresenter.shopper?.pay()
        }
        await step("the shopper closes the next sheet") {
            present()
            PrimerCheckoutPresenter.shopper?.close()
        }
        await step("and pays on the one after it") {
            present()
            PrimerCheckoutPresenter.shopper?.pay()
        }
        checkout.remove()
    }

    // MARK: Steps

    /// Holds the first payment of a checkout, as an app that asks for something first.
    private func gate(_ checkout: Checkout) {
        checkout.addEventListener(.paymentStart, .once) { event in
            let payment = event.hold()
            Task { payment.continuePaymentCreation(idempotencyKey: "order-1-1") }
        }
    }

    private func step(_ text: String, _ act: () -> Void) async {
        print(text)
        act()
        await settle()
    }

    /// Lets the main queue run what waits for it: the SDK and the delivery of what it publishes take turns there.
    private func settle() async { for _ in 0..<60 { await Task.yield() } }
}
