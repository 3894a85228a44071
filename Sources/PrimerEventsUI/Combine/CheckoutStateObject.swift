#if canImport(Combine)
    public import Combine
    public import PrimerCheckoutStates
    public import PrimerEvents

    /// The state of a checkout as an `ObservableObject`, for SwiftUI before iOS 17 and for Combine.
    ///
    /// ```swift
    /// @StateObject private var status: CheckoutStateObject
    ///
    /// init(_ checkout: Checkout) { _status = StateObject(wrappedValue: CheckoutStateObject(of: checkout)) }
    /// ```
    ///
    /// From iOS 17 on `CheckoutStateModel` of PrimerCheckoutStates is the same, and draws anew only what reads what changed.
    /// It lives in the isolation domain of its checkout, in an app the main actor.
    public final class CheckoutStateObject: ObservableObject {
        /// The latest state.
        @Published public private(set) var state: PrimerCheckoutState
        /// Whether the checkout is loading or loaded.
        @Published public private(set) var phase: EventStateAdapter.Phase
        /// The client session, once the checkout is ready.
        @Published public private(set) var clientSession: PrimerClientSession?
        /// Why the last payment failed; `nil` once another has begun or one has succeeded.
        @Published public private(set) var lastFailure: PaymentFailureError?
        /// What the screen may offer after the last failure or cancellation; see `Checkout.retryAdvice`.
        @Published public private(set) var retryAdvice: RetryAdvice?
        /// What is known of the payments of the order.
        @Published public private(set) var earlierPayment: EarlierPayment
        /// What keeps the checkout from starting or is wrong with the integration; `nil` once it loads again.
        @Published public private(set) var checkoutError: PrimerJSError?

        private var keptAdapter: EventStateAdapter?

        /// What an adapter gives, now and later. It does not keep the adapter.
        public init(_ adapter: EventStateAdapter) {
            state = adapter.state
            phase = adapter.phase
            clientSession = adapter.clientSession
            lastFailure = adapter.lastFailure
            retryAdvice = adapter.retryAdvice
            earlierPayment = adapter.earlierPayment
            checkoutError = adapter.checkoutError
            adapter.watch(for: self) { [weak adapter] object in
                if let adapter { object.update(from: adapter) }
            }
        }

        /// The state of a checkout, by the adapter that is attached to it or is attached now, which is kept.
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
    extension CheckoutStateObject: Sendable {}
#endif
