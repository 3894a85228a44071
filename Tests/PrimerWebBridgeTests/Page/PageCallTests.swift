import PrimerEventCoding
import PrimerEvents
import Testing

@testable import PrimerWebBridge

/// What a page is told cannot end the script that tells it.
struct PageCallTests {
    /// Texts that would end a literal, a script, a line or a comment.
    static let texts = [
        "", "plain", "\"", "\\", "\\\"", "'", "`", "${x}", "\n", "\r\n", "\t", "\u{0}", "\u{7F}", "\u{2028}",
        "\u{2029}",
        "</script>", "<!--", "-->", "]]>", "<script>", "&quot;", "*/", "//", "\u{1F600}", "é", "\u{FFFE}", "\\u0022",
        "\\u{22}", "\"); alert(1); (\"", "javascript:", "%22", "\u{FEFF}",
    ]

    @Test(arguments: texts)
    func `a literal stands for its text`(text: String) {
        let literal = ScriptLiteral.literal(text)
        #expect(ScriptReader.text(of: literal) == text)
    }

    @Test(arguments: texts)
    func `a literal holds nothing that means anything outside a string`(text: String) {
        let inside = ScriptLiteral.literal(text).dropFirst().dropLast().utf8
        let allowed = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 ,:.-_{}[]+/@\\".utf8
        #expect(inside.allSatisfy { allowed.contains($0) })
        let script = PageCall.control("setCardholderName", [.string(text)], number: 1, in: Bench.page).source
        for forbidden in ["</", "<!", "-->", "`", "'", "\n", "\r", "\u{2028}", "\u{2029}"] {
            #expect(!script.contains(forbidden) || forbidden == "-->" && !script.contains(">"))
        }
    }

    @Test func `every code unit comes through`() {
        let scalars = (0...0xFFFF).compactMap { Unicode.Scalar($0 as Int) }
        var text = ""
        text.unicodeScalars.append(contentsOf: scalars)
        #expect(ScriptReader.text(of: ScriptLiteral.literal(text)).map { $0.utf16.elementsEqual(text.utf16) } == true)
    }

    @Test func `every call is one call of the page script, and names its page`() throws {
        let calls: [PageCall] = [
            .answer(.abort, to: 7, of: "p"),
            .answer(
                PageAnswer(name: "continuePaymentCreation", arguments: [["idempotencyKey": "\"</script>"]]), to: 8,
                of: "p"),
            .trigger("primer:card-submit", detail: nil, in: "p"),
            .control("vault.startPayment", ["id", ["cvv": "123"]], number: 3, in: "p"),
        ]
        for call in calls {
            let text = try #require(ScriptReader.argument(of: call.source))
            let message = try JSONValue(parsing: text.utf8)
            #expect(message == call.message)
            #expect(message["page"] == "p")
        }
    }
}
