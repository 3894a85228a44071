/// Combine's `Published`, which Linux does not have, as far as the glue uses it: a value that can be subscribed to.
@propertyWrapper @MainActor
public struct Published<Value> {
    /// The value.
    public var wrappedValue: Value {
        didSet { projectedValue.send(wrappedValue) }
    }
    /// Where to subscribe.
    public let projectedValue: Publisher

    /// A value that is published from here on.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
        projectedValue = Publisher(wrappedValue)
    }

    /// Tells each change to those who subscribed.
    @MainActor
    public final class Publisher {
        private var latest: Value
        private var sinks: [ObjectIdentifier: (Value) -> Void] = [:]
        private var order: [ObjectIdentifier] = []

        init(_ value: Value) { latest = value }

        /// Calls a closure with the value as it is, and with each that follows until the subscription is cancelled.
        public func sink(receiveValue: @escaping @MainActor (Value) -> Void) -> AnyCancellable {
            let subscription = AnyCancellable()
            let id = ObjectIdentifier(subscription)
            sinks[id] = receiveValue
            order.append(id)
            subscription.onCancel = { [weak self] in
                self?.sinks[id] = nil
                self?.order.removeAll { $0 == id }
            }
            receiveValue(latest)
            return subscription
        }

        func send(_ value: Value) {
            latest = value
            for id in order { sinks[id]?(value) }
        }
    }
}

/// A subscription; Combine's ends when it is dropped, this one when it is cancelled.
@MainActor
public final class AnyCancellable {
    var onCancel: () -> Void = {}

    /// Ends the subscription.
    public func cancel() {
        onCancel()
        onCancel = {}
    }
}
