import Foundation

/// Foundation's notification center, posting to so many observers of one name.
enum Notifications {
    static let tickName = Notification.Name(Tick.eventType)

    static func untyped(observers: Int) -> () -> Void {
        let center = NotificationCenter()
        for _ in 0..<observers {
            _ = center.addObserver(forName: tickName, object: nil, queue: nil) { notification in
                consume(notification.userInfo?["amount"] as? Int ?? 0)
            }
        }
        return { center.post(name: tickName, object: nil, userInfo: ["amount": 1]) }
    }
}

#if compiler(>=6.2)
    extension Notifications {
        /// The typed message of the main actor.
        @available(macOS 26, iOS 26, *)
        struct TickMessage: NotificationCenter.MainActorMessage {
            typealias Subject = Publisher
            static var name: Notification.Name { Notification.Name("benchmark:tick-message") }
            let amount: Int
        }

        final class Publisher: Sendable {}

        @available(macOS 26, iOS 26, *)
        static func typed(observers: Int) -> () -> Void {
            let center = NotificationCenter()
            let publisher = Publisher()
            let tokens = (0..<observers).map { _ in
                center.addObserver(of: publisher, for: TickMessage.self) { consume($0.amount) }
            }
            return {
                withExtendedLifetime(tokens) {
                    MainActor.assumeIsolated { center.post(TickMessage(amount: 1), subject: publisher) }
                }
            }
        }
    }
#endif
