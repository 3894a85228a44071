/// What a field should hold.
public enum FieldExpectation: Sendable, Hashable {
    /// Any value.
    case anything
    /// Text.
    case string
    /// `true` or `false`.
    case bool
    /// A number without fraction that fits 64 bits.
    case wholeNumber
    /// A number that a `Double` can hold.
    case finiteNumber
    /// Values in order.
    case array
    /// Named values.
    case object
    /// One of a few texts.
    case oneOf([String])
    /// That, or `null`.
    indirect case orNull(FieldExpectation)
}

extension FieldExpectation: CustomStringConvertible {
    /// The expectation with its article, as in `a whole number that fits 64 bits`.
    public var description: String {
        switch self {
        case .anything: "a value"
        case .string: "a string"
        case .bool: "true or false"
        case .wholeNumber: "a whole number that fits 64 bits"
        case .finiteNumber: "a finite number"
        case .array: "an array"
        case .object: "an object"
        case .oneOf(let texts): "one of \(texts.joined(separator: ", "))"
        case .orNull(let expectation): "\(expectation) or null"
        }
    }
}

/// Why JSON is not the record that it should be, and where; never what it holds.
package struct RecordError: Error, Sendable {
    /// What is wrong.
    package enum Problem: Sendable {
        /// The field is not there.
        case missing(FieldExpectation)
        /// The field holds something else.
        case unexpected(FieldExpectation, found: JSONValue.Kind)
    }

    /// What is wrong with the field.
    package let problem: Problem

    /// The field, from the record inwards.
    package private(set) var path = FieldPath()

    package init(_ problem: Problem) { self.problem = problem }

    /// This error as seen from the object that holds the field. The name is one of a table, never one that a page chose.
    package func inside(_ name: FieldName) -> RecordError { enclosed(in: .member(name.text)) }

    /// This error as seen from the array that holds the element.
    package func inside(element index: Int) -> RecordError { enclosed(in: .element(index)) }

    /// The same error for a field that may be `null`; an error further in stays as it is.
    package func expectingNullToo() -> RecordError {
        guard path.components.isEmpty, case .unexpected(let expectation, let kind) = problem else { return self }
        return RecordError(.unexpected(.orNull(expectation), found: kind))
    }

    private func enclosed(in component: FieldPath.Component) -> RecordError {
        var error = self
        error.path.enclose(in: component)
        return error
    }
}

/// The name of a field, written as a literal.
package struct FieldName: Sendable, ExpressibleByStringLiteral {
    /// The name as a text.
    package let text: String
    /// The name as it is compared with the bytes of a text.
    let literal: StaticString

    package init(stringLiteral literal: StaticString) {
        self.literal = literal
        text = literal.description
    }
}
