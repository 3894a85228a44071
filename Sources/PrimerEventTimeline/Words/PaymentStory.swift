internal import PrimerEventListeners
internal import PrimerEvents

/// The payments that were tried on a timeline, and how each ended, in one sentence.
struct PaymentStory {
    private let ends: [String]

    init(of timeline: Timeline) { self.init(ends: timeline.attempts.map { Self.words(for: $0.outcome) }) }

    /// The payments that ended so, in words.
    init(ends: [String]) { self.ends = ends }

    /// What became of them.
    var text: String {
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

    private static func words(for outcome: CheckoutRun.Step.Kind?) -> String {
        switch outcome {
        case .created(.settled)?: "succeeded"
        case .created(.pending)?: "is pending"
        case .created(.unknown)?: "was created"
        case .failed? where outcome?.isAborted ?? false: "was aborted"
        case .failed?: "failed"
        case .cancelled?: "was cancelled"
        case _: "had no outcome"
        }
    }
}
