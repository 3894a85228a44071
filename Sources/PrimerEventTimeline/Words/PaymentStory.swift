internal import PrimerEventListeners
internal import PrimerEvents

/// The payments that were tried on a timeline, and how each ended, in one sentence.
struct PaymentStory {
    private let ends: [String]

    init(of timeline: Timeline) { ends = timeline.attempts.map(Self.words) }

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

    private static func words(for attempt: PaymentAttempts.Attempt) -> String {
        switch attempt.standing {
        case .paid: attempt.payments.last?.status == .pending ? "is pending" : "succeeded"
        case .undecided, .inFlight: "had no outcome"
        case .mayExist where !attempt.isReported: "had no outcome"
        case .nothingCreated where attempt.isAborted: "was aborted"
        case .nothingCreated where attempt.isCancelled: "was cancelled"
        case .pendingAfterCancel: "was cancelled"
        case .mayExist, .declined, .nothingCreated, .notPaid: "failed"
        }
    }
}
