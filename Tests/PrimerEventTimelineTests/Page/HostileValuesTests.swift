import Foundation
import CanarySupport
import EventTree
import PrimerEventListeners
@testable import PrimerEventTimeline
import PrimerEvents
import Testing

/// Whatever an event is called and whatever it carries: it is text, and only what may be seen.
struct HostileValuesTests {
    private static let hostile =
        #"</script></style><script>alert(1)</script><img src=x onerror='a'>\" onload=\"a --> ]]> &lt;\u2028\u202e"#

    private let lines = [
        Recordings.line(1, hostile, path: [hostile, "#shadow-root", "primer-checkout", hostile], checkout: hostile),
        Recordings.line(2, "primer:payment-start", detail: #"{"paymentMethodType":"\#(hostile)","timestamp":1}"#),
        #"{"seq":3,"answerTo":2,"name":"\#(hostile)","timeStamp":2,"arguments":[]}"#,
        Recordings.line(3, detail: "{}"),
        "{\"seq\":\"\(hostile)\"",
        Recordings.line(9_223_372_036_854_775_807, at: "1e308"),
        Recordings.line(9_223_372_036_854_775_807, at: "-1e308"),
    ]

    @Test func `no value becomes markup`() {
        let page = Recordings.timeline(ofLines: lines).html(titled: "</title><script>alert(2)</script>")
        let markup = Markup(page)
        #expect(markup.unbalanced.isEmpty)
        #expect(markup.count(of: "<script") == 1)
        #expect(markup.count(of: "<style") == 1)
        #expect(markup.count(of: "<img") == 0)
        #expect(page.contains("&lt;/script&gt;&lt;/style&gt;&lt;script&gt;alert(1)"))
        let scalars = Set(page.unicodeScalars)
        #expect(scalars.isDisjoint(with: ["\u{2028}", "\u{202E}", "\u{1B}", "\u{0}"]))
    }

    @Test func `no private value of any event comes to the page, and what may be seen does`() {
        var canaries = Canaries()
        let events = canaries.events()
        let hub = PrimerEventHub(diagnostics: { _ in })
        let recorder = TimelineRecorder(of: hub)
        let checkout = hub.addCheckout()
        for event in events { checkout.part(.cardForm).dispatchEvent(event) }
        let page = recorder.timeline.html()
        #expect(recorder.timeline.events.count == events.count)
        for canary in canaries.hidden { #expect(!page.contains(canary), "\(canary)") }
        #expect(canaries.shown.contains { page.contains($0) })
    }
}
