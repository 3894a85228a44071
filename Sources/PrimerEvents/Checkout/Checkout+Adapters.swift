/// What stands between a checkout and something else; a checkout has at most one of each kind.
package protocol CheckoutAdapter: AnyObject {
    /// The checkout was removed from its hub.
    func checkoutWasRemoved()

    /// The attempts to pay changed without an event.
    func attemptsChanged()
}

extension CheckoutAdapter {
    /// Nothing: most adapters do not show attempts.
    package func attemptsChanged() {}
}

/// The place of an adapter, which frees itself when the adapter is gone.
struct AdapterPlace {
    weak var adapter: (any CheckoutAdapter)?
}

extension Checkout {
    /// Gives an adapter the place for its kind; `false` if another of the same class has it.
    package func attach<Adapter: CheckoutAdapter>(_ adapter: Adapter) -> Bool {
        adapters.removeAll { $0.adapter == nil }
        guard !adapters.contains(where: { $0.adapter is Adapter }) else { return false }
        adapters.append(AdapterPlace(adapter: adapter))
        return true
    }

    /// The adapter of this kind that is attached.
    package func adapter<Adapter: CheckoutAdapter>(_ kind: Adapter.Type) -> Adapter? {
        for place in adapters {
            if let adapter = place.adapter as? Adapter { return adapter }
        }
        return nil
    }

    /// Frees the adapter's place.
    package func detach(_ adapter: some CheckoutAdapter) {
        adapters.removeAll { $0.adapter == nil || $0.adapter === adapter }
    }

    func tellAdaptersOfAttempts() {
        for place in adapters { place.adapter?.attemptsChanged() }
    }

    func tellAdaptersOfRemoval() {
        for place in adapters { place.adapter?.checkoutWasRemoved() }
    }
}
