internal import EventTree

/// A step that needs no event: it stands outside listeners or inside.
enum TreeStep: Sendable {
    case dispatch(ScenarioDispatch)
    case add(listener: String)
    case remove(listener: String)
    case abort(signal: String)
    case detach(node: String)
    case append(node: String, parent: String)
}

/// A step on the event in flight: it stands inside listeners only.
enum EventStep: String, Sendable, Decodable {
    case stopPropagation, stopImmediatePropagation, preventDefault, redispatch
    case fail = "throw"
}

/// A step inside a listener.
enum ListenerStep: Sendable {
    case tree(TreeStep)
    case event(EventStep)
}

/// A new event and where it is dispatched, how many times in a row.
struct ScenarioDispatch: Sendable {
    let target: String
    let type: String
    let flags: EventInit
    let times: Int
}

private enum StepKey: String, CodingKey {
    case op, target, type, bubbles, cancelable, composed, times, listener, signal, node, parent
}

extension TreeStep: Decodable {
    private enum Operation: String, Decodable {
        case dispatch, add, remove, abort, detach, append
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: StepKey.self)
        let text = { (key: StepKey) in try container.decode(String.self, forKey: key) }
        switch try container.decode(Operation.self, forKey: .op) {
        case .dispatch: self = .dispatch(try ScenarioDispatch(from: decoder))
        case .add: self = .add(listener: try text(.listener))
        case .remove: self = .remove(listener: try text(.listener))
        case .abort: self = .abort(signal: try text(.signal))
        case .detach: self = .detach(node: try text(.node))
        case .append: self = .append(node: try text(.node), parent: try text(.parent))
        }
    }
}

extension ListenerStep: Decodable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: StepKey.self)
        if let step = EventStep(rawValue: try container.decode(String.self, forKey: .op)) {
            self = .event(step)
        } else {
            self = .tree(try TreeStep(from: decoder))
        }
    }
}

extension ScenarioDispatch: Decodable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: StepKey.self)
        let isSet = { (key: StepKey) in try container.decodeIfPresent(Bool.self, forKey: key) ?? false }
        target = try container.decode(String.self, forKey: .target)
        type = try container.decode(String.self, forKey: .type)
        var flags: EventInit = []
        if try isSet(.bubbles) { flags.insert(.bubbles) }
        if try isSet(.cancelable) { flags.insert(.cancelable) }
        if try isSet(.composed) { flags.insert(.composed) }
        self.flags = flags
        times = max(0, try container.decodeIfPresent(Int.self, forKey: .times) ?? 1)
    }
}
