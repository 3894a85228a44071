internal import PrimerEventListeners

/// A timeline laid out: lanes for components in the order of the tree, entries on a time axis.
struct Chart {
    let timeline: Timeline
    let entries: [ChartEntry]
    let lanes: [Lane]
    let scale: TimeScale

    /// How many entries were left out, by whoever recorded and here.
    let leftOut: Int

    /// Whether there were more components than lanes.
    let isFolded: Bool

    /// The height of the names above the lanes.
    let head: Double

    private let entryOfEvent: [Int64: Int]
    private let entryOfDecision: [Int64: Int]
    private let lastNested: [Int64: Int]

    init(of timeline: Timeline, entryLimit: Int) {
        self.timeline = timeline
        let shown = Array(timeline.entries.suffix(max(entryLimit, 0)))
        let hidden = timeline.entries.count - shown.count
        leftOut = timeline.droppedCount + hidden
        scale = TimeScale(of: shown.map(\.time))
        head = Self.head(above: shown)
        var tree = LaneTree()
        var ways: [[Int]] = []
        var events: [Int64: Int] = [:]
        var decisions: [Int64: Int] = [:]
        var nested: [Int64: Int] = [:]
        for (index, entry) in shown.enumerated() {
            switch entry {
            case .event(let event):
                ways.append(tree.add(event))
                // A recording may number as it likes; the first is meant, as on the timeline.
                if events[event.number] == nil { events[event.number] = index }
                if let parent = event.parentNumber { nested[parent] = index }
            case .decision(let decision):
                let event = decision.eventNumber.flatMap { events[$0] }
                ways.append(event.map { ways[$0] } ?? [tree.outside()])
                if let number = decision.eventNumber, decisions[number] == nil { decisions[number] = index }
            case .diagnostic: ways.append([])
            }
        }
        let (lanes, laneOfNode) = tree.lanes(below: head)
        self.lanes = lanes
        isFolded = tree.isFolded
        entryOfEvent = events
        entryOfDecision = decisions
        lastNested = nested
        entries = zip(shown, ways).enumerated().map { [scale] index, pair in
            let way = pair.1.map { laneOfNode[$0] }
            return ChartEntry(
                number: hidden + index + 1, entry: pair.0, mark: Mark(of: pair.0), x: scale.positions[index],
                lane: way.first, way: way)
        }
    }

    /// The entry of the event with this number.
    func entry(ofEvent number: Int64?) -> ChartEntry? { number.flatMap { entryOfEvent[$0] }.map { entries[$0] } }

    /// The entry of what was decided about an event.
    func entry(ofDecisionAbout event: TimelineEvent) -> ChartEntry? {
        entryOfDecision[event.number].map { entries[$0] }
    }

    /// The last event that was dispatched by listeners of this one.
    func lastEntry(nestedIn event: TimelineEvent) -> ChartEntry? { lastNested[event.number].map { entries[$0] } }

    /// The time from the first entry, in milliseconds.
    func elapsed(at entry: ChartEntry) -> Double { entry.entry.time - (entries.first?.entry.time ?? 0) }

    var hasDiagnostics: Bool { entries.contains { $0.mark == .diagnostic } }

    /// Whether anything is known of who listened: a recording knows of nobody.
    var knowsListeners: Bool { entries.contains { $0.event?.milliseconds != nil } }

    /// Room for the longest name, which is written at an angle.
    private static func head(above entries: [Timeline.Entry]) -> Double {
        let longest = entries.map { $0.shortName.unicodeScalars.count }.max() ?? 0
        return 30 + Double(longest + 3) * 5.1
    }
}

extension Timeline.Entry {
    /// The name on the chart: without the prefix that all events of the catalogue have.
    var shortName: String {
        let name: String
        switch self {
        case .event(let event):
            name = event.event.type.hasPrefix("primer:") ? String(event.event.type.dropFirst(7)) : event.event.type
        case .decision: name = Mark(of: self).label
        case .diagnostic(let diagnostic): name = diagnostic.kind
        }
        return name.clipped(to: 28)
    }
}
