import Dispatch

/// Measures two pieces of work against each other in one run: A B A B, so that both meet the same machine.
enum Stopwatch {
    /// How often each side is measured; the medians count.
    static let rounds = 15

    /// A measurement repeats its work until it takes at least this long.
    static let shortestNanoseconds = 4_000_000.0

    /// Nanoseconds a call, each side the median of its rounds.
    static func compare(_ work: () -> Void, with baseline: () -> Void) -> (work: Double, baseline: Double) {
        let workCount = repetitions(of: work)
        let baselineCount = repetitions(of: baseline)
        var times: [(work: Double, baseline: Double)] = []
        for _ in 0..<rounds {
            times.append((nanoseconds(of: work, count: workCount), nanoseconds(of: baseline, count: baselineCount)))
        }
        return (median(times.map(\.work)), median(times.map(\.baseline)))
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

    private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
