internal import EventTree
public import PrimerEvents

/// Time that a test moves by hand: clock, timestamps and timers of a hub, all from one source.
///
/// ```swift
/// let time = ManualTime()
/// let hub = PrimerEventHub(time: time)
///
/// time.advance(by: 60)  // a deadline of a minute has passed
/// ```
///
/// It stands still until ``advance(by:)`` is called, which runs what is due in order, each at its own moment, before it
/// returns. It never goes back, counts whole nanoseconds, and may be used from any task.
public final class ManualTime: Sendable {
    private let start: UnixSeconds
    private let state = Locked(State())

    /// Time that stands at its start.
    ///
    /// - Parameter start: The first timestamp; by default 14 November 2023.
    public init(startingAt start: UnixSeconds = UnixSeconds(seconds: 1_700_000_000)) { self.start = start }

    /// The seconds that have passed since the start.
    public var elapsed: Double { Self.seconds(elapsedNanoseconds) }

    /// The present as a timestamp, in whole Unix seconds.
    public var now: UnixSeconds {
        let (seconds, overflows) = start.seconds.addingReportingOverflow(elapsedNanoseconds / 1_000_000_000)
        return UnixSeconds(seconds: overflows ? .max : seconds)
    }

    /// The clock to give to a tree: milliseconds since the start.
    public var clock: EventClock {
        EventClock { Double(self.elapsedNanoseconds) / 1_000_000 }
    }

    /// The timer to give to a hub.
    public var timer: DelayTimer {
        DelayTimer { seconds, action in
            let number = self.state.withLock { $0.wait(Self.nanoseconds(seconds), action) }
            return {
                // Let go after the lock: what the action captured may come back here when it is freed.
                let called = self.state.withLock { $0.callOff(number) }
                withExtendedLifetime(called) {}
            }
        }
    }

    /// How many actions wait for their time: deadlines, reports of what is undecided.
    public var waitingCount: Int { state.withLock { $0.waiting.count } }

    /// In how many seconds the next action is due; `nil` if none waits.
    public var secondsToNext: Double? { state.withLock { $0.nanosecondsToNext }.map(Self.seconds) }

    /// Lets time pass, and everything happen that falls due, in order; what falls due meanwhile included.
    ///
    /// It ends at the moment that lies `seconds` after the call began, whoever else moves the time meanwhile.
    ///
    /// - Parameter seconds: How long; what is not above zero only runs what is due already.
    public func advance(by seconds: Double) {
        let end = state.withLock { $0.moment(in: Self.nanoseconds(seconds)) }
        while let action = state.withLock({ $0.next(by: end) }) { action() }
    }

    /// Lets time pass until the next action is due, and runs it; `false` if none waits.
    @discardableResult
    public func advanceToNext() -> Bool {
        guard let seconds = secondsToNext else { return false }
        advance(by: seconds)
        return true
    }

    private var elapsedNanoseconds: Int64 { state.withLock { $0.now } }

    /// Whole nanoseconds, so that seven tenths and one tenth are eight; 292 years at most, and none for what is no number.
    private static func nanoseconds(_ seconds: Double) -> Int64 {
        guard seconds > 0 else { return 0 }
        return seconds < 9_000_000_000 ? Int64((seconds * 1_000_000_000).rounded()) : .max
    }

    private static func seconds(_ nanoseconds: Int64) -> Double { Double(nanoseconds) / 1_000_000_000 }
}

extension ManualTime {
    /// What is under the lock: the present, in nanoseconds, and who waits.
    private struct State {
        var now: Int64 = 0
        var waiting: [Waiting] = []
        var lastNumber = 0

        struct Waiting {
            let number: Int
            let due: Int64
            let action: @Sendable () -> Void
        }

        func moment(in nanoseconds: Int64) -> Int64 {
            let (moment, overflows) = now.addingReportingOverflow(nanoseconds)
            return overflows ? .max : moment
        }

        var nanosecondsToNext: Int64? { waiting.map(\.due).min().map { max(0, $0 - now) } }

        mutating func wait(_ nanoseconds: Int64, _ action: @escaping @Sendable () -> Void) -> Int {
            lastNumber += 1
            waiting.append(Waiting(number: lastNumber, due: moment(in: nanoseconds), action: action))
            return lastNumber
        }

        mutating func callOff(_ number: Int) -> Waiting? {
            waiting.firstIndex { $0.number == number }.map { waiting.remove(at: $0) }
        }

        /// Takes the next action that is due by `end`, and moves to its moment; `nil` at the end.
        mutating func next(by end: Int64) -> (@Sendable () -> Void)? {
            let due = waiting.filter { $0.due <= end }.min { ($0.due, $0.number) < ($1.due, $1.number) }
            // An action may have moved the time itself, perhaps past the end.
            now = max(now, due?.due ?? end)
            return due.flatMap { callOff($0.number) }?.action
        }
    }
}

extension ManualTime: CustomStringConvertible, CustomReflectable {
    /// How much time has passed, and how many actions wait.
    public var description: String { "ManualTime(elapsed: \(elapsed), waiting: \(waitingCount))" }

    /// A mirror of what `description` shows.
    public var customMirror: Mirror {
        Mirror(self, children: ["elapsed": elapsed, "waitingCount": waitingCount], displayStyle: .class)
    }
}
