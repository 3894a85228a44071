import Dispatch

/// Measures two pieces of work against each other in one run: A B A B, so that both meet the same machine.
enum Stopwatch {
    /// How often each side is measured; the medians count.
    static let rounds = 15

    /// A measurement repeats its work until it takes at least this long.
    static let shortestNanoseconds = 3_000_000.0

    /// A call of either side, in nanoseconds.
    static func compare(_ work: () -> Void, with baseline: () -> Void) -> (work: Time, baseline: Time) {
        let workCount = repetitions(of: work)
        let baselineCount = repetitions(of: baseline)
        var times: [(work: Double, baseline: Double)] = []
        for _ in 0..<rounds {
            times.append((nanoseconds(of: work, count: workCount), nanoseconds(of: baseline, count: baselineCount)))
        }
        return (Time(times.map(\.work)), Time(times.map(\.baseline)))
    }

    /// The same for work that waits, which says by itself how often it repeats.
    static func compare(
        _ work: () async -> Void, with baseline: () async -> Void
    ) async -> (work: Time, baseline: Time) {
        var times: [(work: Double, baseline: Double)] = []
        for _ in 0..<rounds { times.append((await nanoseconds(of: work), await nanoseconds(of: baseline))) }
        return (Time(times.map(\.work)), Time(times.map(\.baseline)))
    }

    private static func repetitions(of work: () -> Void) -> Int {
        var count = 1
        while nanoseconds(of: work, count: count) * Double(count) < shortestNanoseconds { count *= 2 }
        return count
    }

    @inline(never)
    private static func nanoseconds(of work: () -> Void, count: Int) -> Double {
        let start = DispatchTime.now().uptimeNanoseconds
        for _ in 0..<count { work() }
        return Double(DispatchTime.now().uptimeNanoseconds - start) / Double(count)
    }

    private static func nanoseconds(of work: () async -> Void) async -> Double {
        let start = DispatchTime.now().uptimeNanoseconds
        await work()
        return Double(DispatchTime.now().uptimeNanoseconds - start)
    }
}

/// What the rounds of one side took, in nanoseconds.
struct Time {
    let median: Double
    /// The distance of the quartiles, as a share of the median.
    let spread: Double

    init(_ rounds: [Double]) {
        let sorted = rounds.sorted()
        median = sorted[sorted.count / 2]
        spread = (sorted[sorted.count * 3 / 4] - sorted[sorted.count / 4]) / median
    }

    init(median: Double, spread: Double) {
        self.median = median
        self.spread = spread
    }

    /// What one of so many parts took.
    func each(of parts: Int) -> Time { Time(median: median / Double(parts), spread: spread) }
}
