internal import EventTree
internal import PrimerEvents

/// Follows the attempts to pay of the checkouts on a timeline, in the order in which they began.
struct TimelineAttempts {
    /// The readers by the numbers of their checkouts; 0 for events outside of any.
    private var readers: [Int: AttemptReader] = [:]
    private var order: [(checkout: Int, number: Int)] = []

    /// Takes an event of a checkout.
    mutating func take(_ detail: any EventDetail, _ provenance: Provenance, at timeStamp: Double?, in checkout: Int?) {
        let checkout = checkout ?? 0
        guard readers[checkout, default: AttemptReader()].receive(detail, provenance: provenance, at: timeStamp) != nil
        else { return }
        for attempt in readers[checkout]?.attempts.attempts ?? []
        where !order.contains(where: { $0 == (checkout, attempt.number) }) {
            order.append((checkout, attempt.number))
        }
        // As many as a reader remembers.
        order.removeAll { readers[$0.checkout]?.attempts.attempt($0.number) == nil }
    }

    /// A gate or the page aborted the latest start of a checkout.
    mutating func aborted(in checkout: Int?) { readers[checkout ?? 0]?.aborted() }

    /// The attempts as they stand now.
    var all: [PaymentAttempts.Attempt] { order.compactMap { readers[$0.checkout]?.attempts.attempt($0.number) } }
}
