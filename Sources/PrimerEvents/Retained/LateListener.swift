internal import EventTree

/// A listener that is told what it missed, and what of that it shall not be told twice.
final class LateListener<Detail: RetainedDetail> {
    /// A kept event that was on its way when it was delivered, and by which of its dispatches.
    private struct Passing {
        let event: Event<Detail>
        let dispatch: UInt32
    }

    /// Whether kept events are being delivered.
    var isAttaching = true {
        didSet { heard = [] }
    }

    let listener: (Event<Detail>) throws -> Void
    /// They will pass, where they are not to be heard a second time.
    private var passing: [Passing] = []
    /// What the listener itself caused while kept events are being delivered: newer than what is kept, and heard.
    private var heard: [Event<Detail>] = []

    init(_ listener: @escaping (Event<Detail>) throws -> Void) { self.listener = listener }

    /// Hears an event that passes.
    func hear(_ event: Event<Detail>) throws {
        if let index = passing.firstIndex(where: { $0.event.isSame(as: event) }) {
            let known = passing.remove(at: index)
            // It may not have passed here that time and come again now.
            if known.dispatch == event.dispatchCount { return }
        }
        if isAttaching { heard.append(event) }
        try listener(event)
    }

    /// Whether a kept event is to be delivered.
    func isToHearAgain(_ event: Event<Detail>) -> Bool {
        if heard.contains(where: { $0.isSame(as: event) }) { return false }
        if event.isInFlight { passing.append(Passing(event: event, dispatch: event.dispatchCount)) }
        return true
    }
}
