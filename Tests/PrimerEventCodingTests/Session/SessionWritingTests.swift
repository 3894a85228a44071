import PrimerEventCoding
import PrimerEvents
import SessionSupport
import Testing

@Suite("Writing sessions")
struct SessionWritingTests {
    @Test(
        "A line of a current session that is read and written is the same JSON", arguments: Sessions.names
    )
    func sameValues(session: String) throws {
        let lines = try Sessions.bytes(of: session).split(separator: UInt8(ascii: "\n"))
        #expect(!lines.isEmpty)
        for line in lines {
            #expect(try SessionLine(decoding: line).json == JSONValue(parsing: line))
        }
    }

    @Test("A current session is written byte for byte as it was recorded", arguments: Sessions.names)
    func sameBytes(session: String) throws {
        let bytes = try Sessions.bytes(of: session)
        let written = try SessionReader.read(bytes).flatMap { try $0.get().bytes }
        #expect(String(decoding: written, as: UTF8.self) == String(decoding: bytes, as: UTF8.self))
    }

    @Test("A random line that is written and read is the same", arguments: RandomDetails.byName.keys.sorted())
    func roundTrip(name: String) throws {
        let make = try #require(RandomDetails.byName[name])
        for seed in 1...20 as ClosedRange<UInt64> {
            var values = RandomValues(seed: seed)
            let flags = EventInit(rawValue: UInt8(values.below(8)))
            let time = values.maybe { Double($0.integer()) / 1024 }
            let line = SessionLine.event(
                SessionEvent(
                    seq: values.integer(), event: DecodedEvent(make(&values), flags: flags, timeStamp: time),
                    checkout: values.maybe { $0.text() }, path: values.list(upTo: 4) { $0.text() },
                    answers: values.list(upTo: 3) { $0.text() }))
            #expect(try SessionLine(decoding: line.bytes) == line, "seed \(seed)")
        }
    }

    @Test("A random answer that is written and read is the same", arguments: 1...20 as ClosedRange<UInt64>)
    func answer(seed: UInt64) throws {
        var values = RandomValues(seed: seed)
        let line = SessionLine.answer(
            SessionAnswer(
                seq: values.integer(), answerTo: values.integer(), name: values.text(),
                arguments: values.list(upTo: 3) { $0.json() }, timeStamp: Double(values.integer()) / 8))
        #expect(try SessionLine(decoding: line.bytes) == line)
    }

    @Test("A line ends with the one LF that is in it")
    func oneLine() {
        let bytes = SessionLine.event(
            SessionEvent(seq: 1, event: DecodedEvent(CardSubmit(source: "a\nb\r\n")), checkout: nil, path: [])
        ).bytes
        #expect(bytes.last == UInt8(ascii: "\n"))
        #expect(bytes.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } == 1)
    }

    @Test("What an event does not have is left out of its line")
    func leftOut() {
        let event = SessionEvent(
            seq: 7, event: DecodedEvent(UnknownEvent(name: "primer:new")), checkout: nil, path: ["window"])
        let flags = #""bubbles":true,"composed":true,"cancelable":false"#
        #expect(
            SessionLine.event(event).json.text == #"{"seq":7,"type":"primer:new",\#(flags),"path":["window"]}"#)
    }

    @Test(
        "A time is written as JavaScript writes a number, and left out where it is none",
        arguments: [
            (0, "0"), (7.5, "7.5"), (15, "15"), (-3, "-3"), (0x1p53, "9007199254740992"), (1e300, "1e+300"),
            (nil, nil), (.infinity, nil), (-.infinity, nil), (.nan, nil),
        ] as [(Double?, String?)])
    func time(time: Double?, text: String?) throws {
        var answer = SessionAnswer(seq: 1, answerTo: 1, name: "n", arguments: [], timeStamp: 1)
        answer.timeStamp = time
        let event = SessionEvent(
            seq: 1, event: DecodedEvent(DialogOpen(), timeStamp: time), checkout: nil, path: [])
        for line in [SessionLine.answer(answer), .event(event)] {
            #expect(line.json.objectValue?["timeStamp"]?.text == text)
            #expect(try SessionLine(decoding: line.bytes).json == line.json)
        }
    }
}
