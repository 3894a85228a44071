import Foundation
import PrimerEventCoding
import PrimerEvents

extension Case {
    /// The recorded sessions, read and written.
    static var coding: [Case] { [decoding, encoding] }

    private static var decoding: Case {
        let lines = Sessions.lines(of: Sessions.bytes)
        return comparison(
            "decode the recorded sessions", per: "line", count: lines.count, with: "JSONDecoder",
            goals: .ratio(1 / 0.7)
        ) {
            let bytes = Sessions.bytes
            return ({ consume(SessionReader.read(bytes).count) }, { consume(PlainLine.decode(lines)) })
        }
    }

    private static var encoding: Case {
        let lines = Sessions.lines(of: Sessions.bytes)
        return comparison(
            "encode the recorded sessions", per: "line", count: lines.count, with: "JSONEncoder"
        ) {
            let read = SessionReader.read(Sessions.bytes).compactMap { try? $0.get() }
            let plain = PlainLine.decoded(lines)
            return ({ for line in read { consume(line.bytes.count) } }, { PlainLine.encode(plain) })
        }
    }
}
