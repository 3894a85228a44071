internal import EventTree

/// One definition of a listener: where it listens, to what, how, and what it does.
struct ScenarioListener: Sendable {
    let id: String
    let target: String
    let type: String
    let options: ListenerOptions

    /// The signal that ends the listener.
    let signal: String?

    /// The name of the function; definitions with one name share one identity, as one function object would.
    let callback: String

    /// Whether only a step adds the listener.
    let isLater: Bool

    /// What the function does when it is called.
    let body: [ListenerStep]
}

extension ScenarioListener: Decodable {
    private enum Key: String, CodingKey {
        case id, target, type, capture, once, passive, signal, callback, later
        case body = "do"
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let isSet = { (key: Key) in try container.decodeIfPresent(Bool.self, forKey: key) ?? false }
        id = try container.decode(String.self, forKey: .id)
        target = try container.decode(String.self, forKey: .target)
        type = try container.decode(String.self, forKey: .type)
        var options: ListenerOptions = []
        if try isSet(.capture) { options.insert(.capture) }
        if try isSet(.once) { options.insert(.once) }
        if try isSet(.passive) { options.insert(.passive) }
        self.options = options
        signal = try container.decodeIfPresent(String.self, forKey: .signal)
        callback = try container.decodeIfPresent(String.self, forKey: .callback) ?? id
        isLater = try isSet(.later)
        body = try container.decodeIfPresent([ListenerStep].self, forKey: .body) ?? []
    }
}
