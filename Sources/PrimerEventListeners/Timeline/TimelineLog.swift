internal import PrimerEvents

/// The entries of a timeline that is being made; the oldest go where there are too many.
struct TimelineLog {
    private let capacity: Int
    private var entries: [Timeline.Entry] = []
    private var lastNumber: Int64 = 0
    var droppedCount = 0

    init(capacity: Int) { self.capacity = min(max(capacity, 1), Int.max / 4) }

    func timeline(attempts: [CheckoutRun.Attempt]) -> Timeline {
        let extra = max(0, entries.count - capacity)
        return Timeline(
            Array(entries.dropFirst(extra)), droppedCount: droppedCount + extra, attempts: attempts)
    }

    mutating func nextNumber() -> Int64 {
        lastNumber += 1
        return lastNumber
    }

    mutating func append(_ entry: Timeline.Entry) {
        entries.append(entry)
        // Many at once, so that each costs a constant.
        if entries.count >= capacity * 2 {
            droppedCount += entries.count - capacity
            entries.removeFirst(entries.count - capacity)
        }
    }

    func event(_ number: Int64) -> TimelineEvent? {
        guard let index = index(of: number), case .event(let event) = entries[index] else { return nil }
        return event
    }

    /// Changes the entry of an event, if it is still there.
    mutating func change(_ number: Int64, _ change: (inout TimelineEvent) -> Void) {
        guard let index = index(of: number), case .event(var event) = entries[index] else { return }
        // Changed in place: the entry lets go of its calls first.
        entries[index] = .event(event.withoutCalls)
        change(&event)
        entries[index] = .event(event)
    }

    /// What is changed is what happens now, so it is looked for from the end.
    private func index(of number: Int64) -> Int? {
        entries.lastIndex { if case .event(let event) = $0 { event.number == number } else { false } }
    }
}

extension TimelineEvent {
    fileprivate var withoutCalls: TimelineEvent {
        var event = self
        event.calls = []
        return event
    }
}
