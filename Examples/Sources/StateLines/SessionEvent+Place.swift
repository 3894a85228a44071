public import PrimerEventCoding
public import PrimerEvents

extension SessionEvent {
    /// The component that the event started at, or the innermost around it that a native checkout has; the root of the hub
    /// where there is none.
    public func place(in hub: PrimerEventHub) -> EventTarget {
        let component = path.lazy.compactMap(ComponentName.init(rawValue:)).first
        guard let component, let checkout = checkout.flatMap(hub.checkout(id:)) else { return hub.eventTarget }
        return checkout.part(component)
    }
}
