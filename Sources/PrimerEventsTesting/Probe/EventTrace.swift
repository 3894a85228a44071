/// Lines that say what was heard, one for each call of a listener: what a test compares.
///
/// Written as a string, it is read line by line; spaces around a line and empty lines do not count. Two traces are equal if
/// their lines are. As it is a collection of lines, `#expect(probe.trace == "...")` names the lines that differ.
public struct EventTrace: Sendable, Hashable, RandomAccessCollection {
    /// The lines in order.
    public let lines: [String]

    /// A trace of these lines.
    public init(_ lines: [String]) { self.lines = lines }

    /// The lines of a text.
    public init(_ text: String) {
        self.init(
            text.split(whereSeparator: \.isNewline).map { line in
                String(line.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
            }.filter { !$0.isEmpty })
    }

    /// The number of the first line, 0.
    public var startIndex: Int { 0 }

    /// How many lines there are.
    public var endIndex: Int { lines.count }

    /// One line.
    public subscript(position: Int) -> String { lines[position] }
}

extension EventTrace: ExpressibleByStringInterpolation, ExpressibleByArrayLiteral {
    /// The lines of a text.
    public init(stringLiteral text: String) { self.init(text) }

    /// A trace of these lines.
    public init(arrayLiteral lines: String...) { self.init(lines) }
}

extension EventTrace: CustomStringConvertible, CustomDebugStringConvertible {
    /// The lines, each on its own.
    public var description: String { lines.joined(separator: "\n") }

    /// The same as `description`.
    public var debugDescription: String { description }
}
