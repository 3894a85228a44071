/// An event as listeners of one type see it, with its detail typed.
///
/// A small value: a view of one object that all listeners of a dispatch share. It lives in the isolation domain of its
/// tree and is deliberately not `Sendable`; its ``detail`` is. Keeping it keeps neither the tree nor a decision open.
/// The web counterpart is `CustomEvent`.
public struct Event<Detail: EventDetail>: EventInterface {
    /// What this event shares with all other views of it; its state is always a `DetailState<Detail>`.
    public let view: EventView

    // OPTIMIZATION: always inlined; the compiler calls and retains where `Detail` is not known, once for each listener.
    @inlinable @inline(__always)
    init(view: EventView) { self.view = view }

    /// An event that can be dispatched, once or again.
    ///
    /// - Parameters:
    ///   - detail: What the event says.
    ///   - flags: How it travels; by default as its detail states.
    ///   - timeStamp: Milliseconds, for an event that happened elsewhere; by default the tree's clock at the dispatch.
    ///   - provenance: Where the event came from.
    ///   - answers: Who asks, if listeners shall answer.
    @inlinable
    public init(
        _ detail: Detail, _ flags: EventInit = EventInit(of: Detail.self), timeStamp: Double? = nil,
        provenance: Provenance = .app, answers: (any AnswerSource)? = nil
    ) {
        view = EventView(
            state: DetailState(
                detail, flags: flags, timeStamp: timeStamp ?? .nan, provenance: provenance, answers: answers))
    }

    /// What the event says; for a listener of an answered event with the right to answer it.
    @inlinable
    public var detail: Detail {
        // Unsafe for speed, sound because `init` makes a state of this type and dispatch matches listeners by it; a debug
        // build checks the cast on every call.
        let detail = unsafeDowncast(view.state, to: DetailState<Detail>.self).detail
        return if let ticket = view.ticket { detail.answering(with: ticket) } else { detail }
    }
}

@available(*, unavailable)
extension Event: Sendable {}
