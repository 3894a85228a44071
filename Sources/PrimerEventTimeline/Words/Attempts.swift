internal import PrimerEventListeners

/// The payments that were tried on a timeline, and how each ended.
struct Attempts {
    private struct Attempt {
        let checkout: Int?
        var end: Mark?
    }

    private var attempts: [Attempt] = []

    init(of chart: Chart) {
        for entry in chart.entries {
            let event = entry.event ?? chart.entry(ofEvent: entry.decision?.eventNumber)?.event
            switch entry.mark {
            case .start: attempts.append(Attempt(checkout: event?.checkoutNumber))
            case .success, .pending, .failure, .cancellation: end(of: event?.checkoutNumber, is: entry.mark)
            case .aborted where event.map { Mark(of: .event($0)) } == .start:
                end(of: event?.checkoutNumber, is: .aborted)
            case .plain, .request, .question, .problem, .continued, .aborted, .unanswered, .diagnostic: break
            }
        }
    }

    private mutating func end(of checkout: Int?, is end: Mark) {
        guard let index = attempts.lastIndex(where: { $0.checkout == checkout }) else {
            // Who sees outcomes only has seen no start; a shopper may also leave without paying.
            if end != .cancellation { attempts.append(Attempt(checkout: checkout, end: end)) }
            return
        }
        // An outcome may come after the shopper has left.
        let isLate = attempts[index].end == .cancellation && [.success, .pending, .failure].contains(end)
        if attempts[index].end == nil || isLate { attempts[index].end = end }
    }

    /// What became of them, in one sentence.
    var story: String {
        let ends = attempts.map { Self.words(for: $0.end) }
        switch ends.count {
        case 0: return "No payment was started."
        case 1: return "The payment \(ends[0])."
        case 2...4:
            let told = ends.enumerated().map { "payment \($0 + 1) \($1)" }.joined(separator: ", ")
            return "P\(told.dropFirst())."
        case _:
            let counted = Dictionary(grouping: ends) { $0 }.mapValues(\.count)
            let told = counted.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.map { "\($1.grouped) \($0)" }
            return "\(ends.count.of("payment")): \(told.joined(separator: ", "))."
        }
    }

    private static func words(for end: Mark?) -> String {
        switch end {
        case .success: "succeeded"
        case .pending: "is pending"
        case .failure: "failed"
        case .aborted: "was aborted"
        case .cancellation: "was cancelled"
        case .plain, .request, .start, .question, .problem, .continued, .unanswered, .diagnostic, nil: "had no outcome"
        }
    }
}
