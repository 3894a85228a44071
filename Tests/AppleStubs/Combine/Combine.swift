// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The part of Combine's public surface that the package uses, as Apple declares it; objects and their properties work.

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol Cancellable {
    func cancel()
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
final public class AnyCancellable: Cancellable {
    private var onCancel: (() -> Void)?

    public init(_ cancel: @escaping () -> Void) { onCancel = cancel }

    deinit { onCancel?() }

    final public func cancel() {
        onCancel?()
        onCancel = nil
    }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where Self.ObjectWillChangePublisher.Failure == Never
    var objectWillChange: Self.ObjectWillChangePublisher { get }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
final public class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private let subscribers = Subscribers<Void>()

    public init() {}

    final public func send() { subscribers.send(()) }

    public func sink(receiveValue: @escaping ((()) -> Void)) -> AnyCancellable { subscribers.add(receiveValue) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Apple's finds the publisher in the object's `@Published` properties; this one finds it beside the object.
    public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.shared.publisher(of: self) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@propertyWrapper public struct Published<Value> {
    private var value: Value
    private let subscribers = Subscribers<Value>()

    public init(wrappedValue: Value) { value = wrappedValue }
    public init(initialValue: Value) { value = initialValue }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { value }
        // swift-format-ignore
        set { value = newValue }
    }

    public var projectedValue: Published<Value>.Publisher {
        mutating get { Publisher(current: value, subscribers: subscribers) }
    }

    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].value }
        set {
            // Before the property has it, as Apple's.
            if let object = object as? any ObservableObject { object.tellOfChange() }
            object[keyPath: storageKeyPath].subscribers.send(newValue)
            object[keyPath: storageKeyPath].value = newValue
        }
    }

    public struct Publisher: AnyValuePublisher {
        public typealias Output = Value
        public typealias Failure = Never

        fileprivate let current: Value
        fileprivate let subscribers: Subscribers<Value>

        public func sink(receiveValue: @escaping ((Value) -> Void)) -> AnyCancellable {
            receiveValue(current)
            return subscribers.add(receiveValue)
        }
    }
}

/// The protocol under a name that can be used where `Publisher` means the one of a property.
typealias AnyValuePublisher = Publisher

extension ObservableObject {
    fileprivate func tellOfChange() { (objectWillChange as? ObservableObjectPublisher)?.send() }
}
