internal import EventTree

/// Where the diagnostics of a hub go, and how many of each kind there were.
///
/// Diagnostics may come from any task, since answers may; the sink is called where they come from. What happens while the
/// sink runs, or in tasks it starts, is counted but not given to it: a sink that dispatches cannot loop.
public final class Diagnostics: Sendable {
    private let sink: @Sendable (Diagnostic) -> Void
    private let counts = Locked<[Diagnostic.Kind: Int]>([:])
    private let observers = Observers<Diagnostic>()

    @TaskLocal private static var isReporting = false

    private static let systemLog = SystemLog(category: "diagnostics")

    /// Diagnostics for a sink, or for the system's log where there is none.
    package init(sink: (@Sendable (Diagnostic) -> Void)? = nil) {
        self.sink = sink ?? { Self.systemLog.warn($0.description) }
    }

    /// How many diagnostics of a kind there were.
    public func count(of kind: Diagnostic.Kind) -> Int { counts.withLock { $0[kind] ?? 0 } }

    /// Tells of every diagnostic from now on, beside the sink and as the sink is told: on any task.
    @discardableResult
    public func observe(_ observer: @escaping @Sendable (Diagnostic) -> Void) -> HubObservation {
        observers.add(observer)
    }

    /// Counts a diagnostic, and gives it to the sink unless the sink caused it.
    package func report(_ diagnostic: Diagnostic) {
        counts.withLock { $0[diagnostic.kind, default: 0] += 1 }
        guard !Self.isReporting else { return }
        Self.$isReporting.withValue(true) {
            sink(diagnostic)
            observers.tell(diagnostic)
        }
    }
}
