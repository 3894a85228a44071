internal import PrimerEventListeners

/// The drawing: lanes, axis, and for each entry its mark, its path and who listened.
///
/// What moves with the zoom has its place in `data-x`, and what grows with it its length in `data-w`.
struct Plot {
    private let chart: Chart
    private let bottom: Double
    private let diagnosticsY: Double

    /// Milliseconds from which on a listener is slow: a frame.
    static let slow = 16.0

    init(_ chart: Chart) {
        self.chart = chart
        let end = chart.lanes.last.map { $0.y + $0.height / 2 } ?? chart.head
        diagnosticsY = end + Lane.usualHeight / 2
        bottom = end + (chart.hasDiagnostics ? Lane.usualHeight : 0)
    }

    var height: Double { bottom + (chart.scale.pauses.isEmpty ? 30 : 46) }

    private var top: Double { chart.lanes.first?.y ?? chart.head }

    /// Room for the last name, which leans to the right.
    private var width: Double { chart.scale.width + chart.head * 0.7 }

    var markup: HTML {
        """
        <svg id="plot" width="\(px: width)" height="\(px: height)" data-width="\(px: chart.scale.width)" \
        data-overhang="\(px: chart.head * 0.7)" role="group" aria-label="\(chart.entries.count.of("entry", "entries"))">
        \(nesting)
        \(rules)
        \(chart.scale.pauses.map(pause))
        \(ticks)
        \(chart.entries.map(nesting))
        \(chart.entries.map(span))
        \(chart.entries.map(entry))
        </svg>
        """
    }

    // MARK: - The ground

    /// A box for each component with others inside, deeper ones over those around.
    var nesting: HTML {
        let boxes = chart.lanes.indices.compactMap { index -> HTML? in
            let lane = chart.lanes[index]
            guard lane.checkout != nil else { return nil }
            let y = lane.y - lane.height / 2
            let end = chart.lanes[lane.end].y + chart.lanes[lane.end].height / 2
            return "<rect class=\"nest\" y=\"\(px: y)\" width=\"100%\" height=\"\(px: end - y)\"/>"
        }
        return "\(boxes)"
    }

    private var rules: HTML {
        let lines = chart.lanes.filter { !$0.isQuiet }.map { lane -> HTML in
            "<rect class=\"rule\" y=\"\(px: lane.y - 0.5)\" width=\"100%\" height=\"1\"/>"
        }
        return "\(lines)<rect class=\"axis\" y=\"\(px: bottom)\" width=\"100%\" height=\"1\"/>"
    }

    private var ticks: HTML {
        var last = -Double.infinity
        let ticks = chart.entries.map { entry -> HTML in
            let isShown = entry.x - last >= 58
            if isShown { last = entry.x }
            return """
                <g class="tick\(isShown ? "" : " spare")"\(place(entry.x))><path class="line" d="M0 \(px: bottom)v5"/>\
                <text y="\(px: bottom + 19)">\(chart.elapsed(at: entry).duration)</text></g>
                """
        }
        return "\(ticks)"
    }

    private func pause(_ pause: TimeScale.Pause) -> HTML {
        """
        <g class="pause"\(place(pause.x))><rect class="cut" x="-3" \
        y="\(px: chart.head)" width="6" height="\(px: bottom - chart.head + 1)"/><path class="line" d="M-3 \(px: chart.head)V\(px: bottom)M3 \(px: chart.head)V\(px: bottom)"/>\
        <path class="tear" d="M-6 \(px: bottom + 5)l4-9M1 \(px: bottom + 5)l4-9"/>\
        <text y="\(px: bottom + 36)">\(pause.milliseconds.duration)</text></g>
        """
    }

    private func place(_ x: Double) -> HTML { " data-x=\"\(px: x)\" transform=\"translate(\(px: x) 0)\"" }

    // MARK: - The entries

    /// From an event to what was decided about it.
    private func span(_ entry: ChartEntry) -> HTML {
        guard let event = entry.event, let decision = chart.entry(ofDecisionAbout: event), let lane = entry.lane else {
            return .nothing
        }
        let isHeld = event.isHeld || decision.decision?.wasHeld == true
        let thickness = isHeld ? 10.0 : 2
        let length = decision.x - entry.x
        return """
            <g class="span\(isHeld ? " held" : "") \(decision.mark.rawValue)"\(place(entry.x))><rect class="bar" \
            x="\(px: Self.besideMark)" y="\(px: chart.lanes[lane].y - thickness / 2)" \
            width="\(px: length - 2 * Self.besideMark)" height="\(px: thickness)" data-w="\(px: length)" \
            data-inset="\(px: 2 * Self.besideMark)"/></g>
            """
    }

    /// Where a mark ends.
    private static let besideMark = 8.5

    /// From an event to the last that was dispatched while it was.
    private func nesting(_ entry: ChartEntry) -> HTML {
        guard let event = entry.event, let lane = entry.lane, let last = chart.lastEntry(nestedIn: event) else {
            return .nothing
        }
        return """
            <g class="nesting"\(place(entry.x))><rect x="0" y="\(px: chart.lanes[lane].y + 12)" \
            width="\(px: last.x - entry.x)" height="1.5" data-w="\(px: last.x - entry.x)"/></g>
            """
    }

    private func entry(_ entry: ChartEntry) -> HTML {
        let y = entry.lane.map { chart.lanes[$0].y } ?? diagnosticsY
        let isDrawn = entry.event != nil
        let lanes = entry.passed.map { lane -> HTML in "\(lane)" }.joined(by: " ")
        let stops: [HTML] =
            isDrawn
            ? entry.passed.dropFirst().map { "<circle class=\"stop\" cy=\"\(px: chart.lanes[$0].y)\" r=\"2.5\"/>" } : []
        return """
            <g class="entry \(entry.mark.rawValue)\(entry.mark.isProminent ? " prominent" : "")" data-lanes="\(lanes)"\
            \(place(entry.x))><rect class="band" x="-13" y="\(px: chart.head)" width="26" height="\(px: bottom - chart.head)"/>\
            <path class="\(isDrawn ? "way" : "thread")" d="M0 \(px: y)V\(px: isDrawn ? top : chart.head)"/>\
            <path class="thread" d="M0 \(px: top)V\(px: chart.head - 3)"/>\
            \(stops)\(ears(of: entry))\(link(to: entry, at: y))</g>

            """
    }

    private func link(to entry: ChartEntry, at y: Double) -> HTML {
        """
        <a class="mark" href="#\(entry.anchor)" aria-label="\(Wording(chart).label(of: entry))">\
        <text class="name" transform="translate(1 \(px: chart.head - 8)) rotate(-50)">\
        <tspan class="number">\(entry.event.map { "\($0.number) " } ?? "")</tspan>\(entry.entry.shortName)</text>\
        <rect class="hit" x="-11" y="\(px: y - 15)" width="22" height="30"/>\
        <g transform="translate(0 \(px: y))"><circle class="ring" r="12"/>\(Glyph.onChart(entry.mark))</g></a>
        """
    }

    /// Whether the listeners at some component took long.
    func isSlow(_ entry: ChartEntry) -> Bool { times(of: entry).values.contains { $0 >= Self.slow } }

    /// How long listeners took in each lane.
    private func times(of entry: ChartEntry) -> [Int: Double] {
        var times: [Int: Double] = [:]
        for call in entry.event?.calls ?? [] {
            if let stop = call.pathIndex, entry.way.indices.contains(stop) {
                times[entry.way[stop], default: 0] += call.milliseconds
            }
        }
        return times
    }

    /// A dot where somebody listened, larger where it took longer.
    private func ears(of entry: ChartEntry) -> [HTML] {
        times(of: entry).sorted { $0.key < $1.key }.map { lane, time in
            let isSlow = time >= Self.slow
            // At the component where it started the mark is in the way.
            let x = lane == entry.lane ? (isSlow ? -16.0 : -13) : 0
            return """
                <circle class="ear\(isSlow ? " slow" : "")" cx="\(px: x)" cy="\(px: chart.lanes[lane].y)" \
                r="\(isSlow ? "5.5" : "3")"/>
                """
        }
    }
}
