import PrimerEventCoding
import PrimerEvents

/// A session in pieces: the first byte says how long a line may be, the second how the rest is cut.
enum FramerTarget {
    @Sendable static func test(_ input: [UInt8]) {
        guard input.count > 2 else { return }
        let limits = CodingLimits(bytesPerLine: input[0] == 0 ? CodingLimits.default.bytesPerLine : Int(input[0]) * 8)
        let pieces = pieces(of: Array(input.dropFirst(2)), cutBy: input[1])

        var whole = LineFramer(bytesPerLine: limits.bytesPerLine)
        var cut = LineFramer(bytesPerLine: limits.bytesPerLine)
        let lines = whole.push(Array(pieces.joined())) + [whole.finish()].compactMap(\.self)
        let linesOfPieces = pieces.flatMap { cut.push($0) } + [cut.finish()].compactMap(\.self)
        require(lines == linesOfPieces, "any pieces are the same lines")
        require(lines.allSatisfy { ($0.bytes?.count ?? 0) <= limits.bytesPerLine }, "no line is longer than the limit")
        require(zip(lines, lines.dropFirst()).allSatisfy { $0.number < $1.number }, "the numbers of lines go up")

        var reader = SessionReader(limits: limits)
        let entries = pieces.flatMap { reader.push($0) } + [reader.finish()].compactMap(\.self)
        require(
            entries == SessionReader.read(Array(pieces.joined()), limits: limits), "any pieces are the same entries")
        require(entries.count == lines.count, "each line is one entry")
    }

    /// Pieces of 0 to 255 bytes, as many as there are; 0 cuts nowhere.
    private static func pieces(of bytes: [UInt8], cutBy seed: UInt8) -> [[UInt8]] {
        guard seed > 0 else { return [bytes] }
        var pieces: [[UInt8]] = []
        var start = 0
        var length = Int(seed)
        while start < bytes.count {
            let end = min(start + length, bytes.count)
            pieces.append(Array(bytes[start..<end]))
            start = end
            length = (length * 73 + Int(seed)) % 256
            if length == 0, seed.isMultiple(of: 2) { length = 1 }
        }
        return pieces
    }
}
