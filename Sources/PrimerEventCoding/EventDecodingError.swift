public import PrimerEvents

/// Why a line or a detail is not the event that it should be, and where.
///
/// It says what was expected and the kind of what was found, never the value; names in it are names of the catalogue,
/// never names that a page chose. It may be logged.
public struct EventDecodingError: Error, Sendable, Hashable {
    /// What is wrong.
    public enum Problem: Sendable, Hashable {
        /// The line is no JSON, or more of it than the limits allow.
        case notJSON(JSONParsingError)
        /// The field is not there.
        case missing(Expectation)
        /// The field holds something else.
        case unexpected(Expectation, found: JSONValue.Kind)
    }

    /// What a field should hold.
    public typealias Expectation = FieldExpectation

    /// The number of the line in the session, from 1, counting empty lines; `nil` outside a session.
    public internal(set) var line: Int?

    /// The name of the event, where it is one of the catalogue.
    public internal(set) var event: String?

    /// The field, from the line or message inwards.
    public internal(set) var path: FieldPath

    /// What is wrong with the field, or with the whole line where the path is empty.
    public let problem: Problem

    init(_ problem: Problem) {
        self.problem = problem
        path = FieldPath()
    }

    init(_ error: RecordError) {
        problem =
            switch error.problem {
            case .missing(let expectation): .missing(expectation)
            case .unexpected(let expectation, let found): .unexpected(expectation, found: found)
            }
        path = error.path
    }

    /// This error with the event that it is about.
    func about(_ event: String?) -> EventDecodingError {
        var error = self
        error.event = event
        return error
    }

    /// This error with the line that it is about.
    func onLine(_ line: Int) -> EventDecodingError {
        var error = self
        error.line = line
        return error
    }
}

extension EventDecodingError: CustomStringConvertible {
    /// One line, as in `line 7: primer:payment-success: detail.payment.id: expected a string, found a number`.
    public var description: String {
        var parts: [String] = []
        if let line { parts.append("line \(line)") }
        if let event { parts.append(event) }
        if !path.components.isEmpty { parts.append(path.description) }
        parts.append(problem.description)
        return parts.joined(separator: ": ")
    }
}

extension EventDecodingError.Problem: CustomStringConvertible {
    /// What was expected and the kind of what was found.
    public var description: String {
        switch self {
        case .notJSON(let error): error.description
        case .missing(let expectation): "expected \(expectation), found nothing"
        case .unexpected(let expectation, let kind): "expected \(expectation), found \(kind.withArticle)"
        }
    }
}

extension JSONValue.Kind {
    fileprivate var withArticle: String {
        switch self {
        case .null: "null"
        case .bool: "a bool"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}
