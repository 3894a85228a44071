/// Something that a script can be run on: the product or the reference model. Nodes, listeners and signals are numbers.
protocol ScriptWorld: AnyObject {
    associatedtype Event

    func add(_ listener: Int, _ callback: @escaping (Event) throws -> Void)
    /// Removes the last addition that is still there.
    func remove(_ listener: Int)
    func abort(_ signal: Int)
    /// `false` if the move is refused.
    func move(_ node: Int, under parent: Int) -> Bool
    func detach(_ node: Int)
    func setSlot(_ node: Int, _ name: String)

    func make(_ event: Script.Event) -> Event
    /// What the dispatch returns; `nil` if it is refused.
    func dispatch(_ event: Event, at node: Int) -> Bool?
    func dispatchDetail(_ kind: Script.EventKind, at node: Int) -> Bool
    func stopPropagation(_ event: Event)
    func stopImmediatePropagation(_ event: Event)
    func preventDefault(_ event: Event)
    /// Phase, current target, target, whether it is prevented, and the composed path.
    func state(of event: Event) -> String

    /// Called for every listener that fails.
    var onFailure: () -> Void { get set }
}

/// One run of a script on one world, and the trace it leaves.
final class ScriptRun<World: ScriptWorld> {
    private let script: Script
    private let world: World
    private(set) var trace: [String] = []
    private var last: World.Event?
    private var depth = 0
    private var calls = 0

    init(_ script: Script, on world: World) {
        self.script = script
        self.world = world
        world.onFailure = { [unowned self] in trace.append("failed") }
        for (index, listener) in script.listeners.enumerated() where listener.isThereFromTheStart { add(index) }
        for step in script.steps { perform(step) }
        world.onFailure = {}
    }

    private func add(_ listener: Int) {
        world.add(listener) { [unowned self] event in try called(listener, with: event) }
    }

    /// Scripts may go round in circles: after so many calls listeners do nothing but leave their line.
    private func called(_ listener: Int, with event: World.Event) throws {
        trace.append("listener \(listener): \(world.state(of: event))")
        calls += 1
        guard calls < 60 else { return }
        for step in script.listeners[listener].steps {
            switch step {
            case .step(let step): perform(step)
            case .stopPropagation: world.stopPropagation(event)
            case .stopImmediatePropagation: world.stopImmediatePropagation(event)
            case .preventDefault: world.preventDefault(event)
            case .fail: throw Failure()
            case .dispatchAgain(let node):
                trace.append("again: \(world.dispatch(event, at: node)?.description ?? "refused")")
            }
        }
    }

    private func dispatch(_ event: World.Event, at node: Int) {
        guard depth < 4 else { return }
        depth += 1
        defer { depth -= 1 }
        let result = world.dispatch(event, at: node)
        trace.append("dispatched: \(result?.description ?? "refused"), \(world.state(of: event))")
    }

    private func perform(_ step: Script.Step) {
        switch step {
        case .dispatch(let event, let node):
            let made = world.make(event)
            last = made
            dispatch(made, at: node)
        case .dispatchLast(let node):
            if let last { dispatch(last, at: node) }
        case .dispatchDetail(let kind, let node):
            guard depth < 4 else { return }
            depth += 1
            trace.append("dispatched detail: \(world.dispatchDetail(kind, at: node))")
            depth -= 1
        case .add(let listener): add(listener)
        case .remove(let listener): world.remove(listener)
        case .abort(let signal): world.abort(signal)
        case .move(let node, let parent): trace.append("moved: \(world.move(node, under: parent))")
        case .detach(let node): world.detach(node)
        case .setSlot(let node, let name): world.setSlot(node, name)
        }
    }
}
