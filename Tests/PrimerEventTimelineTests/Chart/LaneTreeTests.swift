import PrimerEventListeners
@testable import PrimerEventTimeline
import Testing

/// Lanes are the components that events passed, nested as in the checkout.
struct LaneTreeTests {
    private func chart(_ lines: [String]) -> Chart {
        Chart(of: Recordings.timeline(ofLines: lines), entryLimit: HTMLLimits.entries)
    }

    private func names(_ chart: Chart) -> [String] {
        chart.lanes.map { String(repeating: "  ", count: $0.depth) + $0.name }
    }

    @Test func `a session has the tree of the web checkout, components in the order of the catalogue`() throws {
        let chart = Chart(of: try Recordings.timeline(of: "decline-then-retry"), entryLimit: HTMLLimits.entries)
        #expect(
            names(chart) == [
                "window", "  #document", "    html", "      body", "        primer-checkout", "          primer-main",
                "            primer-payment-method-container", "            primer-card-form",
                "              primer-input-card-number",
            ])
        #expect(
            chart.lanes.filter(\.isInShadow).map(\.name) == [
                "primer-main", "primer-payment-method-container", "primer-card-form", "primer-input-card-number",
            ])
    }

    @Test func `a lane where nothing starts and nobody listens is narrow`() throws {
        let chart = Chart(of: try Recordings.timeline(of: "decline-then-retry"), entryLimit: HTMLLimits.entries)
        #expect(chart.lanes.filter(\.isQuiet).map(\.name) == ["window", "html", "body", "primer-main"])
    }

    @Test func `each checkout has lanes of its own`() {
        let chart = chart([Recordings.line(1), Recordings.line(2, checkout: "checkout-2"), Recordings.line(3)])
        #expect(names(chart) == ["#document", "  primer-checkout", "  primer-checkout"])
        #expect(chart.lanes.map(\.checkout) == [nil, 1, 2])
        #expect(chart.entries.map(\.lane) == [1, 2, 1])
    }

    @Test func `an event without a path has a lane`() {
        #expect(chart([Recordings.line(1, path: [], checkout: nil)]).entries.map(\.lane) == [0])
        #expect(chart([Recordings.line(1, path: ["slot", "#shadow-root"])]).entries.map(\.lane) == [0])
    }

    @Test func `more components than lanes are drawn at the nearest around them`() {
        let lines = (1...Int64(HTMLLimits.lanes * 2)).map {
            Recordings.line($0, path: ["app-part-\($0)", "#document"])
        }
        let chart = chart(lines)
        #expect(chart.lanes.count == HTMLLimits.lanes)
        #expect(chart.isFolded)
        #expect(chart.entries.last?.lane == 0)
        #expect(chart.notices.count == 1)
    }

    @Test func `a path as deep as a reader takes it has a bounded number of lanes`() {
        let path = (0..<900).map { "app-\($0)" }
        #expect(chart([Recordings.line(1, path: path)]).lanes.count == HTMLLimits.lanes)
    }
}
