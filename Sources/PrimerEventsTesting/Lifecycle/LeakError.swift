public import Foundation

/// What outlived its time.
public struct LeakError: Error, Sendable, Hashable {
    /// The names of objects that are still there.
    public let objects: [String]

    /// The nodes whose listeners did not go.
    public let listeners: [Listeners]

    /// How many listeners a node has, and should have.
    public struct Listeners: Sendable, Hashable {
        /// The name of the node.
        public let node: String
        /// How many there were when the node was first looked at.
        public let expected: Int
        /// How many there are.
        public let found: Int
    }

    var isEmpty: Bool { objects.isEmpty && listeners.isEmpty }
}

extension LeakError: CustomStringConvertible {
    /// What is left, and what usually keeps it.
    public var description: String {
        var lines = objects.map { "\($0) is still there: a closure, a task or a cycle keeps it" }
        lines += listeners.map {
            "\($0.node) has listeners left, \($0.found) where \($0.expected) were: give them an `owner:` or a `signal:`, "
                + "or remove them"
        }
        return lines.joined(separator: "\n")
    }
}

extension LeakError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}
