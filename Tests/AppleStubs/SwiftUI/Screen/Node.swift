/// What is kept for one identity, from its coming to its going.
@MainActor
final class Node {
    let place: Place
    let number: Int
    var onAppear: (() -> Void)?
    var onDisappear: (() -> Void)?
    var task: (priority: TaskPriority, action: @Sendable () async -> Void)?
    private var running: Task<Void, Never>?
    private var cells: [String: AnyObject] = [:]
    private var value: Any?
    private var change: (() -> Void)?

    init(place: Place, number: Int) {
        self.place = place
        self.number = number
    }

    func cell<Cell: AnyObject>(_ name: String, _ make: () -> Cell) -> Cell {
        if let cell = cells[name] as? Cell { return cell }
        let cell = make()
        cells[name] = cell
        return cell
    }

    func appear() {
        onAppear?()
        if let task, running == nil { running = Task(priority: task.priority) { await task.action() } }
    }

    func disappear() {
        onDisappear?()
        cancelTask()
    }

    func cancelTask() {
        running?.cancel()
        running = nil
    }

    /// Compares with the value of the body before, whose closure is the one that is called, as until iOS 17.
    func watch<Value: Equatable>(_ new: Value, _ action: @escaping (Value) -> Void) {
        if let old = value as? Watched<Value>, old.value != new { change = { old.action(new) } }
        value = Watched(value: new, action: action)
    }

    func tellOfChange() {
        let change = change
        self.change = nil
        change?()
    }

    private struct Watched<Value> {
        let value: Value
        let action: (Value) -> Void
    }
}
