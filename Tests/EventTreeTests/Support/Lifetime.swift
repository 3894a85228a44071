/// Does something when it is freed: what a listener's closure captures to tell when it is let go.
final class OnDeinit {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    deinit { action() }
}

/// Counts objects that are alive.
final class LiveCount {
    private(set) var value = 0

    /// An object that counts while it lives.
    func object() -> OnDeinit {
        value += 1
        return OnDeinit { self.value -= 1 }
    }
}

/// A weak reference, to see whether an object is gone.
struct Weak<Object: AnyObject> {
    private(set) weak var object: Object?

    init(_ object: Object) { self.object = object }

    var isGone: Bool { object == nil }
}
