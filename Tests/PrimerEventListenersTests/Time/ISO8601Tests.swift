@testable import PrimerEventListeners
import Testing

struct ISO8601Tests {
    /// The moments that JavaScript's `new Date(ms).toISOString()` gives for these milliseconds.
    @Test(arguments: [
        (Int64(0), "1970-01-01T00:00:00.000Z"),
        (1, "1970-01-01T00:00:00.001Z"),
        (-1, "1969-12-31T23:59:59.999Z"),
        (951_782_400_000, "2000-02-29T00:00:00.000Z"),
        (951_868_800_000, "2000-03-01T00:00:00.000Z"),
        (1_709_164_800_123, "2024-02-29T00:00:00.123Z"),
        (1_764_470_420_007, "2025-11-30T02:40:20.007Z"),
        (4_107_542_399_999, "2100-02-28T23:59:59.999Z"),
        (4_107_542_400_000, "2100-03-01T00:00:00.000Z"),
        (-62_167_219_200_000, "0000-01-01T00:00:00.000Z"),
        (253_402_300_799_999, "9999-12-31T23:59:59.999Z"),
        (.max, "9999-12-31T23:59:59.999Z"),
        (.min, "0000-01-01T00:00:00.000Z"),
    ])
    func `a moment is text in UTC with milliseconds`(_ milliseconds: Int64, _ text: String) {
        #expect(ISO8601.text(ofMilliseconds: milliseconds) == text)
    }

    @Test func `the system's clock tells a time of this century`() {
        #expect(WallClock.system.now() > 1_700_000_000_000)
        #expect(WallClock.system.text.hasPrefix("2"))
    }
}
