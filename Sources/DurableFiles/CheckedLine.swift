/// A line with a checksum: eight hexadecimal digits, a space, the text.
///
/// It is written with a line end before and after it. So it stays a line of its own behind one that was cut off, and one
/// byte that changes, also where it is a line end, damages one line only.
package enum CheckedLine {
    /// The bytes to write for a text, which must hold no line end.
    package static func bytes(of text: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count + overhead)
        bytes.append(lineEnd)
        let checksum = Checksum.of(text[...])
        for shift in stride(from: 28, through: 0, by: -4) { bytes.append(digits[Int(checksum >> UInt32(shift) & 0xF)]) }
        bytes.append(space)
        bytes += text
        bytes.append(lineEnd)
        return bytes
    }

    /// The text of a line without its line ends, unless it is damaged.
    package static func text(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard line.count > 9, line[line.startIndex + 8] == space else { return nil }
        var checksum: UInt32 = 0
        for byte in line.prefix(8) {
            guard let digit = digits.firstIndex(of: byte) else { return nil }
            checksum = checksum << 4 | UInt32(digit)
        }
        let text = line.dropFirst(9)
        return Checksum.of(text) == checksum ? text : nil
    }

    /// How many bytes are written beside the text.
    package static let overhead = 11

    private static let lineEnd: UInt8 = 0x0A
    private static let space: UInt8 = 0x20
    private static let digits = Array("0123456789abcdef".utf8)
}
