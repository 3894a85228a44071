import PrimerEventCoding
import PrimerEventListeners
import PrimerEvents

/// Prints what happened: in a recorded session, or on the scripted native checkout.
@MainActor
enum TimelinePrinter {
    /// Prints a timeline; `false` if a line of the session is none.
    static func print(_ session: String?, as format: TimelineFormat) async throws -> Bool {
        let timeline: Timeline? = if let session { try recorded(session) } else { try await scripted() }
        guard let timeline else { return false }
        let text =
            switch format {
            case .text: timeline.text
            case .mermaid: timeline.mermaid
            }
        for line in text.split(separator: "
") { Terminal.write(String(line)) }
        return !timeline.diagnostics.contains { $0.kind == TimelineDiagnostic.unreadableLine }
    }

    private static func recorded(_ session: String) throws -> Timeline {
        Timeline(of: SessionReader.read(try SessionInput.bytes(of: session)))
    }

    private static func scripted() async throws -> Timeline? {
        var recorder: TimelineRecorder?
        let run = ScriptedRun { hub in
            // Before the listeners, so that they are on the timeline.
            recorder = TimelineRecorder(of: hub)
        }
        try await run.run()
        return recorder?.timeline
    }
}
