/// A node of a scenario's tree, in the order in which nodes are made.
struct ScenarioNode: Sendable {
    enum Kind: Sendable {
        case element(parent: String?)
        case slot(name: String, parent: String?)
        case shadowRoot(host: String, mode: Mode)
    }

    enum Mode: String, Sendable, Decodable {
        case open, closed
    }

    let id: String
    let kind: Kind

    /// The slot that the node asks for in the shadow tree of its parent.
    let slot: String
}

extension ScenarioNode: Decodable {
    private enum Key: String, CodingKey {
        case id, kind, parent, host, mode, name, slot
    }

    private enum KindName: String, Decodable {
        case element, slot, shadow
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        id = try container.decode(String.self, forKey: .id)
        slot = try container.decodeIfPresent(String.self, forKey: .slot) ?? ""
        let parent = try container.decodeIfPresent(String.self, forKey: .parent)
        switch try container.decodeIfPresent(KindName.self, forKey: .kind) ?? .element {
        case .element:
            kind = .element(parent: parent)
        case .slot:
            kind = .slot(name: try container.decodeIfPresent(String.self, forKey: .name) ?? "", parent: parent)
        case .shadow:
            let mode = try container.decodeIfPresent(Mode.self, forKey: .mode) ?? .open
            kind = .shadowRoot(host: try container.decode(String.self, forKey: .host), mode: mode)
        }
    }
}
