/// The outcomes of payments that the runs of several checkouts have reported, so that a checkout that is attached again
/// reports nothing twice.
///
/// It remembers the latest ``capacity`` to twice as many.
package struct KnownPayments: Sendable {
    private struct Outcome: Sendable, Hashable {
        let payment: String
        let name: String
    }

    /// How many outcomes are remembered at least: 1,000.
    package static let capacity = 1_000

    private var known: Set<Outcome> = []
    private var order: [Outcome] = []

    package init() {}

    /// Remembers the outcomes among steps; those that were reported before, by whatever run, become repetitions.
    package mutating func check(_ steps: inout [CheckoutRun.Step]) {
        for index in steps.indices where steps[index].isNews && steps[index].kind.endsAttempt {
            guard case .payment(let payment) = steps[index].identity else { continue }
            let name = Self.name(of: steps[index].kind)
            // That it is not settled yet came late.
            let isOvertaken = name == Self.created && known.contains(Outcome(payment: payment, name: Self.settled))
            steps[index].isNews = insert(Outcome(payment: payment, name: name)) && !isOvertaken
        }
    }

    private static let created = "created"
    private static let settled = "settled"

    private static func name(of kind: CheckoutRun.Step.Kind) -> String {
        switch kind {
        case .created(.settled): settled
        case .created: created
        case _: kind.name
        }
    }

    private mutating func insert(_ outcome: Outcome) -> Bool {
        guard known.insert(outcome).inserted else { return false }
        order.append(outcome)
        if order.count >= Self.capacity * 2 {
            for old in order.prefix(Self.capacity) { known.remove(old) }
            order.removeFirst(Self.capacity)
        }
        return true
    }
}
