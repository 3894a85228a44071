import EventTree
import ListenerSupport
import PrimerEventCoding
import PrimerEventListeners
import PrimerEvents
import Testing

struct ExportedTextTests {
    @Test(arguments: [
        ("pay_1", "id=pay_1"),
        ("", "id=\"\""),
        ("two words", "id=\"two words\""),
        ("a=b", "id=\"a=b\""),
        ("say \"hi\"", #"id="say \"hi\"""#),
        ("back\\slash", #"id="back\\slash""#),
        ("a\nb", #"id="a\nb""#),
        ("a\u{2028}b", #"id="a\u{2028}b""#),
        ("a\u{1B}[31mb", #"id="a\u{1B}[31mb""#),
        ("a\u{202E}b", #"id=a\u{202E}b"#),
    ])
    func `a value is one word`(_ value: String, _ words: String) {
        let event = ExportedEvent(
            PaymentCancel(payment: PaymentSummary(id: value), paymentMethodType: "M", timestamp: second))
        #expect(event["payment"].map { "\($0)" } == "{\(words)}")
    }

    /// Whatever could begin a line or act on a terminal.
    static let hostile =
        "a\r\n\u{B}\u{C}\u{85}\u{2028}\u{2029}\u{1B}[2K\u{9B}2K\u{202E}\u{2066}\u{200B}\u{E0001}b\u{0}\u{7F}"

    @Test func `a line of JSON stays one line and the same value`() throws {
        let json: JSONValue = ["name": .string(Self.hostile), Self.hostile: ["x"]]
        let line = json.line
        #expect(line.hasSuffix("\n"))
        for scalar in line.dropLast().unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: Issue.record("\(scalar.value)")
            default: break
            }
        }
        #expect(try JSONValue(parsing: Array(line.utf8)) == json)
    }

    @Test func `what needs no escape stays as it is`() {
        #expect((["a": "Müller 漢字 👍🏽"] as JSONValue).line == "{\"a\":\"Müller 漢字 👍🏽\"}\n")
    }
}
