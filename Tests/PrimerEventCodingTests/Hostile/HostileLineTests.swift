import PrimerEventCoding
import PrimerEventsTesting
import SessionSupport
import Testing

/// Each hostile line is an error for that line, with its text, and its neighbours are read.
@Suite("Hostile lines")
struct HostileLineTests {
    @Test(
        "A bad line is one error with its place, and its neighbours are read, also on a stack of 512 KB",
        arguments: HostileLine.texts + HostileLine.lines + HostileLine.lifecycle + HostileLine.payment
            + HostileLine.cardAndVault + HostileLine.formerShapes)
    func neighbours(line: HostileLine) async {
        let newline = Array("\n".utf8)
        let good = Array(HostileLine.good.utf8)
        let entries = await onSmallStack {
            SessionReader.read(good + newline + line.bytes + newline + good).map(text)
        }
        #expect(entries == ["1 primer:dialog-open", "line 2: \(line.error)", "1 primer:dialog-open"])
    }

    @Test("A line of 50 MB in pieces is one error, of which no more than the limit is kept")
    func longLine() async {
        let entries = await onSmallStack {
            var reader = SessionReader()
            let piece = Array(repeating: UInt8(ascii: "x"), count: 1 << 20)
            var entries = reader.push(Array((HostileLine.good + "\n{\"CANARY\":\"").utf8))
            for _ in 0..<50 { entries += reader.push(piece) }
            entries += reader.push(Array(("\"}\n" + HostileLine.good).utf8))
            if let last = reader.finish() { entries.append(last) }
            return entries.map(text)
        }
        #expect(
            entries == [
                "1 primer:dialog-open", "line 2: exceeds a limit: more than 1048576 bytes", "1 primer:dialog-open",
            ])
    }

    @Test("Duplicate keys are no error: the last counts")
    func duplicates() throws {
        let line = HostileLine.event("primer:bin-data-loading-change", #"{"loading":"CANARY","loading":true}"#)
        let entry = try #require(SessionReader.read(line.utf8).first)
        #expect(text(entry) == "1 primer:bin-data-loading-change")
    }

    @Test("Random damage to any byte gives an entry for every line and never a trap", arguments: 1...20)
    func damage(seed: Int) throws {
        var random = SplitMix(seed: UInt64(seed))
        let lines = try Sessions.allBytes().split(separator: UInt8(ascii: "\n"))
        for _ in 1...4 {
            var bytes: [UInt8] = []
            for line in lines {
                var damaged = Array(line)
                for _ in 0...Int.random(in: 0...3, using: &random) {
                    let byte = UInt8.random(in: 0x0B...0xFF, using: &random)
                    damaged[Int.random(in: damaged.indices, using: &random)] = byte
                }
                if Bool.random(using: &random) { damaged.removeLast(Int.random(in: 0..<damaged.count, using: &random)) }
                bytes += damaged + [UInt8(ascii: "\n")]
            }
            #expect(SessionReader.read(bytes).count == lines.count)
        }
    }
}
