import EventTree
import Foundation

/// The event that is dispatched.
struct Tick: EventDetail {
    static let eventType = "benchmark:tick"
    var amount: Int
}

extension EventType where Detail == Tick {
    static var tick: Self { .init() }
}

/// Where listeners put what they hear, so that no call can be left out.
final class Sink {
    var sum = 0
}

/// Trees and baselines, made outside the measured region.
enum Subjects {
    static let tickName = Notification.Name(Tick.eventType)

    /// A chain of nodes, the root first.
    static func chain(depth: Int) -> [EventTarget] {
        var nodes = [EventTarget("root")]
        for level in 1..<depth { nodes.append(EventTarget("level-\(level)", parent: nodes[level - 1])) }
        return nodes
    }

    static func listen(at node: EventTarget, times: Int = 1, sink: Sink) {
        for _ in 0..<times { node.addEventListener(.tick) { sink.sum &+= $0.detail.amount } }
    }

    /// A loop over closures that take the same event object: what a dispatch without a tree would cost.
    static func loop(_ count: Int, sink: Sink) -> () -> Void {
        let closures: [(Event<Tick>) throws -> Void] = (0..<count).map { _ in { sink.sum &+= $0.detail.amount } }
        return {
            let event = Event(Tick(amount: 1))
            for closure in closures { try? closure(event) }
        }
    }

    /// Foundation's notification center, posting to this many observers of one name.
    static func notifications(observers: Int) -> () -> Void {
        let center = NotificationCenter()
        for _ in 0..<observers {
            _ = center.addObserver(forName: tickName, object: nil, queue: nil) { notification in
                consume(notification.userInfo?["amount"] as? Int ?? 0)
            }
        }
        return { center.post(name: tickName, object: nil, userInfo: ["amount": 1]) }
    }
}

/// Takes a value where an observer, being `@Sendable`, may not add it up.
@inline(never)
private func consume(_ amount: Int) {}
