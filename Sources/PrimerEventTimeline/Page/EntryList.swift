internal import PrimerEventListeners

/// Every entry as a line that opens: the page for those who read it without scripts, print it or hear it.
struct EntryList {
    private let chart: Chart
    private let wording: Wording

    init(_ chart: Chart) {
        self.chart = chart
        wording = Wording(chart)
    }

    var markup: HTML {
        let rows = chart.entries.map(row)
        return """
            <section id="list" class="list" aria-labelledby="list-title" tabindex="-1">
            <h2 id="list-title">\(chart.entries.isEmpty ? "No events" : "In order")</h2>
            <ol>\(rows)</ol>
            </section>
            """
    }

    private func row(of entry: ChartEntry) -> HTML {
        """
        <li class="\(entry.mark.rawValue)\(entry.event?.parentNumber == nil ? "" : " nested")"><details class="entry">\
        <summary>\(Glyph.inText(entry.mark))\(summary(of: entry))</summary>
        <div class="content" id="\(entry.anchor)">\(EntryDetails(entry, in: chart).markup)</div></details></li>

        """
    }

    private func summary(of entry: ChartEntry) -> HTML {
        let time: HTML = "<span class=\"time\">\(chart.elapsed(at: entry).duration)</span>"
        let badges = wording.badges(of: entry).map { badge -> HTML in
            " <span class=\"badge \(badge.style)\">\(badge.text)</span>"
        }
        switch entry.entry {
        case .event(let event):
            let origin: HTML = event.event.originName.map { "<span class=\"origin\">\($0)</span>" } ?? ""
            return """
                <span class="number">\(event.number)</span>\(time)<span class="what"><span class="name">\
                \(event.event.type)</span>\(badges)</span>\(origin)
                """
        case .decision(let decision):
            let event: HTML = decision.eventNumber.map { " <span class=\"aside\">the answer to \($0)</span>" } ?? ""
            return """
                <span class="number"></span>\(time)<span class="what"><span class="name">\(decision.answer)</span>\
                \(event)</span>
                """
        case .diagnostic(let diagnostic):
            return """
                <span class="number"></span>\(time)<span class="what"><span class="name">\(diagnostic.kind)</span> \
                <span class="aside">\(diagnostic.text)</span></span>
                """
        }
    }
}
