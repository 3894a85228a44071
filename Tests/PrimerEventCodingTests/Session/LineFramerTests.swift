import PrimerEventCoding
import Testing

@Suite("Framing lines")
struct LineFramerTests {
    static let inputs: [(input: String, lines: [String])] = [
        ("", []),
        ("\n", []),
        ("a", ["1 a"]),
        ("a\n", ["1 a"]),
        ("a\r\n", ["1 a"]),
        ("a\nb", ["1 a", "2 b"]),
        ("a\r\nb\r\n", ["1 a", "2 b"]),
        ("a\n\n \t\n\r\nb\n", ["1 a", "5 b"]),
        ("a\rb\n", ["1 a\rb"]),
        ("a\r\r\n", ["1 a\r"]),
        ("a\r", ["1 a"]),
        ("a\u{2028}b\u{2029}c\u{85}d\u{b}e\u{c}f\ng", ["1 a\u{2028}b\u{2029}c\u{85}d\u{b}e\u{c}f", "2 g"]),
        ("12345678\n", ["1 12345678"]),
        ("12345678\r\n", ["1 12345678"]),
        ("123456789\nb\n", ["1 too long", "2 b"]),
        ("12345678901234567890123456789012345\r\nb", ["1 too long", "2 b"]),
        ("a\n123456789", ["1 a", "2 too long"]),
        ("a\n1234567890123", ["1 a", "2 too long"]),
        ("12345678\rx\nb", ["1 too long", "2 b"]),
        ("         \nb", ["1 too long", "2 b"]),
    ]

    @Test("Bytes in one piece become lines", arguments: inputs)
    func onePiece(input: String, lines: [String]) {
        #expect(framed([Array(input.utf8)]) == lines)
    }

    @Test("The same bytes cut anywhere become the same lines", arguments: inputs)
    func pieces(input: String, lines: [String]) {
        let bytes = Array(input.utf8)
        for first in 0...bytes.count {
            for second in first...bytes.count {
                let pieces = [bytes[..<first], bytes[first..<second], bytes[second...]].map(Array.init)
                #expect(framed(pieces) == lines)
            }
        }
        #expect(framed(bytes.map { [$0] }) == lines)
    }

    @Test("After the end a framer begins anew")
    func anew() {
        var framer = LineFramer(bytesPerLine: 8)
        _ = framer.push(Array("a\nmuch too long".utf8))
        #expect(framer.finish() == nil)
        #expect(framer.push(Array("b\n".utf8)).map(\.number) == [1])
    }

    /// The lines as `number text`, framed with a limit of 8 bytes.
    private func framed(_ pieces: [[UInt8]]) -> [String] {
        var framer = LineFramer(bytesPerLine: 8)
        // U+2028 and its like take three bytes each, so inputs that hold them need more room.
        if pieces.joined().contains(0xE2) { framer = LineFramer(bytesPerLine: 80) }
        var lines = pieces.flatMap { framer.push($0) }
        if let last = framer.finish() { lines.append(last) }
        return lines.map { line in
            "\(line.number) \(line.bytes.map { String(decoding: $0, as: UTF8.self) } ?? "too long")"
        }
    }

    @Test func `neither a framer nor a line shows bytes, which may be personal data`() {
        var framer = LineFramer()
        let lines = framer.push(Array("CANARY\nCANARY".utf8))
        var text = "\(lines) \(framer) \(String(reflecting: lines)) \(String(reflecting: framer))"
        dump(lines, to: &text)
        dump(framer, to: &text)
        dump(SessionReader(), to: &text)
        #expect(text.contains("Line(number: 1, bytes: 6)"))
        #expect(!text.contains("67"))
        #expect(!text.contains("CANARY"))
    }
}
