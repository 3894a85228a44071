internal import EventTree

/// The detail of a scenario's events: a name and nothing else.
struct ScenarioDetail: NamedEventDetail {
    static let eventType = "scenario"
    let name: String
}

/// One run of a scenario: what is alive while its steps are performed, and the trace they leave.
final class ScenarioRun {
    private let scenario: Scenario
    private let tree: ScenarioTree
    private let definitions: [String: ScenarioListener]
    private var callbacks: [String: ScenarioCallback] = [:]
    private var signals: [String: AbortController] = [:]
    private var entries: [TraceEntry] = []
    private var depth = 0
    private var calls = 0

    /// A scenario stops calling listeners after so many calls.
    private let maxCalls = 400

    init(of scenario: Scenario) throws(ScenarioError) {
        self.scenario = scenario
        tree = try ScenarioTree(of: scenario)
        definitions = Dictionary(scenario.listeners.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Adds the listeners, performs the steps, and returns what could be observed.
    func trace() -> [TraceEntry] {
        // A failure is heard at the outermost node of a path, and every node is the outermost of some path.
        for node in tree.all {
            node.onListenerFailure = { [weak self] _ in self?.entries.append(.reported) }
        }
        for listener in scenario.listeners where !listener.isLater { perform(.add(listener: listener.id)) }
        for step in scenario.steps { perform(step) }
        return entries
    }

    /// What a callback does when it is called: leaves a line, then performs its steps.
    fileprivate func called(_ name: String, body: [ListenerStep], with event: AnyEvent) throws {
        calls += 1
        guard calls <= maxCalls else { return }
        entries.append(.listener(id: name, observe(event)))
        for step in body {
            switch step {
            case .tree(let step): perform(step)
            case .event(let step): try perform(step, on: event)
            }
        }
    }

    private func perform(_ step: EventStep, on event: AnyEvent) throws {
        switch step {
        case .stopPropagation: event.stopPropagation()
        case .stopImmediatePropagation: event.stopImmediatePropagation()
        case .preventDefault: event.preventDefault()
        case .fail: throw ScenarioError(description: "a listener of the scenario threw, as it says it does")
        case .redispatch:
            do {
                try event.currentTarget?.dispatchEvent(event)
            } catch {
                entries.append(.error(.invalidState))
            }
        }
    }

    private func perform(_ step: TreeStep) {
        switch step {
        case .dispatch(let dispatch): perform(dispatch)
        case .add(let id):
            guard let listener = definitions[id] else { return }
            tree[listener.target]?.addEventListener(
                EventType<ScenarioDetail>(named: listener.type), listener.options,
                signal: listener.signal.map { controller($0).signal }, callback(listener))
        case .remove(let id):
            guard let listener = definitions[id] else { return }
            tree[listener.target]?.removeEventListener(
                EventType<ScenarioDetail>(named: listener.type), listener.options, callback(listener))
        case .abort(let signal): controller(signal).abort()
        case .detach(let node): tree[node]?.remove()
        case .append(let node, let parent):
            guard let node = tree[node] else { return }
            do {
                try tree[parent]?.append(node)
            } catch {
                entries.append(.error(.hierarchy))
            }
        }
    }

    private func perform(_ dispatch: ScenarioDispatch) {
        guard depth < scenario.maxDepth else {
            entries.append(.skipped)
            return
        }
        guard let target = tree[dispatch.target] else { return }
        depth += 1
        defer { depth -= 1 }
        let event = Event(ScenarioDetail(name: dispatch.type), dispatch.flags)
        for _ in 0..<dispatch.times {
            do {
                let result = try target.dispatchEvent(event)
                entries.append(.dispatched(from: dispatch.target, result: result, observe(AnyEvent(event))))
            } catch {
                entries.append(.error(.invalidState))
            }
        }
    }

    private func controller(_ name: String) -> AbortController {
        if let controller = signals[name] { return controller }
        let controller = AbortController()
        signals[name] = controller
        return controller
    }

    /// One callback for a name, with the body of the definition that a step referred to first.
    private func callback(_ listener: ScenarioListener) -> ScenarioCallback {
        if let callback = callbacks[listener.callback] { return callback }
        let callback = ScenarioCallback(listener.callback, body: listener.body, run: self)
        callbacks[listener.callback] = callback
        return callback
    }

    private func observe(_ event: AnyEvent) -> ObservedEvent {
        ObservedEvent(
            type: event.type, phase: event.eventPhase.rawValue, currentTarget: tree.id(of: event.currentTarget),
            target: tree.id(of: event.target), defaultPrevented: event.defaultPrevented,
            path: event.composedPath().compactMap { tree.id(of: $0) })
    }
}

/// A function of a scenario: a listener object, since functions are told apart by identity.
private final class ScenarioCallback: EventListener {
    private let name: String
    private let body: [ListenerStep]
    private weak var run: ScenarioRun?

    init(_ name: String, body: [ListenerStep], run: ScenarioRun) {
        self.name = name
        self.body = body
        self.run = run
    }

    func handleEvent(_ event: AnyEvent) throws { try run?.called(name, body: body, with: event) }
}
