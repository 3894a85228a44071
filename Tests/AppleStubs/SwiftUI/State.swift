// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol DynamicProperty {
    mutating func update()
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension DynamicProperty {
    public mutating func update() {}
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@propertyWrapper public struct State<Value>: DynamicProperty {
    let initial: Value
    let link = Link<StateCell<Value>>()

    public init(wrappedValue value: Value) { initial = value }
    public init(initialValue value: Value) { initial = value }

    public var wrappedValue: Value {
        get { link.cell?.value ?? initial }
        nonmutating set { link.cell?.set(newValue) }
    }

    public var projectedValue: Binding<Value> {
        let link = link
        let initial = initial
        return Binding(getter: { link.cell?.value ?? initial }, setter: { link.cell?.set($0) })
    }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension State: @unchecked Sendable where Value: Sendable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    nonisolated let link: ObjectLink<ObjectType>

    nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        link = ObjectLink(make: thunk)
    }

    @MainActor @preconcurrency public var wrappedValue: ObjectType { link.cell?.object ?? link.make() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    private let getter: () -> Value
    private let setter: (Value) -> Void

    init(getter: @escaping () -> Value, setter: @escaping (Value) -> Void) {
        self.getter = getter
        self.setter = setter
    }

    public static func constant(_ value: Value) -> Binding<Value> { Binding(getter: { value }, setter: { _ in }) }

    public var wrappedValue: Value {
        get { getter() }
        nonmutating set { setter(newValue) }
    }

    public var projectedValue: Binding<Value> { self }

    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(
            getter: { wrappedValue[keyPath: keyPath] }, setter: { wrappedValue[keyPath: keyPath] = $0 })
    }
}
