public import EventTree
public import PrimerEvents

/// Tells what outlives its time: objects that should be gone, and listeners that should be removed.
///
/// ```swift
/// let check = LifecycleCheck(of: hub)
/// var screen: ReceiptScreen? = ReceiptScreen(checkout)
/// check.watch(screen)
/// screen = nil
/// try await check.expectListenersAreBack()
/// ```
///
/// It keeps nothing that it watches. ``expectNoLeaks(playing:from:patience:_:)`` does all of it in one line.
public final class LifecycleCheck {
    private struct Watched {
        let name: String
        weak var object: AnyObject?
    }

    private struct Node {
        let name: String
        let listenerCount: Int
        weak var target: EventTarget?
    }

    private var objects: [Watched] = []
    private var nodes: [Node] = []

    /// A check that watches nothing yet.
    public init() {}

    /// A check of a hub, its checkouts and the listeners of all their components, as they are now.
    public convenience init(of hub: PrimerEventHub) {
        self.init()
        watch(hub)
        watchListeners(of: hub)
        for checkout in hub.checkouts {
            watch(checkout)
            for component in ComponentName.allCases { watchListeners(of: checkout.part(component)) }
        }
    }

    /// Watches an object, by its type's name unless another is given.
    public func watch(_ object: (some AnyObject)?, as name: String? = nil) {
        guard let object else { return }
        objects.append(Watched(name: name ?? "\(type(of: object))", object: object))
    }

    /// Remembers how many listeners there are now.
    public func watchListeners(of source: some EventSource) {
        let target = source.eventTarget
        nodes.append(Node(name: target.name, listenerCount: target.listenerCount, target: target))
    }

    /// Expects that every node has as many listeners as when it was watched, or is gone.
    ///
    /// - Parameter patience: For how many seconds of real time to wait for tasks that are about to end.
    public func expectListenersAreBack(patience: Double = 1) async throws(LeakError) {
        try await expect(within: patience) { LeakError(objects: [], listeners: self.leftListeners) }
    }

    /// Expects that everything watched is gone.
    ///
    /// - Parameter patience: For how many seconds of real time to wait for tasks that are about to end.
    public func expectNothingIsLeft(patience: Double = 1) async throws(LeakError) {
        try await expect(within: patience) { LeakError(objects: self.leftObjects, listeners: []) }
    }

    private var leftObjects: [String] { objects.filter { $0.object != nil }.map(\.name) }

    private var leftListeners: [LeakError.Listeners] {
        nodes.compactMap { node in
            guard let count = node.target?.listenerCount, count != node.listenerCount else { return nil }
            return LeakError.Listeners(node: node.name, expected: node.listenerCount, found: count)
        }
    }

    /// Looks again and again, as a task that ended may let go a moment later; returns as soon as nothing is left.
    private func expect(within patience: Double, _ look: () -> LeakError) async throws(LeakError) {
        let end = EventClock.monotonic.now() + patience * 1_000
        while true {
            let leaks = look()
            if leaks.isEmpty { return }
            if !(EventClock.monotonic.now() < end) { throw leaks }
            await Task.yield()
        }
    }
}

@available(*, unavailable)
extension LifecycleCheck: Sendable {}
