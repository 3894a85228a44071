/// Why scenarios cannot be read or run: where, and what is wrong.
public struct ScenarioError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The place and the problem, in one line.
    public let description: String
}
