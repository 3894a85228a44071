/// How long the payment of an attempt was processed, by the states that are reported.
struct ProcessingTime: Sendable {
    private(set) var isProcessing = false
    private var since: Double?
    private var last: ElapsedTime?

    mutating func change(isProcessing: Bool, at time: Double?) {
        if isProcessing {
            since = since ?? time
        } else if self.isProcessing {
            last = ElapsedTime(from: since, to: time)
            since = nil
        }
        self.isProcessing = isProcessing
    }

    /// Some versions of the web report the processing before the start, so it goes on.
    mutating func attemptBegins() { last = nil }

    /// How long it was; a state may have reported the end before the outcome did.
    mutating func attemptEnds(at time: Double?) -> ElapsedTime? {
        defer { self = ProcessingTime() }
        return ElapsedTime(from: since, to: time) ?? last
    }
}
