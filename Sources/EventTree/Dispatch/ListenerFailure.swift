internal import Foundation

/// Why an event was not dispatched: too many dispatches were under way, each in a listener of the one before.
///
/// It is reported as the ``ListenerFailure/error`` of the node that the event was to be dispatched at. Most likely a
/// listener dispatches the event that it listens to.
public struct NestedDispatchError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What happened and what to do.
    public var description: String {
        "not dispatched, since \(EventTarget.nestedDispatchLimit) dispatches are under way, one inside the other; "
            + "look for a listener that dispatches its own event"
    }
}

/// An error that a listener threw: reported, while the dispatch goes on.
///
/// It belongs to the isolation domain of its tree. Printing it shows the error's type only, since an error's text may
/// hold personal data. The web counterpart is "report the exception", the window's `error` event.
public struct ListenerFailure {
    /// What the listener threw.
    public let error: any Error

    /// The event, still in flight.
    public let event: AnyEvent

    /// The node whose listener threw.
    public let currentTarget: EventTarget
}

@available(*, unavailable)
extension ListenerFailure: Sendable {}

extension ListenerFailure: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Which listener failed and the type of what it threw.
    public var description: String {
        if let error = error as? NestedDispatchError {
            "\(event.type) at \(currentTarget.name): \(error)".onOneLine
        } else {
            "a listener of \(event.type) at \(currentTarget.name) threw \(Swift.type(of: error))".onOneLine
        }
    }

    /// The same as `description`.
    public var debugDescription: String { description }

    /// A mirror of what `description` shows.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                (label: "event", value: event.type.onOneLine),
                (label: "currentTarget", value: currentTarget.name.onOneLine),
                (label: "error", value: "\(Swift.type(of: error))"),
            ], displayStyle: .struct)
    }
}

extension EventTarget {
    /// How many dispatches may be under way in a tree, each in a listener of the one before: a listener that dispatches its
    /// own event again would otherwise end the process when the stack is full. A browser throws a `RangeError` then.
    ///
    /// Each takes less than 1 KB of the stack, up to 5 KB in a debug build, without what the listener itself takes: within
    /// the 512 KB of a thread. Dispatches in other trees are counted there.
    public static let nestedDispatchLimit = 100

    /// Reports that an event is not dispatched here; once until no dispatch is under way.
    func reportNesting(of view: EventView) {
        if tree.isFirstTooDeep() { report(NestedDispatchError(), view) }
    }

    /// Reports an error of a listener of this node to the handler of the outermost node on the path that has one and is
    /// free, otherwise to standard error.
    ///
    /// For an event without a path, which is a replay or not dispatched, the nodes are this one and those that hold it.
    func report(_ error: any Error, _ view: EventView) {
        let failure = ListenerFailure(
            error: error, event: AnyEvent(view: EventView(state: view.state, isReplay: view.isReplay)),
            currentTarget: self)
        let path = view.isReplay ? nil : view.state.path
        let reporters =
            path.map { path in (0..<path.count).map(path.node(at:)) }
            ?? sequence(first: self, next: \.holder)
            .map { $0 }
        for reporter in reporters.reversed() {
            guard let handler = reporter.onListenerFailure, !reporter.isReportingFailure else { continue }
            // A handler that dispatches, to listeners that fail, is not asked again while it runs.
            reporter.isReportingFailure = true
            defer { reporter.isReportingFailure = false }
            return handler(failure)
        }
        // An app may have closed it, and `write(_:)` would trap.
        let ending = error is NestedDispatchError ? "" : "; the other listeners ran"
        try? FileHandle.standardError.write(contentsOf: Data("EventTree: \(failure)\(ending)\n".utf8))
    }
}
