import Combine

/// What a property wrapper of a view shares with all copies of that view.
final class Link<Cell: AnyObject> {
    var cell: Cell?
}

/// The same for a `@StateObject`, which is made when it is first needed; on the main actor only.
final class ObjectLink<ObjectType: ObservableObject>: @unchecked Sendable {
    let make: () -> ObjectType
    var cell: ObjectCell<ObjectType>?

    init(make: @escaping () -> ObjectType) { self.make = make }
}

/// A property of a view that has its value elsewhere.
@MainActor
protocol ConnectedProperty {
    func connect(
        to node: Node, named name: String, _ environment: EnvironmentValues, _ invalidation: Invalidation)
}

/// The value of a `@State`.
final class StateCell<Value> {
    private(set) var value: Value
    private let invalidation: Invalidation

    init(_ value: Value, _ invalidation: Invalidation) {
        self.value = value
        self.invalidation = invalidation
    }

    func set(_ value: Value) {
        self.value = value
        invalidation.isNeeded = true
    }
}

/// The object of a `@StateObject`.
final class ObjectCell<ObjectType: ObservableObject> {
    let object: ObjectType
    private let subscription: AnyCancellable?

    init(_ object: ObjectType, _ invalidation: Invalidation) {
        self.object = object
        let publisher = object.objectWillChange as? ObservableObjectPublisher
        subscription = publisher?.sink { invalidation.isNeeded = true }
    }
}

/// What an `@Environment` reads.
final class EnvironmentCell {
    var values = EnvironmentValues()
}

extension State: ConnectedProperty {
    func connect(
        to node: Node, named name: String, _ environment: EnvironmentValues, _ invalidation: Invalidation
    ) {
        link.cell = node.cell(name) { StateCell(initial, invalidation) }
    }
}

extension StateObject: ConnectedProperty {
    func connect(
        to node: Node, named name: String, _ environment: EnvironmentValues, _ invalidation: Invalidation
    ) {
        link.cell = node.cell(name) { ObjectCell(link.make(), invalidation) }
    }
}

extension Environment: ConnectedProperty {
    func connect(
        to node: Node, named name: String, _ environment: EnvironmentValues, _ invalidation: Invalidation
    ) {
        let cell = node.cell(name) { EnvironmentCell() }
        cell.values = environment
        link.cell = cell
    }
}
