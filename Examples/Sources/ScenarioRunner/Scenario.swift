/// A scenario: a tree, listeners, steps, and the trace that a browser left behind when it ran them.
///
/// Scenarios are data. What one means is what a browser does with it, written down in its `expected` trace.
public struct Scenario: Sendable {
    /// What the scenario is called; its position in the file where the file gives it no name.
    public internal(set) var name: String

    let tree: [ScenarioNode]
    let listeners: [ScenarioListener]
    let steps: [TreeStep]
    let expected: [TraceEntry]

    /// How deep dispatches may nest; deeper ones are skipped.
    let maxDepth: Int
}

extension Scenario: CustomStringConvertible {
    /// The name of the scenario.
    public var description: String { name }
}

extension Scenario: Decodable {
    private enum Key: String, CodingKey {
        case name, tree, listeners, steps, expected, maxDepth
    }

    /// Reads a scenario in the recorded format.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        name = try container.decodeIfPresent(String.self, forKey: .name) ?? ""
        tree = try container.decode([ScenarioNode].self, forKey: .tree)
        listeners = try container.decode([ScenarioListener].self, forKey: .listeners)
        steps = try container.decode([TreeStep].self, forKey: .steps)
        expected = try container.decode([TraceEntry].self, forKey: .expected)
        maxDepth = try container.decodeIfPresent(Int.self, forKey: .maxDepth) ?? 3
    }
}
