import PrimerEvents
import PrimerSDK
import Testing

@testable import SDKGlue

/// An inline checkout of the double, the glue, and everything that the root of the hub hears.
@MainActor
final class InlineStage {
    let hub: PrimerEventHub
    let checkout: Checkout
    let backend: ScriptedBackend
    let session: PrimerCheckoutSession
    let view: PrimerCheckoutSession.PlayedView
    private(set) var glue: PrimerSDKGlue?
    private(set) var controls: CheckoutControls?
    private(set) var details: [any EventDetail] = []
    private var lines: [String] = []
    private static var count = 0

    /// - Parameter prepare: What the app does with its session before it makes the glue.
    init(_ version: SDKVersion, prepare: (PrimerCheckoutSession) -> Void = { _ in }) throws {
        Self.count += 1
        let token = "token-\(Self.count)"
        backend = ScriptedBackend.add(token: token, version)
        backend.savedMethods = [
            .init(card: "saved-1", last4Digits: "4242", network: "VISA"),
            .init(card: "saved-2", last4Digits: "4444", network: "MASTERCARD"),
        ]
        session = PrimerCheckoutSession(clientToken: token)
        view = PrimerCheckoutSession.PlayedView(of: session)
        hub = PrimerEventHub(now: { UnixSeconds(seconds: 1_700_000_000) }, diagnostics: { _ in })
        checkout = hub.addCheckout()
        prepare(session)
        glue = try PrimerSDKGlue(session, on: checkout)
        hub.addEventListener(owner: self) { stage, event in
            stage.lines.append(Story.line(event))
            stage.details.append(event.detail)
        }
        hub.addEventListener(.ready, owner: self) { stage, event in stage.controls = event.detail.controls }
    }

    /// The view appears, the session starts and loads.
    func appear() async {
        view.appear { [weak self] in self?.glue?.onCompletion($0) }
        await settle()
    }

    /// The same; what is heard of it is passed over.
    func becomeReady() async {
        await appear()
        _ = heard()
    }

    /// A step of the shopper or the app, and what is heard of it.
    func hear(_ step: () async throws -> Void) async rethrows -> [String] {
        try await step()
        await settle()
        return heard()
    }

    /// What was heard since the last call.
    func heard() -> [String] {
        defer { lines = [] }
        return lines
    }

    /// The last event of a kind.
    func last<Detail: EventDetail>(_ type: Detail.Type) -> Detail? { details.compactMap { $0 as? Detail }.last }

    func submitCard() { checkout.dispatchEvent(CardSubmit()) }

    /// The shopper chooses a method of the list.
    func choose(_ type: String) {
        let list = session.selection
        if let method = list?.state.paymentMethods.first(where: { $0.type == type }) { list?.select(method) }
    }

    /// Pays with a saved method: the app asks for it, and where that only selects, the SDK's own button pays.
    func pay(withSaved id: String) async throws {
        try await controls?.vault.startPayment(id: id)
        if backend.version == .newer { session.selection?.paySelected() }
    }
}

/// Lets the main queue run what waits for it: the SDK and the delivery of what it publishes take turns there.
@MainActor func settle() async { for _ in 0..<80 { await Task.yield() } }

extension InlineStage {
    static let card = "4111111111111111"
    static let cardOfTwoNetworks = "4035501000000008"
    static let lists = ["M methods-update{PAYMENT_CARD, PAYPAL}", "V vault-methods-update{saved-1, saved-2}"]
}
