import EventTree
import PrimerEventAnalytics

/// A destination that answers as a test says, and remembers what it was given.
final class ScriptedDestination: AnalyticsDestination {
    typealias Answer = @Sendable (_ batch: [TrackCall]) async throws -> DeliveryReceipt

    private let given = Recorder<[TrackCall]>()
    private let currentAnswer: Locked<Answer>

    init(_ answer: @escaping Answer = { _ in .all }) { currentAnswer = Locked(answer) }

    func deliver(_ batch: [TrackCall]) async throws -> DeliveryReceipt {
        given.append(batch)
        let answer = currentAnswer.withLock { $0 }
        return try await answer(batch)
    }

    func answer(_ answer: @escaping Answer) { currentAnswer.withLock { $0 = answer } }

    /// What it was given, batch by batch.
    var batches: [[String]] { given.all.map { $0.map(\.id) } }

    var calls: [TrackCall] { given.all.flatMap(\.self) }

    /// Waits until it was given so many batches.
    func wait(for count: Int) async { await given.wait(for: count) }
}

/// An error of an app's own.
struct Offline: Error {}
