@testable import PrimerEventTimeline
import Foundation
import Testing

/// No value is anything but text.
struct EscapingTests {
    @Test(arguments: [
        ("<b>", "&lt;b&gt;"),
        ("</script><script>", "&lt;/script&gt;&lt;script&gt;"),
        ("\" onload=\"x", "&quot; onload=&quot;x"),
        ("it's", "it&#39;s"),
        ("&amp;", "&amp;amp;"),
        ("a\nb\r", #"a\u{A}b\u{D}"#),
        ("\u{0}\u{1B}[2J", #"\u{0}\u{1B}[2J"#),
        ("\u{85}", #"\u{85}"#),
        ("\u{2028}\u{2029}", #"\u{2028}\u{2029}"#),
        ("\u{202E}txt\u{2066}", #"\u{202E}txt\u{2066}"#),
        ("\u{200B}\u{FEFF}", #"\u{200B}\u{FEFF}"#),
        ("\u{E000}\u{FFFF}", #"\u{E000}\u{FFFF}"#),
        ("<!--", "&lt;!--"),
        ("Grüße, 日本 €5", "Grüße, 日本 €5"),
    ])
    func `a text is escaped so that it is seen as it is`(text: String, expected: String) {
        #expect(text.escapedForHTML == expected)
    }

    @Test func `a text that is put into a piece is escaped, a piece is not`() {
        let piece: HTML = "<b>\("<i>")</b>"
        let outer: HTML = "<p>\(piece)\([piece, piece])\(3)\(px: 2.25)</p>"
        let bold = "<b>&lt;i&gt;</b>"
        #expect(outer.text == "<p>\(bold)\(bold)\(bold)32.3</p>")
    }

    @Test func `a long text is cut, even one that is a single character`() {
        let long = String(repeating: "x", count: HTMLLimits.charactersPerText + 1)
        #expect(long.escapedForHTML.hasSuffix("x…"))
        #expect(long.escapedForHTML.count == HTMLLimits.charactersPerText + 1)
        let accents = "e" + String(repeating: "\u{301}", count: 100_000)
        #expect(accents.escapedForHTML.unicodeScalars.count == HTMLLimits.charactersPerText + 1)
    }

    @Test(arguments: [(0, "0"), (1, "1"), (1.25, "1.3"), (-0.5, "-0.5"), (1e300, "0"), (.nan, "0"), (.infinity, "0")])
    func `a length is a number that every browser reads`(length: Double, expected: String) {
        #expect(length.pixels == expected)
    }
}
