import EventTree

extension Case {
    /// One event, many listeners on one node.
    static var fanOut: [Case] {
        let cases = [
            fanOut(1, .allocations(1)), fanOut(10, .allocations(1)), fanOut(1_000, .ratio(1)),
            notifications(1, 0.2), notifications(10, 0.2), notifications(1_000, 0.1),
        ]
        guard #available(macOS 26, iOS 26, *) else { return cases }
        return cases + [typedNotifications(1), typedNotifications(1_000)]
    }

    private static func fanOut(_ count: Int, _ goal: Goal) -> Case {
        comparison("fan-out to \(count)", per: "listener", count: count, with: "loop of closures", goals: goal) {
            (toListeners(count), ClosureLoop.over(count, sink: Sink()))
        }
    }

    private static func notifications(_ count: Int, _ goal: Double) -> Case {
        comparison(
            "fan-out to \(count), NotificationCenter", per: "listener", count: count, with: "NotificationCenter",
            goals: .ratio(goal)
        ) { (toListeners(count), Notifications.untyped(observers: count)) }
    }

    @available(macOS 26, iOS 26, *)
    private static func typedNotifications(_ count: Int) -> Case {
        comparison(
            "fan-out to \(count), typed notifications", per: "listener", count: count, with: "MainActorMessage"
        ) {
            (toListeners(count), Notifications.typed(observers: count))
        }
    }

    private nonisolated static func toListeners(_ count: Int) -> () -> Void {
        let node = EventTarget("node")
        listen(at: node, times: count, sink: Sink())
        return dispatching(at: node)
    }
}
