/// A listener that was added, to be removed again.
///
/// Dropping a registration does *not* remove its listener, as on the web: call ``remove()``, or give the listener a
/// signal or an owner. It belongs to the isolation domain of its tree and keeps neither node nor listener alive.
public struct Registration {
    // NB: it names the listener by number. A weak reference to the listener would give it a side table, and every retain
    // of it in a dispatch the slow path.
    weak var target: EventTarget?
    let number: UInt64

    /// Removes the listener; nothing happens if it is gone already. Takes effect at once, also in mid-dispatch.
    public func remove() { target?.removeListener(number) }

    /// Whether the listener is still registered.
    public var isActive: Bool {
        guard let listener = target?.listeners.listener(number) else { return false }
        return !listener.isOrphaned
    }
}

@available(*, unavailable)
extension Registration: Sendable {}
