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
    private static func indent(of depth: Int) -> Double { 14 + Double(min(depth, deepest)) * 13 }

    private var severalCheckouts: Bool { Set(chart.lanes.compactMap(\.checkout)).count > 1 }

    /// Whether a lane is the outermost of its checkout.
    private func isCheckout(_ lane: Lane) -> Bool { lane.parent.map { chart.lanes[$0].checkout == nil } ?? true }

    // MARK: - The key

    private var key: HTML {
        let marks = Mark.allCases.filter { mark in chart.entries.contains { $0.mark == mark } }
        let items = marks.map { mark -> HTML in "<li>\(Glyph.inText(mark)) \(mark.label)</li>" }
        let held: HTML =
            chart.entries.contains { $0.event?.isHeld == true }
            ? """
            <li><svg class="held" width="30" height="18" aria-hidden="true"><rect class="bar" x="1" y="4" width="28" \
            height="10" rx="3"/></svg> held until answered</li>
            """ : ""
        let ears: HTML =
            chart.knowsListeners
            ? """
            <li><svg width="16" height="18" aria-hidden="true"><circle class="ear" cx="8" cy="9" r="3"/></svg> somebody listened</li>\
            <li><svg width="18" height="18" aria-hidden="true"><circle class="ear slow" cx="9" cy="9" r="5.5"/></svg> \
            for \(Plot.slow.duration) or more</li>
            """ : ""
        let axis =
            "The way up is the path from where an event started. Distances grow with the logarithm of the time between; pauses of a second and more are cut."
        return "<ul class=\"key\" aria-label=\"Key\">\(items)\(held)\(ears)</ul><p class=\"reading\">\(axis)</p>"
    }
}
