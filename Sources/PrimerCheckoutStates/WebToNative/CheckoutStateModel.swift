#if canImport(Observation)
    public import Observation

    /// The state of a checkout for SwiftUI: a view that reads it is drawn anew when it changes.
    ///
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

        /// A model of what an adapter gives, now and later. It does not keep the adapter.
        public init(_ adapter: EventStateAdapter) {
            state = adapter.state
            phase = adapter.phase
            clientSession = adapter.clientSession
            adapter.watch(for: self) { [weak adapter] model in
                if let adapter { model.update(from: adapter) }
            }
        }

        private func update(from adapter: EventStateAdapter) {
            if state != adapter.state { state = adapter.state }
            if phase != adapter.phase { phase = adapter.phase }
            if clientSession != adapter.clientSession { clientSession = adapter.clientSession }
        }
    }

    @available(*, unavailable)
    extension CheckoutStateModel: Sendable {}
#endif
