internal import EventTree
public import PrimerEvents

extension EventStateAdapter {
    /// Whether it is attached to a checkout.
    public var isAttached: Bool { attachment != nil }

    /// The adapter that is attached to a checkout, or a new one that is attached now.
    ///
    /// Whoever asks keeps it: an adapter ends with its last reference. So several screens of one checkout share one.
    ///
    /// - Parameters:
    ///   - checkout: The checkout.
    ///   - integration: That of the new adapter, where none is attached.
    public static func attached(
        to checkout: Checkout, integration: Integration = .inlineSession
    ) -> EventStateAdapter {
        if let attached = checkout.adapter(EventStateAdapter.self) { return attached }
        let adapter = EventStateAdapter(integration: integration)
        // Its place is free, so it is never refused.
        try? adapter.attach(to: checkout)
        return adapter
    }

    /// Listens to a checkout from now on.
    ///
    /// Where the checkout is ready or could not start already, that is the first state. A checkout that the adapter was
    /// attached to last goes on where it was; any other begins a new session.
    ///
    /// - Throws: ``AdapterError/alreadyAttached`` if the adapter is attached, or another of its kind to that checkout.
    public func attach(to checkout: Checkout) throws(AdapterError) {
        guard attachment == nil, checkout.attach(self) else { throw .alreadyAttached }
        let attachment = Attachment(checkout: checkout)
        self.attachment = attachment
        let isOther = lastCheckout !== checkout
        lastCheckout = checkout
        if isOther { forgetSession() }
        // What forgetting told a callback may have made it detach.
        guard self.attachment?.end === attachment.end else { return }
        // One that was removed already will not say so again.
        if checkout.isRemoved { streams.finish() }
        listen(to: checkout, until: attachment.end.signal)
    }

    /// Listens no more, and ends the streams; what others listen to stays.
    public func detach() {
        guard let attachment else { return }
        self.attachment = nil
        attachment.end.abort()
        attachment.checkout?.detach(self)
        endDelivery()
    }

    /// Listens on the way down: no listener of a component can keep an outcome from the app.
    private func listen(to checkout: Checkout, until end: AbortSignal) {
        listen(checkout, .paymentStart, end) { event in
            let source: PaymentSource? = event.originName == ComponentName.vaultManager.rawValue ? .vaultedMethod : nil
            return .paymentStart(event.detail.paymentMethodType, source)
        }
        listen(checkout, .paymentSuccess, end) { .paymentSuccess($0.detail) }
        listen(checkout, .paymentFailure, end) { .paymentFailure($0.detail) }
        listen(checkout, .paymentCancel, end) { _ in .paymentCancel }
        listen(checkout, .checkoutDismissed, end) { .checkoutDismissed($0.detail) }
        listen(checkout, .ready, end) { [suppliedClientSession] _ in .ready(suppliedClientSession()) }
        // Goes with the checkout, and the streams with it.
        let streamEnd = StreamEnd(of: streams)
        checkout.addEventListener(.stateChange, .capture, signal: end, owner: self) { adapter, event in
            withExtendedLifetime(streamEnd) { adapter.stateChanged(event.detail) }
        }
        catchUp(with: checkout)
    }

    /// Takes what has passed already, in the order in which it leads to states.
    ///
    /// Nothing comes twice: what is kept was kept on the way down at this very node, which a listener added later than that
    /// does not hear.
    private func catchUp(with checkout: Checkout) {
        if checkout.latest(.ready) != nil { take(.wasReady(suppliedClientSession())) }
        guard let event = checkout.latest(.stateChange), attachment?.checkout === checkout else { return }
        stateChanged(event.detail)
    }

    private func stateChanged(_ change: StateChange) {
        // Before 1.0.0 the web could state `null`, which says nothing.
        if let state = change.state {
            take(.stateChange(state), AttemptsSeen(isInFlight: lastCheckout?.attempts.isInFlight ?? false))
        }
    }

    private func listen<Detail>(
        _ checkout: Checkout, _ type: EventType<Detail>, _ end: AbortSignal,
        _ input: @escaping (Event<Detail>) -> WebInput
    ) {
        checkout.addEventListener(type, .capture, signal: end, owner: self) { adapter, event in
            adapter.take(input(event), AttemptsSeen(reported: adapter.lastCheckout?.reported(of: event)))
        }
    }

    /// What there is while the adapter is attached.
    struct Attachment {
        weak var checkout: Checkout?
        let end = AbortController()
    }
}

extension EventStateAdapter: CheckoutAdapter {
    /// Ends the streams. It is not a dismissal, and an outcome that still comes is delivered.
    package func checkoutWasRemoved() { streams.finish() }

    package func attemptsChanged() { publishAttempts() }
}

extension Checkout {
    /// What an outcome is to the attempts.
    fileprivate func reported(of event: some EventInterface) -> PaymentAttempts.Reported? {
        if case .reported(let reported) = reading(of: event) { reported } else { nil }
    }
}
