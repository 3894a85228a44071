internal import EventTree
internal import PrimerEvents

/// The runs of the checkouts on a timeline.
struct TimelineRuns {
    private let unstatedStatus: UnstatedStatus
    /// By the numbers of the checkouts; 0 for events outside of any.
    private var runs: [Int: CheckoutRun] = [:]
    private var payments = KnownPayments()
    /// The attempts to pay in the order in which they began.
    private var order: [(checkout: Int, number: Int)] = []

    init(unstatedStatus: UnstatedStatus) { self.unstatedStatus = unstatedStatus }

    /// Takes an event of a checkout, and returns the steps that it is.
    mutating func receive(
        _ detail: any EventDetail, from origin: String?, _ provenance: Provenance, at timeStamp: Double?,
        in checkout: Int?
    ) -> [CheckoutRun.Step] {
        let checkout = checkout ?? 0
        var steps = runs[checkout, default: CheckoutRun(unstatedStatus: unstatedStatus)]
            .receive(detail, from: origin, provenance: provenance, at: timeStamp)
        payments.check(&steps)
        for case let number? in steps.map(\.attempt) {
            // From the end: most steps are of the latest attempt.
            let place = order.lastIndex { $0 == (checkout, number) }
            if place == nil { order.append((checkout, number)) }
        }
        return steps
    }

    /// Takes what was decided about the latest payment of a checkout, and returns the step that it is.
    mutating func receive(
        _ decision: PaymentDecision, heldFor: ElapsedTime?, in checkout: Int?
    ) -> [CheckoutRun.Step] {
        runs[checkout ?? 0]?.receive(decision, heldFor: heldFor) ?? []
    }

    /// The attempts to pay of all checkouts as they stand now, as many as each run remembers.
    var attempts: [CheckoutRun.Attempt] {
        let attempts = runs.mapValues(\.attempts)
        return order.compactMap { place in attempts[place.checkout]?.first { $0.number == place.number } }
    }
}
