import EventTree

/// The event that is dispatched.
struct Tick: EventDetail {
    static let eventType = "benchmark:tick"
    var amount: Int
}

extension EventType where Detail == Tick {
    static var tick: Self { .init() }
}

/// Where listeners put what they hear, so that no call can be left out.
final class Sink {
    var sum = 0
}

/// Takes a value where a consumer, being `@Sendable`, may not add it up.
@inline(never)
func consume(_ amount: Int) {}
