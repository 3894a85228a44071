@testable import PrimerEventTimeline
import Testing

/// Durations and counts as a reader takes them in.
struct DurationTests {
    @Test(arguments: [
        (0.0, "0 ms"), (0.000_2, "<1 µs"), (0.04, "40 µs"), (0.25, "0.3 ms"), (7.5, "7.5 ms"), (640, "640 ms"),
        (999.96, "1.00 s"), (2_500, "2.50 s"), (60_000, "1 min 0 s"), (200_000, "3 min 20 s"), (7_380_000, "2 h 3 min"),
        (-7.5, "−7.5 ms"), (.nan, "?"), (.infinity, "?"), (1e300, "?"),
    ])
    func `a duration is in the unit that suits it`(milliseconds: Double, expected: String) {
        #expect(milliseconds.duration == expected)
    }

    @Test(arguments: [(0, "0 events"), (1, "1 event"), (999, "999 events"), (1_234_567, "1,234,567 events")])
    func `a count has its noun`(count: Int, expected: String) { #expect(count.of("event") == expected) }
}
