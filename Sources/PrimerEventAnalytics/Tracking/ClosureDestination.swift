/// A destination that is a closure: it has every call of a batch for which it does not throw.
struct ClosureDestination: AnalyticsDestination {
    let body: @Sendable ([TrackCall]) async throws -> Void

    func deliver(_ batch: [TrackCall]) async throws -> DeliveryReceipt {
        try await body(batch)
        return .all
    }
}
