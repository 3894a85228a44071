import Foundation
import PrimerEventListeners
@testable import PrimerEventTimeline
import Testing

/// What is said of one entry.
@MainActor
struct DetailsTests {
    /// The details of the first entry that a condition holds for.
    private func details(
        of timeline: Timeline, _ isWanted: (ChartEntry) -> Bool
    ) throws -> String {
        let chart = Chart(of: timeline, entryLimit: HTMLLimits.entries)
        let entry = chart.entries.first(where: isWanted)
        return EntryDetails(try #require(entry), in: chart).markup.text
    }

    @Test func `an event tells its path from where it started to the root, shadow roots and slots apart`() throws {
        let details = try details(of: Recordings.timeline(of: "held-then-continued")) { $0.mark == .start }
        #expect(
            details.contains(
                """
                <li class="element"><code>primer-card-form</code></li><li class="shadow"><code>#shadow-root</code></li>\
                <li class="element"><code>primer-main</code></li><li class="shadow"><code>slot</code></li>\
                <li class="shadow"><code>#shadow-root</code></li><li class="element"><code>primer-checkout</code></li>
                """))
    }

    @Test func `a held event tells how long it was held and leads to its answer, which leads back`() throws {
        let timeline = try Recordings.timeline(of: "held-then-continued")
        let event = try details(of: timeline) { $0.mark == .start }
        #expect(event.contains("held for 7.5 ms, then <a href=\"#entry-9\"><code>continuePaymentCreation</code></a>"))
        let answer = try details(of: timeline) { $0.mark == .continued }
        #expect(answer.contains("<a href=\"#entry-8\"><code>8 primer:payment-start</code></a>"))
        #expect(answer.contains("7.5 ms; the event was held"))
    }

    @Test func `an outcome tells its attempt and how long it was processed, ready how long it took`() throws {
        let timeline = try Recordings.timeline(of: "decline-then-retry")
        let outcome = try details(of: timeline) { $0.mark == .pending }
        #expect(outcome.contains("<dt>Attempt</dt><dd>2</dd><dt>In processing</dt><dd>15 ms</dd>"))
        let ready = try details(of: timeline) { $0.event?.event.type == "primer:ready" }
        #expect(ready.contains("<dt>Time to ready</dt><dd>15 ms</dd>"))
        #expect(!ready.contains("<dt>Attempt</dt>"))
    }

    @Test func `an outcome that is reported again is told to be a repetition`() throws {
        let success = #"{"payment":{"id":"p"},"timestamp":1}"#
        let lines = (1...2).map { Recordings.line($0, "primer:payment-success", detail: success) }
        let timeline = Recordings.timeline(ofLines: lines)
        #expect(!(try details(of: timeline) { $0.number == 1 }).contains("<dt>Repeated</dt>"))
        #expect(try details(of: timeline) { $0.number == 2 }.contains("<dt>Repeated</dt>"))
    }

    @Test func `fields are listed by their paths`() throws {
        let details = try details(of: Recordings.timeline(of: "decline-then-retry")) { $0.mark == .failure }
        #expect(details.contains("<th scope=\"row\">error.<wbr>code</th><td>PAYMENT_FAILED</td>"))
    }

    @Test func `listeners are listed with phase, place and time, a slow one marked`() throws {
        let details = try details(of: LiveStory().timeline()) { $0.mark == .failure }
        #expect(details.contains("<td>target</td><td><code>closure</code>"))
        #expect(details.contains("at primer-checkout"))
        #expect(details.contains("<rect class=\"length slow\""))
        #expect(details.contains("23.2 ms"))
    }

    @Test func `a listener that threw is named with the type of its error`() throws {
        let details = try details(of: LiveStory().timeline()) { $0.event?.event.type == "primer:bin-data-available" }
        #expect(details.contains("<span class=\"threw\">threw Refused</span>"))
    }

    @Test func `an event inside of another's dispatch leads to that`() throws {
        let details = try details(of: LiveStory().timeline()) { $0.event?.parentNumber != nil }
        #expect(details.contains("<dt>During</dt>"))
        #expect(details.contains("primer:payment-failure</code></a>"))
    }

    @Test func `a recording says that it does not know who listened`() throws {
        let details = try details(of: Recordings.timeline(of: "card-success")) { _ in true }
        #expect(details.contains("A recording does not know who listened."))
    }

    @Test func `a diagnostic is told whole`() throws {
        let timeline = LiveStory().timeline()
        let text = try #require(timeline.diagnostics.last?.text)
        let details = try details(of: timeline) { $0.entry.shortName == "answerForgotten" }
        #expect(details.contains(text.escapedForHTML))
    }
}
