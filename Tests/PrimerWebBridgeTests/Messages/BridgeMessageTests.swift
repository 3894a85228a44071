import PrimerEventCoding
import PrimerEvents
import PrimerEventsTesting
import PrimerWebBridge
import Testing

/// Reading a message: a pure function that takes any text.
struct BridgeMessageTests {
    /// What a message was read as, in a word.
    private static func word(_ text: String, limits: CodingLimits = .default) -> String {
        do {
            let message = try BridgeMessage(reading: text, limits: limits)
            return switch message.body {
            case .start: "start"
            case .end: "end"
            case .event(let event, let isHeld): "\(event.event.type)\(isHeld ? ", held" : "")"
            case .answer(let answer): "\(answer.name) to \(answer.answerTo)"
            case .returned(let call, let value, let failed): "\(call) \(failed ? "failed" : "\(value?.text ?? "-")")"
            case .unreadable(let refusal, let isHeld): "\(refusal)\(isHeld ? " held" : "")"
            }
        } catch {
            return error.description
        }
    }

    private static let page = "\"page\":\"\(Bench.page)\""

    @Test(arguments: [
        ("{\(page),\"seq\":1,\"start\":1}", "start"),
        ("{\(page),\"seq\":9,\"end\":true}", "end"),
        (Bench.event(2, "primer:dialog-open", nil).text, "primer:dialog-open"),
        (Bench.event(2, "primer:strange", 1, held: true).text, "primer:strange, held"),
        ("{\(page),\"seq\":3,\"answerTo\":2,\"name\":\"continue\",\"arguments\":[],\"timeStamp\":1}", "continue to 2"),
        ("{\(page),\"seq\":3,\"returned\":2,\"value\":[1]}", "2 [1]"),
        ("{\(page),\"seq\":3,\"returned\":2}", "2 -"),
        ("{\(page),\"seq\":3,\"returned\":2,\"failed\":true}", "2 failed"),
    ])
    func `a message is read`(text: String, word: String) {
        #expect(Self.word(text) == word)
    }

    private static let noMessage = "A message from a web page was refused: not a message of the page script."

    @Test(arguments: [
        "null", "1", "[]", "\"x\"", "{}", "{\"seq\":1,\"start\":1}", "{\(page),\"start\":1}",
        "{\(page),\"seq\":0,\"start\":1}", "{\(page),\"seq\":-1,\"start\":1}", "{\(page),\"seq\":1.5,\"start\":1}",
        "{\(page),\"seq\":\"1\",\"start\":1}", "{\(page),\"seq\":1e400,\"start\":1}",
        "{\(page),\"seq\":9223372036854775807,\"start\":1}", "{\(page),\"seq\":9223372036854775808,\"start\":1}",
        "{\"page\":\"\",\"seq\":1,\"start\":1}", "{\"page\":\"1\",\"seq\":1,\"start\":1}",
        "{\"page\":\"</script>\",\"seq\":1,\"start\":1}", "{\"page\":1,\"seq\":1,\"start\":1}",
        "{\"page\":\"\(String(repeating: "1", count: 65))\",\"seq\":1,\"start\":1}",
        "{\(page),\"seq\":1,\"start\":2}", "{\(page),\"seq\":1,\"start\":null}",
        "{\(page),\"seq\":1,\"returned\":\"x\"}",
    ])
    func `what is no message of the script is refused`(text: String) {
        #expect(Self.word(text) == Self.noMessage)
    }

    @Test(arguments: [
        ("", "no valid JSON at byte 0: the text ends too early"),
        ("{\(page)", "no valid JSON at byte 27: the text ends too early"),
        ("{\"a\":\"\\ud83d\"}", "no valid JSON at byte 6: half a surrogate pair in a string"),
        ("\u{0}", "no valid JSON at byte 0: unexpected character"),
        ("{} {}", "no valid JSON at byte 3: something follows the value"),
        (String(repeating: "[", count: 100_000), "exceeds a limit: more than 64 levels of nesting"),
    ])
    func `what is no JSON is refused with the place`(text: String, problem: String) {
        #expect(Self.word(text) == "A message from a web page was refused: \(problem).")
    }

    @Test(
        arguments: [
            (Bench.event(2, "primer:payment-success", ["timestamp": 1]), "primer:payment-success: detail.payment"),
            (
                Bench.event(2, "primer:payment-start", ["paymentMethodType": 1], held: true),
                "primer:payment-start: detail.paymentMethodType"
            ),
            (["page": .string(Bench.page), "seq": 2], "type: expected a string, found nothing"),
            (["page": .string(Bench.page), "seq": 2, "type": "primer:dialog-open"], "expected"),
            (["page": .string(Bench.page), "seq": 2, "answerTo": "x"], "answerTo: expected a whole number"),
        ] as [(JSONValue, String)])
    func `an event that cannot be read is known to be of its page`(message: JSONValue, problem: String) throws {
        let read = try BridgeMessage(reading: message.text)
        #expect(read.page == Bench.page)
        #expect(read.number == 2)
        guard case .unreadable(.malformed(let found), let isHeld) = read.body else {
            Issue.record("read: \(Self.word(message.text))")
            return
        }
        #expect(found.description.contains(problem))
        #expect(isHeld == (message["held"] == true))
    }

    @Test func `a message that is too long is refused before it is read`() {
        let limits = CodingLimits(bytesPerLine: 100)
        let text = Bench.event(2, "primer:dialog-open", nil).text
        #expect(Self.word(text, limits: limits) == "A message from a web page with more than 100 bytes was refused.")
        #expect(Self.word(String(repeating: "x", count: 50_000_000)).contains("more than 1048576 bytes"))
    }

    @Test func `no mutation of a message traps`() {
        var random = SplitMix(seed: 6)
        let messages = [
            Bench.event(2, "primer:payment-start", ["paymentMethodType": "PAYMENT_CARD", "timestamp": 1], held: true)
                .text,
            "{\(Self.page),\"seq\":3,\"answerTo\":2,\"name\":\"continue\",\"arguments\":[{}],\"timeStamp\":1}",
        ].map { Array($0.utf8) }
        var read = 0
        for _ in 0..<20_000 {
            var bytes = messages[Int.random(in: 0..<messages.count, using: &random)]
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.removeSubrange(place..<min(bytes.count, place + 3))
                default: bytes.insert(contentsOf: bytes[place...].prefix(8), at: place)
                }
                if bytes.isEmpty { bytes = [0x7B] }
            }
            if (try? BridgeMessage(reading: String(decoding: bytes, as: UTF8.self))) != nil { read += 1 }
        }
        #expect(read > 0)
    }
}
