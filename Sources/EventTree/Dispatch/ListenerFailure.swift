internal import Foundation

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
        "a listener of \(event.type) at \(currentTarget.name) threw \(Swift.type(of: error))".onOneLine
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
    /// Reports an error to the handler of the outermost node on the path that has one and is free, otherwise to standard error.
    ///
    /// For a replay, which has no path, the nodes are this one and those that hold it.
    func report(_ error: any Error, _ view: EventView, at node: Unmanaged<EventTarget>) {
        let failure = ListenerFailure(
            error: error, event: AnyEvent(view: EventView(state: view.state, isReplay: view.isReplay)),
            currentTarget: node.takeUnretainedValue())
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
        try? FileHandle.standardError.write(contentsOf: Data("EventTree: \(failure); the other listeners ran\n".utf8))
    }
}
