import Foundation

/// Who is told of values, in order.
final class Subscribers<Value> {
    private var receivers: [(number: Int, receive: (Value) -> Void)] = []
    private var last = 0

    func add(_ receive: @escaping (Value) -> Void) -> AnyCancellable {
        last += 1
        let number = last
        receivers.append((number, receive))
        return AnyCancellable { [weak self] in self?.receivers.removeAll { $0.number == number } }
    }

    func send(_ value: Value) {
        for receiver in receivers { receiver.receive(value) }
    }
}

/// The publishers of objects, for as long as the objects live.
final class ObjectPublishers: @unchecked Sendable {
    static let shared = ObjectPublishers()

    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]

    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        lock.lock()
        defer { lock.unlock() }
        if let known = entries[ObjectIdentifier(object)], known.object === object { return known.publisher }
        entries = entries.filter { $0.value.object != nil }
        let publisher = ObservableObjectPublisher()
        entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
        return publisher
    }
}
