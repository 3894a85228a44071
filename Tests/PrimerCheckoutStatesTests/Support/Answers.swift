import PrimerCheckoutStates

/// The answers that the SDK got, as they come.
@MainActor final class Answers {
    private(set) var given: [PrimerPaymentCreationDecision] = []
    private var waiter: CheckedContinuation<Void, Never>?

    func give(_ decision: PrimerPaymentCreationDecision) {
        MainActor.assertIsolated()
        given.append(decision)
        waiter?.resume()
        waiter = nil
    }

    func first() async -> PrimerPaymentCreationDecision? {
        if given.isEmpty { await withCheckedContinuation { waiter = $0 } }
        return given.first
    }
}
