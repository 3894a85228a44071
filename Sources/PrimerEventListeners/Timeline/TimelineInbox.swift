internal import EventTree
internal import PrimerEvents

/// What comes from any task, until the tree's domain takes it.
final class TimelineInbox: Sendable {
    /// Something that came, and when.
    struct Note: Sendable {
        enum What: Sendable {
            case diagnostic(Diagnostic)
            case decision(EventDecision)
        }

        let time: Double
        let what: What
    }

    private struct State {
        var notes: [Note] = []
        var droppedCount = 0
    }

    private let clock: EventClock
    private let capacity: Int
    private let state = Locked(State())

    init(clock: EventClock, capacity: Int) {
        self.clock = clock
        self.capacity = max(capacity, 1)
    }

    func put(_ what: Note.What) {
        let note = Note(time: clock.now(), what: what)
        state.withLock { [capacity] state in
            if state.notes.count < capacity { state.notes.append(note) } else { state.droppedCount += 1 }
        }
    }

    /// What has come since the last time, in order, and how much more there was.
    func take() -> (notes: [Note], droppedCount: Int) {
        state.withLock { state in
            defer { state = State() }
            return (state.notes, state.droppedCount)
        }
    }
}
