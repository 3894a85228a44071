#if canImport(SwiftUI)
    public import SwiftUI

    extension View {
        /// Listens to events of the checkout that a view above has, while this view is on the screen.
        ///
        /// ```swift
        /// .onPrimerEvent(.paymentFailure) { event in message = "Not paid: \(event.detail.retryAdvice)" }
        /// ```
        ///
        /// It is one listener from each appearance to the disappearance after it, however often the view is made anew;
        /// the closure that was given last is called. Without a checkout above, it is a diagnostic in the system's log.
        ///
        /// - Parameters:
        ///   - type: What to listen to.
        ///   - options: How to listen, as with `addEventListener`; `.once` is once for each appearance.
        ///   - component: Where to listen.
        ///   - listener: What is called, on the main actor.
        public func onPrimerEvent<Detail: EventDetail>(
            _ type: EventType<Detail>, _ options: ListenerOptions = [], on component: ComponentName = .checkout,
            perform listener: @escaping (Event<Detail>) throws -> Void
        ) -> some View {
            modifier(ListeningModifier(EventInterest(type, options, component), listener))
        }

        /// Listens to events of the checkout that a view above has, the latest that has passed included.
        ///
        /// Each time that the view comes on the screen it hears the latest, with `isReplay` true; for the rest see the
        /// method without `replaying`.
        public func onPrimerEvent<Detail: RetainedDetail>(
            _ type: EventType<Detail>, _ options: ListenerOptions = [], replaying: Replay,
            perform listener: @escaping (Event<Detail>) throws -> Void
        ) -> some View {
            modifier(ListeningModifier(EventInterest(type, options, replaying: replaying), listener))
        }

        /// Decides about payments while this view is on the screen.
        ///
        /// ```swift
        /// PaymentView().interceptPrimerPayments { _ in await terms.accepted() ? .continue() : .abort() }
        /// ```
        ///
        /// It holds every payment, as `interceptPayments` of a checkout does, and what it throws aborts. A decision that
        /// has begun goes on when the view goes.
        public func interceptPrimerPayments(
            _ gate: @escaping @MainActor (PaymentStart) async throws -> PaymentDecision
        ) -> some View {
            onPrimerEvent(.paymentStart) { event in
                let start = event.hold()
                Task { start.answer((try? await gate(start)) ?? .abort()) }
            }
        }
    }
#endif
