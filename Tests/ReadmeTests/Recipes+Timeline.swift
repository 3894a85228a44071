import Foundation
import PrimerEventListeners
import PrimerEventTimeline
import PrimerEvents

/// The README's recipes for timelines.
enum Timelines {
    static func page(of hub: PrimerEventHub, to file: URL, while use: () -> Void) throws {
        let recorder = TimelineRecorder(of: hub)  // before the app's listeners, so that they are timed
        use()
        let page = recorder.timeline.html(titled: "Order 1001")
        try page.write(to: file, atomically: true, encoding: .utf8)
    }
}
