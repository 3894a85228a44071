/// One line of a trace: something that could be observed while a scenario ran.
enum TraceEntry: Sendable, Equatable {
    /// A callback was called.
    case listener(id: String, ObservedEvent)
    /// A dispatch has returned; the event as it is afterwards.
    case dispatched(from: String, result: Bool, ObservedEvent)
    /// A listener threw.
    case reported
    /// A step was refused.
    case error(RefusedStep)
    /// A dispatch was nested too deep and did not take place.
    case skipped
}

/// What can be read off an event at one moment, with nodes by their ids.
struct ObservedEvent: Sendable, Equatable, Decodable {
    let type: String
    let phase: Int
    let currentTarget: String?
    let target: String?
    let defaultPrevented: Bool
    let path: [String]
}

/// Why a step was refused, by the web's name of the error.
enum RefusedStep: String, Sendable, Decodable {
    /// The event is being dispatched already.
    case invalidState = "InvalidStateError"
    /// The tree would not be a tree any more.
    case hierarchy = "HierarchyRequestError"
}

extension TraceEntry: Decodable {
    private enum Key: String, CodingKey {
        case at, id, from, result, name
    }

    private enum Kind: String, Decodable {
        case listener, dispatched, reported, error, skipped
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        switch try container.decode(Kind.self, forKey: .at) {
        case .listener:
            self = .listener(id: try container.decode(String.self, forKey: .id), try ObservedEvent(from: decoder))
        case .dispatched:
            self = .dispatched(
                from: try container.decode(String.self, forKey: .from),
                result: try container.decode(Bool.self, forKey: .result),
                try ObservedEvent(from: decoder))
        case .reported: self = .reported
        case .error: self = .error(try container.decode(RefusedStep.self, forKey: .name))
        case .skipped: self = .skipped
        }
    }
}
