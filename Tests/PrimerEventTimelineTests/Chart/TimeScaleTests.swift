@testable import PrimerEventTimeline
import Testing

/// Every entry has room, more time is more room, and a pause is cut.
struct TimeScaleTests {
    private func distances(_ times: [Double]) -> [Double] {
        let positions = TimeScale(of: times).positions
        return zip(positions.dropFirst(), positions).map { $0 - $1 }
    }

    @Test func `entries at one moment stand side by side`() {
        #expect(distances([5, 5, 5]) == [30, 30])
    }

    @Test func `more time is more room, whatever the unit`() {
        let rising = distances([0, 0.01, 0.11, 1.11, 11.11, 111.11, 1_110.11, 11_110])
        #expect(rising == rising.sorted())
        #expect(Set(rising).count == rising.count)
    }

    @Test func `a pause of a second or more is cut, and says how long it was`() {
        let scale = TimeScale(of: [0, 999, 1_999, 86_401_999])
        #expect(scale.pauses.map(\.milliseconds) == [1_000, 86_400_000])
        #expect(scale.width < 400)
        for (pause, pair) in zip(scale.pauses, zip(scale.positions.dropFirst(), scale.positions.dropFirst(2))) {
            #expect(pause.x > pair.0 && pause.x < pair.1)
        }
    }

    @Test(
        arguments: [[10.0, 5, 1], [0, .nan, 3], [.infinity, 1], [-.infinity, .infinity], [-1e308, 1e308, 0]]
            as [[Double]])
    func `times that make no sense still have places from left to right`(times: [Double]) {
        let scale = TimeScale(of: times)
        #expect(scale.positions.allSatisfy { $0.isFinite })
        #expect(scale.positions == scale.positions.sorted())
        #expect(scale.width.isFinite)
    }

    @Test func `nothing has a width`() { #expect(TimeScale(of: []).width > 0) }
}
