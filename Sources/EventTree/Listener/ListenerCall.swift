/// One call of one listener: who was called, where, and how long it took.
///
/// For tools that show what happened, not for listeners themselves: see ``EventSource/observeListenerCalls(clock:_:)``.
public struct ListenerCall {
    /// The event; with the node and the phase of the call while the observer runs, and without a right to answer.
    public let event: AnyEvent

    /// The type of the listener object or of the owner that the listener ends with; `"stream"`, or `"closure"` for any other.
    public let listener: String

    /// Milliseconds from the call to the return, other dispatches inside it included.
    public let milliseconds: Double

    /// The type of the error that the listener threw; `nil` if it threw none.
    public let errorType: String?
}

@available(*, unavailable)
extension ListenerCall: Sendable {}

/// Listener calls that are being observed, until ``remove()``; dropping it changes nothing.
public struct ListenerCallObservation {
    let observer: ListenerCallObserver

    /// Ends the observation; listeners that were observed are called as ever.
    public func remove() { observer.stop() }
}

@available(*, unavailable)
extension ListenerCallObservation: Sendable {}

extension EventSource {
    /// Tells of every call of the listeners that are added to this tree from now on, after each call.
    ///
    /// Listeners that are there already are called without being observed, so a tool does this before the app listens. An
    /// observed listener is called through one closure more; those of a tree that nobody observes cost nothing more at all.
    /// Observers run in the tree's isolation domain, after the listener has returned.
    ///
    /// - Parameters:
    ///   - clock: Measures the calls, in milliseconds.
    ///   - observer: Is told of each call.
    public func observeListenerCalls(
        clock: EventClock = .monotonic, _ observer: @escaping (ListenerCall) -> Void
    ) -> ListenerCallObservation {
        let observer = ListenerCallObserver(clock: clock, observer)
        let tree = eventTarget.tree
        tree.callObservers.append(observer)
        return ListenerCallObservation(observer: observer)
    }
}

/// Who is told of the calls of listeners.
final class ListenerCallObserver {
    private let clock: EventClock
    private var observer: ((ListenerCall) -> Void)?

    init(clock: EventClock, _ observer: @escaping (ListenerCall) -> Void) {
        self.clock = clock
        self.observer = observer
    }

    var isActive: Bool { observer != nil }

    func stop() {
        let former = observer
        observer = nil
        // What it captured may reach back when it is freed.
        withExtendedLifetime(former) {}
    }

    /// Calls a listener, and tells of it.
    func call(_ listener: String, _ view: EventView, _ callback: (EventView) throws -> Void) throws {
        guard isActive else { return try callback(view) }
        let start = clock.now()
        let outcome = Result { try callback(view) }
        let milliseconds = clock.now() - start
        observer?(
            ListenerCall(
                event: AnyEvent(view: EventView(state: view.state, isReplay: view.isReplay)), listener: listener,
                milliseconds: milliseconds, errorType: outcome.errorType))
        try outcome.get()
    }
}

@available(*, unavailable)
extension ListenerCallObserver: Sendable {}

extension Result where Success == Void, Failure == any Error {
    fileprivate var errorType: String? { if case .failure(let error) = self { "\(type(of: error))" } else { nil } }
}

extension TreeScope {
    /// The observers that have not ended.
    fileprivate var activeCallObservers: [ListenerCallObserver] {
        let present = callObservers
        if !present.allSatisfy(\.isActive) { callObservers = present.filter(\.isActive) }
        // What ended is released with `present`, after the access: its clock is code of the app.
        return callObservers
    }
}

extension Listener {
    /// The same listener, its calls told to those who observe the tree that it is added to.
    ///
    /// The call is wrapped where a listener is added, so that a dispatch reads nothing more.
    func observed(in tree: TreeScope, called name: () -> String) -> Listener {
        let observers = tree.activeCallObservers
        guard !observers.isEmpty, !traits.contains(.observer) else { return self }
        // An owner is told by its type: a closure of `TermsGate` is the gate.
        let name = (owner as? WeakOwner)?.object.map { "\(Swift.type(of: $0))" } ?? name()
        return observers.reduce(self) { listener, observer in
            AnyListener(
                type: listener.type, name: listener.name,
                ListenerOptions(rawValue: listener.traits.intersection(.stated).rawValue),
                owner: listener.owner, identity: listener.identity
            ) { event in try observer.call(name, event.view, listener.callback) }
        }
    }
}
