internal import PrimerEventListeners
internal import PrimerEvents

/// All that is known of one entry.
struct EntryDetails {
    let entry: ChartEntry
    let chart: Chart

    init(_ entry: ChartEntry, in chart: Chart) {
        self.entry = entry
        self.chart = chart
    }

    var markup: HTML {
        switch entry.entry {
        case .event(let event):
            "\(facts(of: event))\(path(of: event))\(listeners(of: event))\(FieldTable(event.event.fields).markup)"
        case .decision(let decision): list([("Answer", code(decision.answer))] + about(decision) + [("At", time)])
        case .diagnostic(let diagnostic):
            """
            <p class="text">\(diagnostic.text)</p>\
            \(list([("Kind", code(diagnostic.kind))] + during(diagnostic.eventNumber, "During") + [("At", time)]))
            """
        }
    }

    // MARK: - Facts

    private func facts(of event: TimelineEvent) -> HTML {
        let decision = chart.entry(ofDecisionAbout: event)
        var facts: [(String, HTML)] = [("Type", code(event.event.type))]
        if entry.mark != .plain { facts.append(("Means", "\(Glyph.inText(entry.mark)) \(entry.mark.label)")) }
        if let origin = event.event.originName { facts.append(("Target", code(origin))) }
        if let checkout = event.checkoutNumber { facts.append(("Checkout", "\(checkout)")) }
        facts += Self.facts(of: event.steps)
        facts.append(("At", time))
        if let length = event.milliseconds { facts.append(("Dispatch", "\(length.duration)")) }
        facts += during(event.parentNumber, "During")
        if event.isHeld || decision != nil { facts.append(("Decision", decided(about: event, by: decision))) }
        facts.append(("From", "\(event.event.source.words)\(event.event.isReplay ? ", delivered again" : "")"))
        return list(facts)
    }

    /// The attempt, and how long the steps took.
    private static func facts(of steps: [CheckoutRun.Step]) -> [(String, HTML)] {
        let attempt = steps.last?.attempt.map { ("Attempt", "\($0)" as HTML) }
        let repeated: (String, HTML)? = steps.contains { !$0.isNews } ? ("Repeated", "reported before") : nil
        let durations = steps.compactMap { step -> (String, HTML)? in
            step.duration.map {
                (step.kind == .ready ? "Time to ready" : "In processing", "\($0.milliseconds.duration)")
            }
        }
        return [attempt, repeated].compactMap(\.self) + durations
    }

    private func decided(about event: TimelineEvent, by decision: ChartEntry?) -> HTML {
        guard let decision, let answer = decision.decision else { return "held, and not decided yet" }
        let link: HTML = "<a href=\"#\(decision.anchor)\">\(code(answer.answer))</a>"
        return event.isHeld || answer.wasHeld
            ? "\(Glyph.inText(decision.mark)) \(held(answer)), then \(link)"
            : "\(Glyph.inText(decision.mark)) \(link), not held"
    }

    private func held(_ decision: TimelineDecision) -> String {
        decision.heldFor.map { "held for \($0.milliseconds.duration)" } ?? "held"
    }

    private func about(_ decision: TimelineDecision) -> [(String, HTML)] {
        guard let event = chart.entry(ofEvent: decision.eventNumber) else { return [] }
        let time = decision.heldFor.map { "\($0.milliseconds.duration); " } ?? ""
        return [
            ("To", link(to: event)),
            ("Waited", decision.wasHeld ? "\(time)the event was held" : "nobody held the event"),
        ]
    }

    private func during(_ event: Int64?, _ name: String) -> [(String, HTML)] {
        chart.entry(ofEvent: event).map { [(name, link(to: $0))] } ?? []
    }

    private func link(to entry: ChartEntry) -> HTML {
        let name = entry.event.map { "\($0.number) \($0.event.type)" } ?? entry.entry.shortName
        return "<a href=\"#\(entry.anchor)\">\(code(name))</a>"
    }

    private var time: HTML {
        "\(chart.elapsed(at: entry).duration) <span class=\"aside\">(clock \(entry.entry.time.duration))</span>"
    }

    private func code(_ text: String) -> HTML { "<code>\(text)</code>" }

    private func list(_ facts: [(String, HTML)]) -> HTML {
        let rows = facts.map { fact -> HTML in "<dt>\(fact.0)</dt><dd>\(fact.1)</dd>" }
        return "<dl class=\"details\">\(rows)</dl>"
    }

    // MARK: - Path

    private func path(of event: TimelineEvent) -> HTML {
        if event.path.isEmpty { return .nothing }
        let stops = event.path.prefix(HTMLLimits.nodesPerPath).map { stop -> HTML in
            let count: HTML =
                stop.listenerCount.map { $0 == 0 ? "" : " <span class=\"count\">\($0.of("listener"))</span>" } ?? ""
            return
                "<li class=\"\(stop.kind == .element ? "element" : "shadow")\"><code>\(stop.name)</code>\(count)</li>"
        }
        return "<h3>Path</h3><ol class=\"path\">\(stops)</ol>\(more(event.path.count - stops.count, "node"))"
    }

    // MARK: - Listeners

    private func listeners(of event: TimelineEvent) -> HTML {
        guard !event.calls.isEmpty else {
            return event.milliseconds == nil
                ? "<h3>Listeners</h3><p class=\"none\">A recording does not know who listened.</p>"
                : "<h3>Listeners</h3><p class=\"none\">Nobody that was seen listened.</p>"
        }
        let longest = max(event.calls.map(\.milliseconds).max() ?? 0, .leastNonzeroMagnitude)
        let rows = event.calls.prefix(HTMLLimits.callsPerEvent).map { call -> HTML in
            let error: HTML = call.errorType.map { "<br><span class=\"threw\">threw \($0)</span>" } ?? ""
            return """
                <tr><td>\(call.phase.rawValue)</td><td><code>\(call.listener)</code>\(error)<br><span class="aside">at \
                \(call.node)</span></td><td class="length"><svg width="48" height="8" aria-hidden="true"><rect \
                class="length\(call.milliseconds >= Plot.slow ? " slow" : "")" width="\(px: max(1, 48 * call.milliseconds / longest))" \
                height="8" rx="1"/></svg> \(call.milliseconds.duration)</td></tr>
                """
        }
        return """
            <h3>Listeners</h3><table><thead><tr><th scope="col">Phase</th><th scope="col">Listener</th>\
            <th scope="col">Took</th></tr></thead><tbody>\(rows)</tbody></table>\
            \(more(event.calls.count - rows.count, "call"))
            """
    }

    private func more(_ count: Int, _ noun: String) -> HTML {
        count > 0 ? "<p class=\"none\">and \(count.of(noun)) more</p>" : .nothing
    }
}

extension ExportedEvent.Source {
    /// Where an event came from, in words.
    fileprivate var words: String {
        switch self {
        case .app: "the app"
        case .native: "the native SDK"
        case .web: "a web page"
        case .replay: "a recording"
        }
    }
}
