import Foundation
import PrimerEventCoding
import PrimerEventListeners
import PrimerEventTimeline
import PrimerEvents
import PrimerEventsTesting

/// Shows what happened: in a recorded session, or on the scripted native checkout.
@MainActor
enum TimelinePrinter {
    /// Prints a timeline; `false` if a line of the session is none.
    static func print(_ session: String?, as format: TimelineFormat) async throws -> Bool {
        let timeline = try await timeline(of: session)
        let text =
            switch format {
            case .text: timeline.text
            case .mermaid: timeline.mermaid
            }
        for line in text.split(separator: "\n") { Terminal.write(String(line)) }
        return isComplete(timeline)
    }

    /// Writes a timeline to a file as a page; `false` if a line of the session is none.
    static func write(_ session: String?, to file: String) async throws -> Bool {
        let timeline = try await timeline(of: session)
        let name = session.map { $0 == "-" ? "standard input" : URL(fileURLWithPath: $0).lastPathComponent }
        do {
            let page = timeline.html(titled: name ?? "A scripted checkout")
            try page.write(toFile: file, atomically: true, encoding: .utf8)
        } catch {
            throw DemoError("\(file) cannot be written")
        }
        return isComplete(timeline)
    }

    private static func isComplete(_ timeline: Timeline) -> Bool {
        !timeline.diagnostics.contains { $0.kind == TimelineDiagnostic.unreadableLine }
    }

    private static func timeline(of session: String?) async throws -> Timeline {
        if let session { try recorded(session) } else { try await scripted() }
    }

    private static func recorded(_ session: String) throws -> Timeline {
        Timeline(of: SessionReader.read(try SessionInput.bytes(of: session)))
    }

    private static func scripted() async throws -> Timeline {
        let script = ScriptedRun.script()
        // Before the listeners, so that they are on the timeline.
        let recorder = TimelineRecorder(of: script.hub)
        try await ScriptedRun(script, on: Stage(unreportedOn: script.hub)).run()
        return recorder.timeline
    }
}
