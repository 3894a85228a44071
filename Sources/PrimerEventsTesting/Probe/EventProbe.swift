import EventTree
public import PrimerEvents

/// Hears every event somewhere in a tree, and tells of them as text that a test compares.
///
/// ```swift
/// let probe = EventProbe(on: script.hub, showing: .decision)
/// try await script.play()
/// try probe.expect(
///     exactly: """
///         primer:payment-start [held, abort]
///         primer:payment-failure
///         """)
/// ```
///
/// It shows exportable fields only, as everything that prints an event. It is no listener of the app: it holds nothing,
/// `listenerCount` leaves it out, and outcomes that only it hears are still a diagnostic. It hears from the moment it is
/// made for as long as it is kept, in the isolation domain of its tree.
public final class EventProbe {
    /// What a line says of an event beside its name.
    public struct Parts: OptionSet, Sendable, Hashable {
        /// The parts as bits.
        public let rawValue: Int

        /// Parts from bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Where the probe heard it, and in which phase: `at document bubble`.
        public static let place = Parts(rawValue: 1)
        /// The component at which it began: `from primer-card-form`.
        public static let origin = Parts(rawValue: 2)
        /// What it says, as far as it may be shown: `(isLoading: true, ...)`.
        public static let fields = Parts(rawValue: 4)
        /// Whether it was held and what was decided, for an answered event: `[held, abort]`.
        public static let decision = Parts(rawValue: 8)
        /// All of them.
        public static let all: Parts = [.place, .origin, .fields, .decision]
    }

    private let parts: Parts
    private let isAsked: (AnyEvent) -> Bool
    private(set) var heard: [HeardEvent] = []

    /// A probe that hears nothing until it is told where to listen; see ``listen(on:_:)``.
    ///
    /// - Parameters:
    ///   - parts: What a line of the trace says of an event.
    ///   - filter: Which events are kept; by default all.
    public init(showing parts: Parts = .all, where filter: @escaping (AnyEvent) -> Bool = { _ in true }) {
        self.parts = parts
        isAsked = filter
    }

    /// A probe on one component, a checkout or a hub; it hears what a listener without options hears there.
    ///
    /// - Parameters:
    ///   - source: Where it listens.
    ///   - parts: What a line of the trace says of an event.
    ///   - filter: Which events are kept; by default all.
    public convenience init(
        on source: some EventSource, showing parts: Parts = .all,
        where filter: @escaping (AnyEvent) -> Bool = { _ in true }
    ) {
        self.init(showing: parts, where: filter)
        listen(on: source)
    }

    /// A probe along every path through a checkout: on its hub on the way down and on the way up, and on each component.
    ///
    /// - Parameters:
    ///   - checkout: The checkout, not removed.
    ///   - parts: What a line of the trace says of an event.
    ///   - filter: Which events are kept; by default all.
    public convenience init(
        through checkout: Checkout, showing parts: Parts = [.place],
        where filter: @escaping (AnyEvent) -> Bool = { _ in true }
    ) {
        self.init(showing: parts, where: filter)
        if let root = checkout.eventTarget.parent {
            listen(on: root, .capture)
            listen(on: root)
        }
        for component in ComponentName.allCases { listen(on: checkout.part(component)) }
    }

    /// Hears events at one more place.
    ///
    /// - Parameters:
    ///   - source: Where.
    ///   - options: `.capture` to hear them on the way down.
    public func listen(on source: some EventSource, _ options: ListenerOptions = []) {
        source.eventTarget.observe(options, owner: self) { [weak hub = source as? PrimerEventHub] probe, event in
            probe.hear(event, in: hub)
        }
    }

    /// What was heard, a line for each call of the probe.
    public var trace: EventTrace { EventTrace(heard.map { $0.line(parts) }) }

    /// The names of what was heard.
    public var names: EventTrace { EventTrace(heard.map { $0.line([]) }) }

    /// The details of the events of one type that were heard, in order.
    public func details<Detail>(of type: EventType<Detail>) -> [Detail] {
        heard.compactMap { $0.event.as(type)?.detail }
    }

    /// Forgets what was heard: a test asserts on what follows.
    public func forget() { heard = [] }

    private func hear(_ event: AnyEvent, in hub: PrimerEventHub?) {
        guard isAsked(event) else { return }
        heard.append(HeardEvent(event, origin: (event.originName ?? "") + (hub?.mark(of: event) ?? "")))
    }
}

@available(*, unavailable)
extension EventProbe: Sendable {}

extension EventProbe: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The trace.
    public var description: String { trace.description }

    /// The same as `description`.
    public var debugDescription: String { description }

    /// A mirror of the trace.
    public var customMirror: Mirror { Mirror(self, children: ["trace": trace], displayStyle: .class) }
}

extension PrimerEventHub {
    /// What tells the event's checkout from the others of the hub: `#checkout-2`; nothing where it is alone.
    fileprivate func mark(of event: AnyEvent) -> String? {
        guard checkouts.count > 1 else { return nil }
        let path = event.composedPath()
        return checkouts.first { checkout in path.contains { $0 === checkout.eventTarget } }.map { "#\($0.id)" }
    }
}
