public import PrimerEvents

/// Which checkout an adapter speaks to.
extension StateEventAdapter {
    /// Whether it is attached to a checkout.
    public var isAttached: Bool { checkout != nil }

    /// Begins to dispatch on a checkout, and supplies its controls and triggers with the SDK's calls.
    ///
    /// What the host sets itself as `controlHandlers`, or with `respond(to:with:)`, goes before the calls.
    ///
    /// - Parameters:
    ///   - checkout: Gets the events; its hub's `now` gives them their timestamps, its hub's diagnostics tell of states
    ///     that do not fit.
    ///   - calls: The SDK's calls; what is left out is not there for whoever uses the control.
    /// - Throws: ``AdapterError/alreadyAttached`` if this adapter is attached, or another one to this checkout.
    public func attach(to checkout: Checkout, calls: SDKCalls = SDKCalls()) throws(AdapterError) {
        guard self.checkout == nil, checkout.attach(self) else { throw .alreadyAttached }
        checkout.take(calls.supply { [weak self] in self?.session.selectedVaultMethod })
        self.checkout = checkout
        diagnostics = checkout.diagnostics
    }

    /// Ends what it does for its checkout: a payment that is undecided is aborted, the SDK's calls are taken back.
    ///
    /// Listeners, responders and handlers of others stay. The session is forgotten: attached again, the adapter begins with
    /// a new one. An event that is being delivered is delivered to the end. Without a checkout it does nothing.
    public func detach() {
        guard let checkout else { return }
        // First: the SDK may report the failure of a payment that is aborted here before the abort returns.
        self.checkout = nil
        forgetSession(on: checkout)
        checkout.take(CheckoutSupply())
        checkout.detach(self)
    }
}

extension StateEventAdapter: CheckoutAdapter {
    /// Nothing: the checkout has aborted what was undecided, and an outcome that still comes is for its own listeners.
    package func checkoutWasRemoved() {}
}
