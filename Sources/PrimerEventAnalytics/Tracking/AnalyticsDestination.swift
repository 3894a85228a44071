/// Where track calls go: a service, or a test.
public protocol AnalyticsDestination: Sendable {
    /// Takes a batch, in order, and says which calls it has for good.
    ///
    /// - Throws: ``DeliveryRefusal`` where sending the same batch again would be wrong or too soon; after any other error
    ///   the same batch may be sent again.
    func deliver(_ batch: [TrackCall]) async throws -> DeliveryReceipt
}

/// Which calls of a batch a destination has for good.
public enum DeliveryReceipt: Sendable, Hashable {
    /// Every call of the batch.
    case all
    /// The calls with these ids; the others are to be sent again.
    case only(Set<TrackCall.ID>)
}

/// Why a destination did not take a batch.
public enum DeliveryRefusal: Error, Sendable, Hashable {
    /// Something in the batch is not acceptable and never will be, as HTTP status 400; the reason must not hold values.
    case invalid(reason: String)
    /// The batch is too large, as HTTP status 413; a smaller one may pass.
    case tooLarge
    /// Not now, as HTTP status 429 or 503; try again after this many seconds, or when the sender likes.
    case unavailable(retryAfter: Double?)
}
