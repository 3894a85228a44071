internal import PrimerEventListeners

/// The chart with its lanes and its key.
struct ChartSection {
    private let chart: Chart
    private let plot: Plot

    init(_ chart: Chart) {
        self.chart = chart
        plot = Plot(chart)
    }

    var markup: HTML {
        if chart.entries.isEmpty { return .nothing }
        return """
            <section class="chart" aria-label="Events on a time axis">
            <div class="zoom" role="group" aria-label="Zoom" hidden>
            <button type="button" id="narrower" aria-label="Zoom out">−</button>
            <button type="button" id="fit">Fit</button>
            <button type="button" id="wider" aria-label="Zoom in">+</button>
            </div>
            <div class="frame">
            \(gutter)
            <div class="scroller">\(plot.markup)</div>
            </div>
            \(key)
            </section>
            """
    }

    // MARK: - The components

    private var gutter: HTML {
        let names = chart.lanes.map { lane -> HTML in
            let mark: HTML = lane.checkout.map { severalCheckouts && isCheckout(lane) ? " <b>\($0)</b>" : "" } ?? ""
            return """
                <li class="lane d\(min(lane.depth, Self.deepest))\(lane.isQuiet ? " quiet" : "")">\
                <span title="\(lane.name)">\(lane.name)</span>\(mark)</li>
                """
        }
        let diagnostics: HTML =
            chart.hasDiagnostics ? "<li class=\"lane diagnostics\"><span>diagnostics</span></li>" : ""
        return """
            <div class="gutter">
            <svg class="tree" width="100%" height="\(px: plot.height)" aria-hidden="true" focusable="false">\(tree)</svg>
            <svg class="head" width="1" height="\(px: chart.head)" aria-hidden="true" focusable="false"></svg>
            <ol aria-label="Components">\(names)\(diagnostics)</ol>
            </div>
            """
    }

    /// Nesting as tinted boxes, and lines from each component to those inside.
    private var tree: HTML {
        let lines = chart.lanes.map { lane -> HTML in
            guard let parent = lane.parent else { return .nothing }
            let x = Self.indent(of: chart.lanes[parent].depth) + 3
            let top = chart.lanes[parent].y + (chart.lanes[parent].isQuiet ? 7 : 9)
            return """
                <path class="branch\(lane.isInShadow ? " shadow" : "")" \
                d="M\(px: x) \(px: top)V\(px: lane.y)H\(px: Self.indent(of: lane.depth) - 3)"/>
                """
        }
        return "\(plot.nesting)\(lines)"
    }

    private static let deepest = 9
    private static func indent(of depth: Int) -> Double { 14 + Double(min(depth, deepest)) * 10 }

    private var severalCheckouts: Bool { Set(chart.lanes.compactMap(\.checkout)).count > 1 }

    /// Whether a lane is the outermost of its checkout.
    private func isCheckout(_ lane: Lane) -> Bool { lane.parent.map { chart.lanes[$0].checkout == nil } ?? true }

    // MARK: - The key

    private var key: HTML {
        let marks = Mark.allCases.filter { mark in chart.entries.contains { $0.mark == mark } }
        let items = marks.map { mark -> HTML in "<li>\(Glyph.inText(mark)) \(mark.label)</li>" }
        return """
            <ul class="key" aria-label="Key">\(items)\(signs)</ul>
            <p class="reading">From its mark an event goes up its path. Distances grow with the logarithm of the time \
            between; pauses of a second and more are cut.</p>
            """
    }

    /// What is drawn beside the marks.
    private var signs: [HTML] {
        var signs: [HTML] = []
        if chart.entries.contains(where: { $0.event?.isHeld == true }) {
            let bar: HTML = "<rect class=\"bar\" x=\"1\" y=\"4\" width=\"28\" height=\"10\" rx=\"3\"/>"
            signs.append(sign("held until answered", "held", 30, bar))
        }
        if chart.entries.contains(where: { $0.event?.parentNumber != nil }) {
            signs.append(sign("dispatched meanwhile", "nesting", 22, "<rect y=\"9\" width=\"22\" height=\"1.5\"/>"))
        }
        if chart.knowsListeners {
            signs.append(sign("somebody listened", "", 8, "<circle class=\"ear\" cx=\"4\" cy=\"9\" r=\"3\"/>"))
        }
        if chart.entries.contains(where: { plot.isSlow($0) }) {
            let slow: HTML = "<circle class=\"ear slow\" cx=\"7\" cy=\"9\" r=\"5.5\"/>"
            signs.append(sign("for \(Plot.slow.duration) or more", "", 14, slow))
        }
        return signs
    }

    private func sign(_ words: String, _ style: String, _ width: Int, _ shape: HTML) -> HTML {
        "<li><svg class=\"\(style)\" width=\"\(width)\" height=\"18\" aria-hidden=\"true\">\(shape)</svg> \(words)</li>"
    }
}
