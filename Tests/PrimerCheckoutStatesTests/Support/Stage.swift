import PrimerCheckoutStates
import PrimerEvents

/// A checkout with an adapter, and everything that its hub's root hears and the adapter diagnoses, in order.
final class Stage {
    let hub = PrimerEventHub(now: { Story.now })
    let checkout: Checkout
    private(set) lazy var adapter = StateEventAdapter(checkout: checkout) { [unowned self] diagnostic in
        heard.append("diagnostic \(diagnostic.caseName)")
    }
    private(set) var heard: [String] = []
    private(set) var details: [any EventDetail] = []

    init() {
        checkout = hub.addCheckout()
        hub.addEventListener(owner: self) { stage, event in
            stage.heard.append(Story.line(event.detail, from: event.originName ?? "nowhere"))
            stage.details.append(event.detail)
        }
    }

    func note(_ line: String) { heard.append(line) }

    /// What was heard since the last call.
    func newlyHeard() -> [String] {
        defer { heard = [] }
        return heard
    }

    /// The last event of a kind.
    func last<Detail: EventDetail>(_ type: Detail.Type) -> Detail? { details.compactMap { $0 as? Detail }.last }
}
