import PrimerEvents
import Testing

struct UnitsTests {
    @Test func `a timestamp holds whole seconds, in 64 bits on every platform`() {
        #expect(UnixSeconds(seconds: 1_764_470_420).seconds == 1_764_470_420)
        #expect(UnixSeconds(seconds: .max).seconds == 9_223_372_036_854_775_807)
    }

    @Test func `timestamps are ordered by time`() {
        #expect(UnixSeconds(seconds: -1) < UnixSeconds(seconds: 0))
        #expect(UnixSeconds(seconds: 5) == UnixSeconds(seconds: 5))
    }

    @Test func `a timestamp prints its seconds`() { #expect("\(UnixSeconds(seconds: 1_764_470_420))" == "1764470420") }

    @Test func `an amount holds and prints its minor units`() {
        #expect(MinorUnits(4_999).value == 4_999)
        #expect("\(MinorUnits(4_999))" == "4999")
        #expect(MinorUnits(-1) < MinorUnits(0))
    }
}
