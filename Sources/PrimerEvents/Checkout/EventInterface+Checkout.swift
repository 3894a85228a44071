public import EventTree

extension EventInterface {
    /// The node of the checkout that the event passes; `nil` outside of any, and outside of a dispatch.
    public var checkoutTarget: EventTarget? {
        composedPath().last { $0.name == ComponentName.checkout.rawValue }
    }
}

extension PrimerEventHub {
    /// The checkout that an event passes on its way to the root; `nil` outside of any, and outside of a dispatch.
    public func checkout(of event: some EventInterface) -> Checkout? {
        let path = event.composedPath()
        return checkouts.first { checkout in path.contains { $0 === checkout.eventTarget } }
    }
}
