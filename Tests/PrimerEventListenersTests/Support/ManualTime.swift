import EventTree
import PrimerEventListeners
import PrimerEvents

/// Time that a test moves by hand, for a tree and for people.
final class ManualTime: Sendable {
    private let milliseconds = Locked(0.0)

    /// The clock of a tree.
    var clock: EventClock { EventClock { [milliseconds] in milliseconds.withLock { $0 } } }

    /// 30 November 2025, 02:40:00.000, and what has passed since.
    var wallClock: WallClock {
        WallClock { [milliseconds] in 1_764_470_400_000 + Int64(milliseconds.withLock { $0 }) }
    }

    func advance(by milliseconds: Double) { self.milliseconds.withLock { $0 += milliseconds } }
}

/// A timer whose actions run when a test says so.
final class ManualTimer: Sendable {
    private struct Entry {
        let number: Int
        let seconds: Double
        let action: @Sendable () -> Void
    }

    private struct State {
        var entries: [Entry] = []
        var last = 0
    }

    private let state = Locked(State())

    var timer: DelayTimer {
        DelayTimer { [state] seconds, action in
            let number = state.withLock { state in
                state.last += 1
                state.entries.append(Entry(number: state.last, seconds: seconds, action: action))
                return state.last
            }
            return { state.withLock { state in state.entries.removeAll { $0.number == number } } }
        }
    }

    /// For how many seconds each action waits.
    var waiting: [Double] { state.withLock { $0.entries.map(\.seconds) } }

    /// Lets the time of all that waits now come.
    func fire() {
        let due = state.withLock { state in
            defer { state.entries = [] }
            return state.entries.map(\.action)
        }
        for action in due { action() }
    }
}
