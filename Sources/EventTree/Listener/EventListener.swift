/// An object that listens, as `EventListener` on the web.
///
/// Unlike a closure it has identity: the same object for one type and one `capture` is one registration, and
/// `removeEventListener` finds it. Its node keeps it alive until it is removed. One object may listen to many types;
/// ``AnyEvent/as(_:)`` tells them apart. It is called in the isolation domain of its tree and need not be `Sendable`.
public protocol EventListener: AnyObject {
    /// Called for every event the object was registered for; what it throws is reported and stops nothing.
    func handleEvent(_ event: AnyEvent) throws
}
