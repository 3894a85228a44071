import Foundation
import PrimerEventAnalytics
import PrimerEventListeners
import PrimerEvents

// The code of the guides and comments about listeners that stands in no other recipe; see `DocumentationTests`.

struct BasketChanged: EventDetail {
    static let eventType = "app:basket-changed"
    var items: Int
    var note: String
    var exportable: ExportableFields { [.shown("items", items), .withheld("note")] }
}

private enum ListenerSamples {
    static func policy() -> ExportPolicy {
        let policy = ExportPolicy.standard
            .including(["last4Digits"])
            .including(["amount", "currencyCode"], of: .paymentSuccess)
        return policy
    }

    static func properties(_ plan: TrackPlan) -> TrackPlan {
        plan.properties { moment in moment.properties.filter { $0.name != "network" } + [.constant("platform", "ios")] }
    }

    static func background(_ hub: PrimerEventHub, _ file: FileHandle) {
        hub.addEventListener(LoggingListener(to: .background(.jsonLines(file))))
    }

    static func metadata(_ entry: LogEntry) -> Logger.Metadata {
        entry.metadata(Logger.MetadataValue.string, Logger.MetadataValue.array, Logger.MetadataValue.dictionary)
    }

    static func record(_ hub: PrimerEventHub, to file: URL) throws {
        let recorder = EventRecorder(of: hub)
        try Data(recorder.bytes).write(to: file)
    }
}
