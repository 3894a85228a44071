/// One event listener of a node: the standard's type, callback, capture, once, passive and removed.
///
/// https://dom.spec.whatwg.org/#concept-event-listener. The callback is that of ``TypedListener`` or ``AnyListener``.
@usableFromInline
class Listener {
    /// The detail type listened to; `nil` for a listener of every event.
    final let type: ObjectIdentifier?

    /// The one name listened to, among events whose names are known only at run time; mostly `nil`.
    final let name: String?

    final let traits: ListenerTraits

    /// Whose end ends the listener, an object's or a stream's consumer's; mostly `nil`.
    final let owner: (any ListenerOwner)?

    /// What makes two additions the same listener; `nil` for closures, which have no identity.
    final let identity: ListenerIdentity?

    /// Set when the listener is removed, and read live by dispatches that hold an older list.
    final var removed = false

    /// The place in the order of registration, for finding the listener again.
    final var number: UInt64 = 0

    fileprivate init(
        type: ObjectIdentifier?, name: String?, options: ListenerOptions, owner: (any ListenerOwner)?,
        identity: ListenerIdentity?, isObserver: Bool
    ) {
        self.type = type
        self.name = name
        self.owner = owner
        self.identity = identity
        var traits = ListenerTraits(rawValue: options.rawValue)
        if name != nil { traits.insert(.named) }
        if owner != nil { traits.insert(.owned) }
        if isObserver { traits.insert(.observer) }
        self.traits = traits
    }

    /// Calls back with an event of the listener's type.
    func callback(_ view: EventView) throws {}

    /// Whether the listener's owner is gone, which ends the listener.
    final var isOrphaned: Bool { owner?.isGone ?? false }

    /// Whether it is an app's listener that still listens.
    final var isAppListening: Bool { !traits.contains(.observer) && !isOrphaned }
}

/// A listener of one detail type.
///
/// OPTIMIZATION: a class, not a closure around the app's closure. The closure would be compiled once for each detail type,
/// and the compiler merges those again, behind four calls more for each listener. Calling 1,000 listeners took 1.2 x the loop
/// of `event-benchmarks` before and 0.8 x after.
@usableFromInline
final class TypedListener<Detail: EventDetail>: Listener {
    private let listener: (Event<Detail>) throws -> Void

    @usableFromInline
    init(
        _ type: EventType<Detail>, _ options: ListenerOptions, owner: (any ListenerOwner)? = nil,
        isObserver: Bool = false, _ listener: @escaping (Event<Detail>) throws -> Void
    ) {
        self.listener = listener
        super.init(
            type: ObjectIdentifier(Detail.self), name: type.givenName, options: options, owner: owner, identity: nil,
            isObserver: isObserver)
    }

    override func callback(_ view: EventView) throws { try listener(Event(view: view)) }
}

/// A listener of every event, or of a type that it does not know statically.
final class AnyListener: Listener {
    private let listener: (AnyEvent) throws -> Void

    init(
        type: ObjectIdentifier? = nil, name: String? = nil, _ options: ListenerOptions,
        owner: (any ListenerOwner)? = nil, identity: ListenerIdentity? = nil, isObserver: Bool = false,
        _ listener: @escaping (AnyEvent) throws -> Void
    ) {
        self.listener = listener
        super.init(
            type: type, name: name, options: options, owner: owner, identity: identity, isObserver: isObserver)
    }

    override func callback(_ view: EventView) throws { try listener(AnyEvent(view: view)) }
}

/// The public options of a listener and the rarer traits, so that the common case is one test.
struct ListenerTraits: OptionSet {
    var rawValue: UInt8

    static let capture = ListenerTraits(rawValue: ListenerOptions.capture.rawValue)
    static let once = ListenerTraits(rawValue: ListenerOptions.once.rawValue)
    static let passive = ListenerTraits(rawValue: ListenerOptions.passive.rawValue)
    /// The package itself listens, not an app.
    static let observer = ListenerTraits(rawValue: 32)
    static let named = ListenerTraits(rawValue: 64)
    static let owned = ListenerTraits(rawValue: 128)

    /// Those that the app stated.
    static let stated: ListenerTraits = [.capture, .once, .passive]
    /// Any of those that dispatch must look at one by one.
    static let special: ListenerTraits = [.once, .passive, .named, .owned]
}

/// What a listener ends with.
@usableFromInline
protocol ListenerOwner: AnyObject {
    /// Whether it is gone. Asked in the tree's domain, true from then on; what makes it true may happen on any thread.
    var isGone: Bool { get }
}

/// An object held weakly.
@usableFromInline
final class WeakOwner: ListenerOwner {
    weak var object: AnyObject?

    @usableFromInline var isGone: Bool { object == nil }

    @usableFromInline
    init(_ object: AnyObject) { self.object = object }
}

/// What makes two listener objects the same listener: type, object and capture.
@usableFromInline
struct ListenerIdentity: Hashable {
    let type: ObjectIdentifier?
    let name: String?
    let object: ObjectIdentifier
    let capture: Bool
}

@available(*, unavailable)
extension Listener: Sendable {}

@available(*, unavailable)
extension WeakOwner: Sendable {}

@available(*, unavailable)
extension ListenerIdentity: Sendable {}
