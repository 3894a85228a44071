package import PrimerEvents

/// What a subscription listens to: which events, at which component, with which options.
package struct EventInterest<Detail: EventDetail>: Equatable {
    private let type: EventType<Detail>
    private let options: ListenerOptions
    private let component: ComponentName
    /// Fixed by the call that made it, so two of one view differ in the fields above only.
    private let adding: (Self, Checkout, EventSubscription<Detail>) -> Registration

    /// Events from now on.
    package init(_ type: EventType<Detail>, _ options: ListenerOptions, _ component: ComponentName) {
        self.type = type
        self.options = options
        self.component = component
        adding = { interest, checkout, subscription in
            checkout.part(interest.component).addEventListener(
                interest.type, interest.options, owner: subscription
            ) { subscription, event in try subscription.listener(event) }
        }
    }

    /// Events from now on, and the latest before.
    package init(
        _ type: EventType<Detail>, _ options: ListenerOptions, replaying: Replay
    ) where Detail: RetainedDetail {
        self.type = type
        self.options = options
        component = .checkout
        adding = { interest, checkout, subscription in
            checkout.addEventListener(interest.type, interest.options, replaying: replaying, owner: subscription) {
                subscription, event in try subscription.listener(event)
            }
        }
    }

    /// The name of the event on the wire; of one that is named at run time the name that its kind has.
    package var eventName: String { Detail.eventType }

    package func add(to checkout: Checkout, for subscription: EventSubscription<Detail>) -> Registration {
        adding(self, checkout, subscription)
    }

    package static func == (left: Self, right: Self) -> Bool {
        left.type == right.type && left.options == right.options && left.component == right.component
    }
}
