internal import EventTree

/// The diagnostics of a hub: their sink, their observers, and how many of each code were reported.
///
/// An answer may come from any task, and so may a diagnostic; the sink is called on that task. Diagnostics that the sink
/// causes, also in tasks that it starts, are counted but not passed to it, so a sink that dispatches events cannot loop.
public final class Diagnostics: Sendable {
    private let sink: @Sendable (Diagnostic) -> Void
    private let counts = Locked<[Diagnostic.Code: Int]>([:])
    private let observers = Observers<Diagnostic>()

    @TaskLocal private static var isReporting = false

    private static let systemLog = SystemLog(category: "diagnostics")

    /// Diagnostics for a sink, or for the system's log where there is none.
    package init(sink: (@Sendable (Diagnostic) -> Void)? = nil) {
        self.sink = sink ?? { Self.systemLog.warn($0.description) }
    }

    /// Returns how many diagnostics with a code were reported.
    public func count(of code: Diagnostic.Code) -> Int { counts.withLock { $0[code] ?? 0 } }

    /// Passes every later diagnostic to an observer, in addition to the sink, on any task.
    @discardableResult
    public func observe(_ observer: @escaping @Sendable (Diagnostic) -> Void) -> HubObservation {
        observers.add(observer)
    }

    /// Counts a diagnostic, and passes it to the sink unless the sink caused it.
    package func report(_ diagnostic: Diagnostic) {
        counts.withLock { $0[diagnostic.code, default: 0] += 1 }
        guard !Self.isReporting else { return }
        Self.$isReporting.withValue(true) {
            sink(diagnostic)
            observers.tell(diagnostic)
        }
    }
}

/// The diagnostics of one checkout: its hub's, with the number of the checkout.
package struct CheckoutDiagnostics: Sendable {
    private let hub: Diagnostics
    private let checkout: Int?

    /// Creates the diagnostics of a checkout; without arguments, those of an adapter that has none yet.
    package init(_ hub: Diagnostics = Diagnostics(), checkout: Int? = nil) {
        self.hub = hub
        self.checkout = checkout
    }

    /// Reports a diagnostic that concerns the checkout.
    package func report(_ diagnostic: Diagnostic) { hub.report(diagnostic.of(checkout: checkout)) }
}

/// The diagnostics of a hub about events, each with the number of the checkout that the event passes.
///
/// Nodes may keep it after their hub is freed, so it holds the hub weakly.
struct EventReporter {
    private let diagnostics: Diagnostics
    private weak var hub: PrimerEventHub?

    init(hub: PrimerEventHub) {
        diagnostics = hub.diagnostics
        self.hub = hub
    }

    func report(_ diagnostic: Diagnostic, about event: AnyEvent) {
        diagnostics.report(diagnostic.of(checkout: hub?.checkout(of: event)?.number))
    }

    /// Reports what concerns a node: an event that is replayed, or not dispatched, passes no checkout.
    func report(_ diagnostic: Diagnostic, at node: EventTarget) {
        var outer: EventTarget? = node
        while let node = outer {
            if let checkout = hub?.checkouts.first(where: { $0.eventTarget === node }) {
                return diagnostics.report(diagnostic.of(checkout: checkout.number))
            }
            outer = node.parent ?? node.host
        }
        diagnostics.report(diagnostic)
    }
}
