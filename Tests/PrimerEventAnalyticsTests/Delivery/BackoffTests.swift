import Testing

@testable import PrimerEventAnalytics

/// Pauses and portions.
struct BackoffTests {
    @Test func `pauses double up to the longest, and begin anew after a success`() {
        var backoff = Backoff(first: 1, longest: 10)
        #expect((0..<6).map { _ in backoff.next(jitter: 1) } == [1, 2, 4, 8, 10, 10])
        backoff.reset()
        #expect(backoff.next(jitter: 1) == 1)
    }

    @Test(arguments: [(0.0, 0.5), (0.5, 0.75), (1, 1), (-5, 0.5), (7, 1), (.nan, 1), (.infinity, 1)])
    func `chance takes half of a pause at most`(jitter: Double, pause: Double) {
        var backoff = Backoff(first: 1, longest: 10)
        #expect(backoff.next(jitter: jitter) == pause)
    }

    @Test func `no number of failures overflows`() {
        var backoff = Backoff(first: 1, longest: 604_800)
        for _ in 0..<10_000 { _ = backoff.next(jitter: 1) }
        #expect(backoff.next(jitter: 1) == 604_800)
    }

    @Test(arguments: [Double.nan, -.infinity, -1, .infinity])
    func `a pace out of range becomes the nearest in range`(seconds: Double) {
        let pace = DeliveryPace(
            batchCalls: -1, batchBytes: .min, collecting: seconds, timeout: seconds, firstPause: seconds,
            longestPause: seconds, longestRetryAfter: seconds)
        #expect(pace.batchCalls == 1 && pace.batchBytes == 1)
        for value in [pace.collecting, pace.timeout, pace.firstPause, pace.longestPause, pace.longestRetryAfter] {
            #expect((0...604_800).contains(value))
        }
        #expect(pace.longestPause >= pace.firstPause && pace.firstPause > 0 && pace.timeout > 0)
    }

    @Test func `limits out of range become the nearest in range`() {
        let least = DeliveryLimits(
            calls: .min, bytes: .min, bytesPerCall: .min, setAsideCalls: .min, setAsideBytes: .min)
        #expect(least.calls == 1 && least.bytesPerCall == 1 && least.bytes == 41 && least.setAsideCalls == 0)
        let most = DeliveryLimits(
            calls: .max, bytes: .max, bytesPerCall: .max, setAsideCalls: .max, setAsideBytes: .max)
        #expect(most.calls == 1_000_000 && most.bytesPerCall == DeliveryLimits.largestCall && most.bytes == 1 << 28)
    }
}
