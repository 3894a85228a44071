import EventTree
package import PrimerEventAnalytics

/// An analytics service that takes what it is told to take.
package final class Service: AnalyticsDestination {
    package struct Unreachable: Error {
        package init() {}
    }

    package typealias Answer = @Sendable ([TrackCall]) throws -> DeliveryReceipt

    private struct State {
        var batches: [[TrackCall]] = []
        var answers: [Answer] = []
    }

    private let state = Locked(State())

    /// A service that answers the first batches in these ways, and takes all after them.
    package init(answering answers: [Answer] = []) { state.withLock { [answers] in $0.answers = answers } }

    /// The batches that it was given, taken or not.
    package var batches: [[TrackCall]] { state.withLock { $0.batches } }

    /// The calls of all batches.
    package var calls: [TrackCall] { batches.flatMap(\.self) }

    package func deliver(_ batch: [TrackCall]) async throws -> DeliveryReceipt {
        let answer = state.withLock { state -> Answer? in
            state.batches.append(batch)
            return state.answers.isEmpty ? nil : state.answers.removeFirst()
        }
        return try answer?(batch) ?? .all
    }
}

/// Values in order, from any thread.
package final class Heard<Value: Sendable>: Sendable {
    private let heard = Locked<[Value]>([])

    package init() {}

    package var values: [Value] { heard.withLock { $0 } }

    @Sendable package func hear(_ value: Value) { heard.withLock { $0.append(value) } }
}
