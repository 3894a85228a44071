import Foundation
import PrimerEventCoding
import PrimerEvents
import PrimerEventsTesting
import SessionSupport
import Testing

/// The same bytes in other pieces, or with other line ends, are the same events.
@Suite("Sessions in pieces")
struct SessionPiecesTests {
    @Test("CRLF, empty lines, no last line end and a byte order mark change nothing")
    func lineEnds() throws {
        let plain = try Sessions.bytes(of: "card-success")
        let expected = SessionReader.read(plain)
        let text = String(decoding: plain, as: UTF8.self)
        let inCRLF = text.replacingOccurrences(of: "\n", with: "\r\n")
        let spaced = "\n\r\n" + text.replacingOccurrences(of: "\n", with: "\n \t\n\n")
        for variant in [inCRLF, spaced, String(text.dropLast()), String(inCRLF.dropLast()), "\u{feff}" + text] {
            #expect(SessionReader.read(variant.utf8) == expected)
        }
    }

    @Test("A byte order mark further on is no JSON")
    func laterByteOrderMark() {
        #expect(
            SessionReader.read("\n\u{feff}{}".utf8).map(text) == [
                "line 2: no valid JSON at byte 0: unexpected character"
            ])
    }

    @Test("U+2028 inside a string is data")
    func lineSeparator() throws {
        let line = #"{"seq":1,"answerTo":2,"name":"a\#u{2028}b\#u{2029}c\#u{85}d","arguments":[],"timeStamp":3}"#
        let entries = SessionReader.read((line + "\n" + line).utf8)
        #expect(entries.map(text) == ["1 a\u{2028}b\u{2029}c\u{85}d", "1 a\u{2028}b\u{2029}c\u{85}d"])
    }

    @Test("Every cut of three lines gives the same entries")
    func everyCut() throws {
        let bytes = Array(
            """
            {"seq":1,"answerTo":2,"name":"caf\u{e9}","arguments":[],"timeStamp":3}\r
            {"seq":
            {"seq":2,"answerTo":2,"name":"\u{1f600}","arguments":[],"timeStamp":3}
            """.utf8)
        let expected = SessionReader.read(bytes)
        #expect(
            expected.map(text) == [
                "1 caf\u{e9}", "line 2: no valid JSON at byte 7: the text ends too early", "2 \u{1f600}",
            ])
        for cut in 0...bytes.count {
            #expect(entries(of: [Array(bytes[..<cut]), Array(bytes[cut...])]) == expected)
        }
    }

    /// 10,000 splits, of one session after the other.
    @Test(
        "Any pieces of any session give the same entries", arguments: Sessions.names + [Sessions.legacy])
    func randomPieces(session: String) throws {
        let bytes = try Sessions.bytes(of: session)
        let expected = SessionReader.read(bytes)
        var random = SplitMix(seed: UInt64(bytes.count))
        for _ in 1...910 {
            let cuts = (0...Int.random(in: 0...8, using: &random)).map { _ in
                Int.random(in: 0...bytes.count, using: &random)
            }
            var pieces: [[UInt8]] = []
            var start = 0
            for cut in cuts.sorted() + [bytes.count] {
                pieces.append(Array(bytes[start..<cut]))
                start = cut
            }
            #expect(entries(of: pieces) == expected)
        }
    }

    @Test("All sessions byte by byte give the same entries")
    func byteByByte() throws {
        let bytes = try Sessions.allBytes() + Sessions.bytes(of: Sessions.legacy)
        #expect(entries(of: bytes.map { [$0] }) == SessionReader.read(bytes))
    }

    @Test("A line over the limit is one error, and the next is read")
    func overLongLine() throws {
        let limits = CodingLimits(bytesPerLine: 400)
        let long = #"{"seq":1,"junk":""# + String(repeating: "x", count: 100_000) + "\"}\n"
        let good = #"{"seq":2,"answerTo":1,"name":"continue","arguments":[],"timeStamp":3}"#
        let bytes = Array((long + good).utf8)
        let expected = ["line 1: exceeds a limit: more than 400 bytes", "2 continue"]
        #expect(SessionReader.read(bytes, limits: limits).map(text) == expected)
        #expect(entries(of: bytes.map { [$0] }, limits: limits).map(text) == expected)
    }

    private func entries(of pieces: [[UInt8]], limits: CodingLimits = .default) -> [SessionReader.Entry] {
        var reader = SessionReader(limits: limits)
        var entries = pieces.flatMap { reader.push($0) }
        if let last = reader.finish() { entries.append(last) }
        return entries
    }
}
