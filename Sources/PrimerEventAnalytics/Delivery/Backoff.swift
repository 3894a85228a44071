/// Pauses that double from one failure to the next, each shortened by chance.
struct Backoff {
    private let first: Double
    private let longest: Double
    private var failures = 0

    init(first: Double, longest: Double) {
        self.first = first
        self.longest = longest
    }

    /// The pause after one more failure.
    ///
    /// - Parameter jitter: Chance, from 0 to 1: the pause is half of what it could be, or all of it, or between.
    mutating func next(jitter: Double) -> Double {
        let whole = min(longest, first * Double(1 << failures))
        // More would not fit; a second doubled so often is 34 years.
        failures = min(failures + 1, 30)
        let chance = jitter.isNaN ? 1 : min(max(jitter, 0), 1)
        return whole * (0.5 + 0.5 * chance)
    }

    mutating func reset() { failures = 0 }
}
