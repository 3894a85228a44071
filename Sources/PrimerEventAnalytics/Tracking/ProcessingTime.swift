/// How long the payment of an attempt was in flight, by the states that are told.
struct ProcessingTime {
    private var since: Double?
    private var last: CheckoutRun.TimeTaken?

    mutating func take(isProcessing: Bool, at time: Double) {
        if isProcessing {
            since = since ?? time
        } else if let since {
            last = Self.duration(from: since, to: time)
            self.since = nil
        }
    }

    /// Some versions of the web tell of the processing before the start, so what is in flight stays so.
    mutating func attemptBegins() { last = nil }

    /// How long it was; the state may have told of the end before the outcome did.
    mutating func attemptEnds(at time: Double) -> CheckoutRun.TimeTaken? {
        defer { self = ProcessingTime() }
        return since.flatMap { Self.duration(from: $0, to: time) } ?? last
    }

    private static func duration(from start: Double, to end: Double) -> CheckoutRun.TimeTaken? {
        CheckoutRun.TimeTaken("timeInProcessing", from: start, to: end)
    }
}
