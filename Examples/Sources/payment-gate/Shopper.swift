/// A shopper who takes a moment to answer a question, and answers what the scene says.
@MainActor
final class Shopper {
    enum Answer { case yes, no, closesTheSheet }

    /// Why a question has no answer.
    struct SheetClosed: Error {}

    private var answers: [Answer]
    private var lastQuestion: String?

    init(answering answers: Answer...) { self.answers = answers }

    /// - Parameter other: A question that comes first: two gates ask at the same time, the scene one after the other.
    func isAsked(_ question: String, after other: String? = nil, moments: UInt64 = 1) async throws -> Bool {
        while let other, lastQuestion != other { try await Task.sleep(nanoseconds: 1_000_000) }
        lastQuestion = question
        Story.tell("gate", "asks: \(question)")
        try await Task.sleep(nanoseconds: moments * 100_000_000)
        switch answers.isEmpty ? .closesTheSheet : answers.removeFirst() {
        case .yes:
            Story.tell("shopper", "yes, to: \(question)")
            return true
        case .no:
            Story.tell("shopper", "no, to: \(question)")
            return false
        case .closesTheSheet:
            Story.tell("shopper", "closes the question")
            throw SheetClosed()
        }
    }
}
