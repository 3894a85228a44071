internal import PrimerEventListeners

/// One entry of a timeline with its place on the chart.
struct ChartEntry {
    /// The number of the entry on the timeline, from 1; the page names it by that.
    let number: Int

    let entry: Timeline.Entry
    let mark: Mark

    /// The place on the axis, in pixels from the left.
    let x: Double

    /// The lane that it stands in; `nil` for a diagnostic, which has a row of its own.
    let lane: Int?

    /// The lanes of an event's stops, from the innermost outwards; for a decision those of its event.
    let way: [Int]

    /// The lanes that it passes, each once, from the innermost outwards.
    var passed: [Int] {
        way.reduce(into: []) { lanes, lane in if lanes.last != lane { lanes.append(lane) } }
    }

    var event: TimelineEvent? { if case .event(let event) = entry { event } else { nil } }
    var decision: TimelineDecision? { if case .decision(let decision) = entry { decision } else { nil } }

    /// The fragment by which the page links to it.
    var anchor: String { "entry-\(number)" }
}
