import EventTree
import PrimerCheckoutStates
import PrimerEvents
import PrimerEventsTesting

/// A checkout with an adapter, and everything that its hub's root hears and the adapter diagnoses, in order.
final class Stage {
    private let stage: CheckoutStage
    var hub: PrimerEventHub { stage.hub }
    var checkout: Checkout { stage.checkout }
    let adapter: StateEventAdapter
    /// Behind a lock, since diagnostics may come from any task.
    private let lines = Locked<[String]>([])
    var heard: [String] { lines.withLock { $0 } }
    private(set) var details: [any EventDetail] = []

    init(_ integration: Integration = .inlineSession, calls: SDKCalls = SDKCalls()) throws {
        let lines = lines
        adapter = StateEventAdapter(integration: integration)
        stage = CheckoutStage(time: ManualTime(startingAt: Story.now)) { diagnostic in
            lines.withLock { $0.append("diagnostic \(diagnostic.caseName)") }
        }
        try adapter.attach(to: checkout, calls: calls)
        hub.addEventListener(owner: self) { stage, event in
            stage.note(Story.line(event.detail, from: event.originName ?? "nowhere"))
            stage.details.append(event.detail)
        }
    }

    /// The inline session becomes ready; what is heard of that is passed over.
    func becomeReady() {
        adapter.receive(.initializing)
        adapter.receive(Story.ready)
        _ = newlyHeard()
    }

    func note(_ line: String) { lines.withLock { $0.append(line) } }

    /// What was heard since the last call.
    func newlyHeard() -> [String] {
        lines.withLock { lines in
            defer { lines = [] }
            return lines
        }
    }

    /// The last event of a kind.
    func last<Detail: EventDetail>(_ type: Detail.Type) -> Detail? { details.compactMap { $0 as? Detail }.last }
}

/// Lets the main actor run what waits for it.
func settle() async { for _ in 0..<20 { await Task.yield() } }
