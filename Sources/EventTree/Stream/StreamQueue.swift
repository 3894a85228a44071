/// The events that a stream keeps, in order.
///
/// Outcomes wait in a lane of their own, so that finding what to drop costs a constant; the numbers put both lanes in order.
/// Whatever it drops it hands to the caller, who lets it go outside the lock: it may be the app's.
struct StreamQueue<Element> {
    private struct Entry {
        let number: UInt64
        let element: Element
    }

    private let buffering: EventBuffering
    private var events = Lane<Entry>()
    private var outcomes = Lane<Entry>()
    private var lastNumber: UInt64 = 0
    private(set) var droppedCount = 0

    init(_ buffering: EventBuffering) { self.buffering = buffering }

    /// Adds an event at the end; returns the one that was dropped for it, which may be itself.
    mutating func append(_ element: Element, isOutcome: Bool) -> Element? {
        lastNumber += 1
        let entry = Entry(number: lastNumber, element: element)
        if isOutcome {
            outcomes.append(entry)
            return nil
        }
        switch buffering {
        case .unbounded:
            events.append(entry)
            return nil
        case .newest(let limit):
            events.append(entry)
            guard events.count > max(0, limit) else { return nil }
            droppedCount += 1
            return events.popFirst()?.element
        case .oldest(let limit):
            if events.count < limit {
                events.append(entry)
                return nil
            }
            droppedCount += 1
            return element
        }
    }

    /// Takes the oldest event, an outcome or not.
    mutating func popFirst() -> Element? {
        guard let outcome = outcomes.first else { return events.popFirst()?.element }
        guard let event = events.first, event.number < outcome.number else { return outcomes.popFirst()?.element }
        return events.popFirst()?.element
    }

    /// Takes everything; what was dropped before stays counted.
    mutating func removeAll() -> [Element] {
        var all: [Element] = []
        while let element = popFirst() { all.append(element) }
        return all
    }
}

/// First in, first out, at a constant cost.
private struct Lane<Entry> {
    private var places: ContiguousArray<Entry?> = []
    private var head = 0

    var count: Int { places.count - head }

    var first: Entry? { head < places.count ? places[head] : nil }

    mutating func append(_ entry: Entry) { places.append(entry) }

    mutating func popFirst() -> Entry? {
        guard head < places.count else { return nil }
        let entry = places[head]
        places[head] = nil
        head += 1
        if head == places.count {
            places.removeAll(keepingCapacity: true)
            head = 0
        } else if head > 32, head * 2 > places.count {
            // As many were taken as are moved, so it costs each of them a constant.
            places.removeFirst(head)
            head = 0
        }
        return entry
    }
}
