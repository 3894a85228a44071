import EventTree
import PrimerEvents

/// Time that a test moves by hand.
final class ManualTimer: Sendable {
    private struct Entry {
        let number: Int
        let due: Double
        let action: @Sendable () -> Void
    }

    private struct State {
        var now = 0.0
        var lastNumber = 0
        var entries: [Entry] = []

        /// Takes the next action that is due by `time`, and moves to its moment.
        mutating func next(by time: Double) -> (@Sendable () -> Void)? {
            let due = entries.filter { $0.due <= time }.min { ($0.due, $0.number) < ($1.due, $1.number) }
            guard let due else {
                now = time
                return nil
            }
            now = due.due
            entries.removeAll { $0.number == due.number }
            return due.action
        }
    }

    private let state = Locked(State())

    /// The timer to give to a hub.
    var timer: DelayTimer {
        DelayTimer { [state] seconds, action in
            let number = state.withLock { state in
                state.lastNumber += 1
                let entry = Entry(number: state.lastNumber, due: state.now + seconds, action: action)
                state.entries.append(entry)
                return entry.number
            }
            return { state.withLock { state in state.entries.removeAll { $0.number == number } } }
        }
    }

    /// How many actions wait for their time.
    var waitingCount: Int { state.withLock { $0.entries.count } }

    /// Lets time pass, and everything happen that is due, in order.
    func advance(by seconds: Double) {
        let time = state.withLock { $0.now + seconds }
        while let action = state.withLock({ $0.next(by: time) }) { action() }
    }
}
