/// Where the moments of a timeline are on the page.
///
/// A checkout has bursts of microseconds and pauses of minutes. So each entry has room for itself, the distance to the next
/// grows with the logarithm of the time between, and a pause is cut with a mark that says how long it was.
struct TimeScale: Sendable {
    /// A pause that is cut.
    struct Pause: Sendable {
        let x: Double
        let milliseconds: Double
    }

    /// The place of each entry, in pixels from the left, in order.
    private(set) var positions: [Double] = []
    private(set) var pauses: [Pause] = []

    /// The whole width, in pixels.
    var width: Double { (positions.last ?? 0) + Self.margin }

    /// Milliseconds from which on a gap is a pause.
    static let idle = 1_000.0

    private static let margin = 34.0
    private static let closest = 30.0
    private static let perDecade = 11.0
    private static let pauseWidth = 84.0

    init(of times: [Double]) {
        for (index, time) in times.enumerated() {
            guard index > 0, let last = positions.last else {
                positions.append(Self.margin)
                continue
            }
            let gap = time - times[index - 1]
            let distance = Self.distance(of: gap)
            if gap >= Self.idle { pauses.append(Pause(x: last + distance / 2, milliseconds: gap)) }
            positions.append(last + distance)
        }
    }

    /// A recording may tell of any times; one that goes back or is no number has no length.
    private static func distance(of gap: Double) -> Double {
        guard gap > 0 else { return closest }
        if gap >= idle { return pauseWidth }
        // Halved until nothing is left: the logarithm, without a library that has it.
        return closest + perDecade * 0.301 * log2(1 + gap)
    }

    /// The binary logarithm, linear between powers of two.
    private static func log2(_ value: Double) -> Double { Double(value.exponent) + value.significand - 1 }
}
