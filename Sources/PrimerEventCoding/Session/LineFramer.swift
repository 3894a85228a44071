public import PrimerEvents

/// Cuts bytes, given in pieces of any size, into lines.
///
/// A line ends with LF or CRLF, the last one with either or with the end of the input. Only these bytes count: U+2028 or
/// U+0085 inside a string is data. A line without anything but spaces and tabs is skipped, but counted. A line longer than
/// the limit is reported once, when that is known, and passed over; the next line is framed as usual. No more than one
/// line's worth of bytes is ever kept.
public struct LineFramer: Sendable {
    /// A line with its number, from 1.
    public struct Line: Sendable, Hashable {
        /// The number of the line, from 1, counting empty ones.
        public let number: Int
        /// The bytes without the line end; `nil` for a line longer than the limit.
        public let bytes: [UInt8]?
    }

    private let limit: Int
    /// The beginning of a line whose end has not come yet: `limit + 1` bytes at most, the last for a CR.
    private var pending: [UInt8] = []
    /// The line in progress was reported as too long.
    private var isPassingOver = false
    private var number = 1

    /// A framer for lines of at most so many bytes, line end not counted.
    public init(bytesPerLine: Int = CodingLimits.default.bytesPerLine) {
        limit = CodingLimits(bytesPerLine: bytesPerLine).bytesPerLine
    }

    /// The lines that end in `bytes`.
    public mutating func push(_ bytes: some Collection<UInt8>) -> [Line] {
        var lines: [Line] = []
        push(bytes) { number, line in lines.append(Line(number: number, bytes: line.map(Array.init))) }
        return lines
    }

    /// The last line, if it had no line end; the framer then starts anew.
    public mutating func finish() -> Line? {
        var last: Line?
        finish { number, line in last = Line(number: number, bytes: line.map(Array.init)) }
        return last
    }

    static let lineFeed = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")

    // MARK: - In place

    /// One line: its number, and its bytes during the call only, or `nil` if it is too long.
    typealias Visitor = (_ number: Int, _ bytes: UnsafeBufferPointer<UInt8>?) -> Void

    /// Visits the lines that end in `bytes`; a line that lies in one piece is not copied.
    mutating func push(_ bytes: some Collection<UInt8>, visit: Visitor) {
        let done: Void? = bytes.withContiguousStorageIfAvailable { frame($0, visit) }
        if done == nil { Array(bytes).withUnsafeBufferPointer { frame($0, visit) } }
    }

    /// Visits the last line, if it had no line end.
    mutating func finish(visit: Visitor) {
        if !isPassingOver { pending.withUnsafeBufferPointer { [number, limit] in Self.end($0, number, limit, visit) } }
        self = LineFramer(bytesPerLine: limit)
    }

    private mutating func frame(_ bytes: UnsafeBufferPointer<UInt8>, _ visit: Visitor) {
        var start = 0
        for index in bytes.indices where bytes[index] == Self.lineFeed {
            // Safe: `start <= index < count`, both inside `bytes`.
            endLine(with: UnsafeBufferPointer(rebasing: bytes[start..<index]), visit)
            start = index + 1
        }
        // Safe: `start <= count`.
        keep(UnsafeBufferPointer(rebasing: bytes[start...]), visit)
    }

    private mutating func endLine(with rest: UnsafeBufferPointer<UInt8>, _ visit: Visitor) {
        if !isPassingOver, pending.isEmpty {
            Self.end(rest, number, limit, visit)
        } else {
            keep(rest, visit)
            if !isPassingOver {
                pending.withUnsafeBufferPointer { [number, limit] in Self.end($0, number, limit, visit) }
            }
        }
        pending.removeAll(keepingCapacity: true)
        isPassingOver = false
        number += 1
    }

    /// Adds to the line in progress, unless it gets too long.
    private mutating func keep(_ bytes: UnsafeBufferPointer<UInt8>, _ visit: Visitor) {
        if isPassingOver { return }
        if bytes.count > limit + 1 - pending.count {
            isPassingOver = true
            pending = []
            visit(number, nil)
        } else {
            pending.append(contentsOf: bytes)
        }
    }

    /// Visits a line whose end is known.
    private static func end(_ bytes: UnsafeBufferPointer<UInt8>, _ number: Int, _ limit: Int, _ visit: Visitor) {
        let hasReturn = bytes.last == carriageReturn
        // Safe: one less than `count` where there is a last byte.
        let line = hasReturn ? UnsafeBufferPointer(rebasing: bytes.dropLast()) : bytes
        if line.count > limit {
            visit(number, nil)
        } else if line.contains(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }) {
            visit(number, line)
        }
    }
}

extension LineFramer: CustomStringConvertible, CustomReflectable {
    /// Where it is, without the bytes of the line in progress.
    public var description: String { "LineFramer(line: \(number))" }

    /// A mirror of what `description` shows.
    public var customMirror: Mirror { Mirror(self, children: ["line": number], displayStyle: .struct) }
}

extension LineFramer.Line: CustomStringConvertible, CustomReflectable {
    /// The number of the line and how many bytes it has, which may be personal data.
    public var description: String { "Line(number: \(number), bytes: \(bytes.map { "\($0.count)" } ?? "too many"))" }

    /// A mirror of what `description` shows.
    public var customMirror: Mirror {
        Mirror(self, children: ["number": number, "count": bytes?.count as Any], displayStyle: .struct)
    }
}
