public import PrimerEvents

/// Why a line is not a native state, and where.
///
/// It says what was expected and the kind of what was found, never the value. It may be logged.
public struct StateLineError: Error, Sendable, Hashable {
    /// What is wrong.
    public enum Problem: Sendable, Hashable {
        /// The line is no JSON, or more of it than the limits allow.
        case notJSON(JSONParsingError)
        /// The member is not there.
        case missing(expected: String)
        /// The member holds something else.
        case unexpected(expected: String, found: JSONValue.Kind)
    }

    /// The number of the line, from 1, counting empty lines; `nil` outside a file.
    public private(set) var line: Int?

    /// The member, from the line inwards, as in `clientSession.lineItems[0].amount`.
    public private(set) var path = ""

    /// What is wrong with the member, or with the whole line where the path is empty.
    public let problem: Problem

    init(_ problem: Problem) { self.problem = problem }

    init(expected: String, found: JSONValue) {
        problem = .unexpected(expected: expected, found: found.kind)
    }

    /// This error as seen from the object that holds the member.
    func inside(_ name: String) -> StateLineError {
        var error = self
        error.path = path.isEmpty || path.hasPrefix("[") ? name + path : "\(name).\(path)"
        return error
    }

    /// This error as seen from the array that holds the element.
    func inside(element index: Int) -> StateLineError {
        var error = self
        error.path = path.isEmpty || path.hasPrefix("[") ? "[\(index)]\(path)" : "[\(index)].\(path)"
        return error
    }

    func onLine(_ line: Int) -> StateLineError {
        var error = self
        error.line = line
        return error
    }
}

extension StateLineError: CustomStringConvertible {
    /// One line, as in `line 3: error.errorId: expected a string, found a number`.
    public var description: String {
        let place = (line.map { ["line \($0)"] } ?? []) + (path.isEmpty ? [] : [path])
        return (place + [problem.description]).joined(separator: ": ")
    }
}

extension StateLineError.Problem: CustomStringConvertible {
    /// What was expected and the kind of what was found.
    public var description: String {
        switch self {
        case .notJSON(let error): error.description
        case .missing(let expected): "expected \(expected), found nothing"
        case .unexpected(let expected, let found): "expected \(expected), found \(found.withArticle)"
        }
    }
}

extension JSONValue.Kind {
    fileprivate var withArticle: String {
        switch self {
        case .null: rawValue
        case .array, .object: "an \(rawValue)"
        case .bool, .number, .string: "a \(rawValue)"
        }
    }
}
