import Foundation
import PrimerEventListeners
@testable import PrimerEventTimeline
import Testing

/// The page as a whole: complete, closed to the network, the same every time.
@MainActor
struct PageTests {
    private nonisolated static let sessions = [
        "apple-pay-shipping", "card-success", "decline-then-retry", "held-then-aborted", "held-then-continued",
        "invalid-client-token", "legacy-names", "manual-approval", "network-failure", "three-ds-and-refresh",
        "vault-with-cvv",
    ]

    @Test(arguments: sessions)
    func `every entry has a mark on the axis and a line in the list`(name: String) throws {
        let timeline = try Recordings.timeline(of: name)
        let markup = Markup(timeline.html())
        #expect(markup.unbalanced.isEmpty)
        #expect(markup.count(of: "<a class=\"mark\"") == timeline.entries.count)
        #expect(markup.count(of: "<details") == timeline.entries.count)
        let ids = markup.values(of: "id")
        #expect(Set(ids).count == ids.count)
        let targets = markup.values(of: "href").filter { $0.hasPrefix("#") }.map { String($0.dropFirst()) }
        #expect(Set(targets).subtracting(ids).isEmpty)
        #expect(Set(targets.filter { $0.hasPrefix("entry-") }).count == timeline.entries.count)
    }

    @Test func `the page of a live checkout is complete, too`() {
        let timeline = LiveStory().timeline()
        let markup = Markup(timeline.html())
        #expect(markup.unbalanced.isEmpty)
        #expect(markup.count(of: "<details") == timeline.entries.count)
        #expect(
            timeline.html().components(separatedBy: "<tr><td>").count - 1
                == timeline.events.map(\.calls.count).reduce(0, +))
    }

    @Test func `the page asks the network for nothing`() {
        let page = LiveStory().timeline().html()
        for reference in [
            "http:", "https:", "://", "@import", "@font-face", " src=", "srcset", "<iframe", "<object", "fetch(",
        ] {
            #expect(!page.contains(reference), "\(reference)")
        }
        #expect(page.components(separatedBy: "url(").count == page.components(separatedBy: "url(#").count)
    }

    @Test func `the policy allows the page's own style sheet and script and nothing else`() throws {
        let page = LiveStory().timeline().html()
        let policy = try #require(Markup(page).values(of: "content").first { $0.hasPrefix("default-src") })
        #expect(policy.hasPrefix("default-src 'none'; img-src data:; style-src &#39;sha256-"))
        #expect(!policy.contains("unsafe"))
        #expect(Markup(page).values(of: "style").isEmpty)
        #expect(
            Markup(page).tags.allSatisfy { !$0.contains(" on") || $0.contains("aria-label") || $0.contains("title=") })
    }

    @Test func `the same timeline gives the same page`() {
        #expect(LiveStory().timeline().html() == LiveStory().timeline().html())
    }

    @Test func `nothing is a page, too`() {
        let page = Recordings.timeline(ofLines: []).html(titled: "Nothing yet")
        #expect(page.contains("<h1>Nothing yet</h1>"))
        #expect(page.contains("Nothing has happened."))
        #expect(Markup(page).unbalanced.isEmpty)
        #expect(Markup(page).count(of: "<a class=\"mark\"") == 0)
    }

    @Test func `thousands of events are bounded, the newest are shown, and the page says so`() {
        let timeline = Recordings.timeline(ofLines: (1...3_000).map { Recordings.line($0, at: "\($0)") })
        let page = timeline.html()
        #expect(Markup(page).count(of: "<details") == HTMLLimits.entries)
        #expect(page.contains("1,000 earlier entries were left out."))
        #expect(page.contains("id=\"entry-3000\"") && page.contains("id=\"entry-1001\""))
        #expect(!page.contains("id=\"entry-1000\""))
        #expect(page.utf8.count < 8_000_000)
        #expect(Markup(timeline.html(entryLimit: 10)).count(of: "<details") == 10)
        #expect(Markup(timeline.html(entryLimit: -1)).count(of: "<details") == 0)
    }
}
