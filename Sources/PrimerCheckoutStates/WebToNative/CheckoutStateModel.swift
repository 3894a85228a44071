#if canImport(Observation)
    public import Observation
    public import PrimerEvents

    /// The state of a checkout for SwiftUI: a view that reads it is drawn anew when it changes.
    ///
    /// Before iOS 17 the same is `CheckoutStateObject` of PrimerEventsUI.
    /// It lives in the isolation domain of its adapter, in an app the main actor.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    @Observable
    public final class CheckoutStateModel {
        /// The latest state.
        public private(set) var state: PrimerCheckoutState
        /// Whether the checkout is loading or loaded.
        public private(set) var phase: EventStateAdapter.Phase
        /// The client session, once the checkout is ready.
        public private(set) var clientSession: PrimerClientSession?
        /// Why the last payment failed; `nil` once another has begun or one has succeeded.
        public private(set) var lastFailure: PaymentFailureError?
        /// What the screen may offer after the last failure or cancellation; see `Checkout.retryAdvice`.
        public private(set) var retryAdvice: RetryAdvice?
        /// What is known of the payments of the order.
        public private(set) var earlierPayment = EarlierPayment.none
        /// What keeps the checkout from starting or is wrong with the integration; `nil` once it loads again.
        public private(set) var checkoutError: PrimerJSError?
        @ObservationIgnored private var keptAdapter: EventStateAdapter?

        /// A model of what an adapter gives, now and later. It does not keep the adapter.
        public init(_ adapter: EventStateAdapter) {
            state = adapter.state
            phase = adapter.phase
            clientSession = adapter.clientSession
            lastFailure = adapter.lastFailure
            retryAdvice = adapter.retryAdvice
            earlierPayment = adapter.earlierPayment
            checkoutError = adapter.checkoutError
            adapter.watch(for: self) { [weak adapter] model in
                if let adapter { model.update(from: adapter) }
            }
        }

        /// A model of a checkout, which keeps the adapter that is attached to it, or attaches one.
        ///
        /// - Parameters:
        ///   - checkout: The checkout.
        ///   - integration: That of the adapter, where there is none yet.
        public convenience init(of checkout: Checkout, integration: Integration = .inlineSession) {
            let adapter = EventStateAdapter.attached(to: checkout, integration: integration)
            self.init(adapter)
            keptAdapter = adapter
        }

        private func update(from adapter: EventStateAdapter) {
            if state != adapter.state { state = adapter.state }
            if phase != adapter.phase { phase = adapter.phase }
            if clientSession != adapter.clientSession { clientSession = adapter.clientSession }
            if lastFailure != adapter.lastFailure { lastFailure = adapter.lastFailure }
            if retryAdvice != adapter.retryAdvice { retryAdvice = adapter.retryAdvice }
            if earlierPayment != adapter.earlierPayment { earlierPayment = adapter.earlierPayment }
            if checkoutError != adapter.checkoutError { checkoutError = adapter.checkoutError }
        }
    }

    @available(*, unavailable)
    extension CheckoutStateModel: Sendable {}
#endif
