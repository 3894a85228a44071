import Foundation
import PrimerEventTimeline
import PrimerEventListeners
import Testing
@MainActor struct DumpTests {
    @Test func dump() throws {
        for name in ["decline-then-retry", "held-then-continued", "three-ds-and-refresh", "held-then-aborted", "apple-pay-shipping"] {
            try Recordings.timeline(of: name).html(titled: name).write(toFile: "/tmp/tl/\(name).html", atomically: true, encoding: .utf8)
        }
        try LiveStory().timeline().html(titled: "Order 1001").write(toFile: "/tmp/tl/live.html", atomically: true, encoding: .utf8)
        try Recordings.timeline(ofLines: []).html().write(toFile: "/tmp/tl/empty.html", atomically: true, encoding: .utf8)
    }
}
