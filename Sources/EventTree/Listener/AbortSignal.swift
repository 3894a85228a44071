/// Ends listeners together: `controller.signal` is given to them, `controller.abort()` removes them all.
///
/// It belongs to the isolation domain of its trees. The web counterpart is `AbortController`.
public final class AbortController {
    /// The signal to give to listeners.
    public let signal = AbortSignal()

    /// A controller with a signal of its own.
    public init() {}

    /// Removes every listener that was added with the signal, at once; later ones are not added at all.
    public func abort() { signal.abort() }
}

@available(*, unavailable)
extension AbortController: Sendable {}

/// What a listener is given so that it ends with others. It keeps neither nodes nor listeners alive.
public final class AbortSignal {
    /// Whether the controller has aborted.
    public private(set) var aborted = false

    private var registrations: [Registration] = []
    /// The length at which the next look for ended listeners is due: twice what the last one left.
    private var nextLook = 16

    fileprivate init() {}

    fileprivate func abort() {
        aborted = true
        let ended = registrations
        registrations = []
        for registration in ended { registration.remove() }
    }

    /// Remembers a listener, and now and then forgets those that ended by themselves.
    func add(_ registration: Registration) {
        if registrations.count >= nextLook { forgetEnded() }
        // Code of the app may have aborted meanwhile.
        if aborted { return registration.remove() }
        registrations.append(registration)
    }

    private func forgetEnded() {
        // To ask a listener may run code of the app, which may add another or abort, but does not get here again.
        nextLook = .max
        let present = registrations
        let active = present.filter(\.isActive)
        if !aborted { registrations.replaceSubrange(present.indices, with: active) }
        nextLook = max(16, registrations.count * 2)
    }

    /// How many listeners the signal remembers.
    var rememberedCount: Int { registrations.count }
}

@available(*, unavailable)
extension AbortSignal: Sendable {}
