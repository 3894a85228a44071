#if canImport(SwiftUI)
    internal import PrimerEvents
    internal import SwiftUI

    /// Lets a subscription live as its view does.
    struct ListeningModifier<Detail: EventDetail>: ViewModifier {
        @Environment(\.checkoutPlace) private var place
        // One for each identity that the view has, in each window; others that are made with the modifier never begin.
        @State private var subscription: EventSubscription<Detail>
        private let interest: EventInterest<Detail>
        private let listener: (Event<Detail>) throws -> Void

        init(_ interest: EventInterest<Detail>, _ listener: @escaping (Event<Detail>) throws -> Void) {
            self.interest = interest
            self.listener = listener
            _subscription = State(initialValue: EventSubscription(interest, listener))
        }

        func body(content: Content) -> some View {
            let subscription = subscription
            let subject = Subject(interest: interest, place: place)
            // SwiftUI gives the newest closure here, before the next event can come.
            subscription.listener = listener
            return
                content
                .onAppear { subscription.appear(subject.interest, in: subject.place) }
                .onDisappear { subscription.disappear() }
                // Until iOS 17 the closure is that of the body before, so what is new comes as its argument.
                .onChange(of: subject) { subscription.change(to: $0.interest, in: $0.place) }
        }

        /// What is listened to and where: a change of it moves the listener.
        private struct Subject: Equatable {
            let interest: EventInterest<Detail>
            let place: CheckoutPlace
        }
    }
#endif
