import Foundation
import PrimerEventAnalytics
import PrimerEventListeners
import PrimerEvents

// The code of the README about listeners that are ready made.

enum Logging {
    static func toStandardError(_ hub: PrimerEventHub) {
        hub.addEventListener(LoggingListener(to: .standardError))
    }

    static func toFile(_ hub: PrimerEventHub, _ file: FileHandle) {
        let levels = LogLevels.standard.logging(.stateChange, at: .trace).silencing(.binDataAvailable).from(.debug)
        let policy = ExportPolicy.standard.including(["amount", "currencyCode"], of: .paymentSuccess)
        hub.addEventListener(LoggingListener(to: .background(.jsonLines(file)), levels: levels, policy: policy))
    }

    static func toLogger(_ hub: PrimerEventHub, _ logger: Logger) {
        typealias Value = Logger.MetadataValue
        hub.addEventListener(
            LoggingListener { entry in
                let level = Logger.Level(rawValue: entry.level.rawValue) ?? .info
                let metadata = entry.metadata(Value.string, Value.array, Value.dictionary)
                logger.log(level: level, "\(entry.message)", metadata: metadata)
            })
    }

    static func hubWithDiagnostics(in sink: FileLogSink) -> PrimerEventHub {
        let hub = PrimerEventHub(diagnostics: { try? sink.write(LogEntry($0)) })
        return hub
    }
}

enum Tracking {
    static func track(
        _ hub: PrimerEventHub, to service: some AnalyticsDestination, keptIn folder: URL
    ) throws -> AnalyticsListener {
        let analytics = try AnalyticsListener(to: service, keptIn: folder)
        hub.addEventListener(analytics)
        return analytics
    }

    static func withdrawConsent(from analytics: AnalyticsListener) throws {
        try analytics.optOut()  // when consent is withdrawn: stops at once and deletes what waits
    }

    static func giveConsent(to analytics: AnalyticsListener) {
        analytics.optIn()
    }

    static func track(_ hub: PrimerEventHub, with service: TrackService) -> AnalyticsListener {
        let analytics = AnalyticsListener { batch in try await service.send(batch) }
        hub.addEventListener(analytics)
        return analytics
    }

    static func track(_ hub: PrimerEventHub, to destination: some AnalyticsDestination) -> AnalyticsListener {
        let plan = TrackPlan.standard
            .naming(.orderCompleted, "Order Completed")
            .omitting(.paymentMethodSelected)
            .tracking(.dialogOpen, as: "challenge shown")
            .properties { moment in moment.properties + [.constant("platform", "ios")] }
        let analytics = AnalyticsListener(to: destination, plan: plan, onReport: { report in print(report) })
        hub.addEventListener(analytics)
        return analytics
    }

    @MainActor
    static func goToBackground(_ analytics: AnalyticsListener) async {
        await analytics.flush()  // when the app goes to the background
    }
}

enum Recorders {
    static func record(_ hub: PrimerEventHub) -> EventRecorder {
        let recorder = EventRecorder(of: hub)  // or `contents: .full`, on a machine of one's own
        return recorder
    }

    static func write(_ recorder: EventRecorder, to url: URL) throws {
        try Data(recorder.bytes).write(to: url)
    }

    static func watch(_ hub: PrimerEventHub) -> TimelineRecorder {
        let recorder = TimelineRecorder(of: hub)  // before the app's listeners, so that they are timed
        return recorder
    }

    static func show(_ recorder: TimelineRecorder) -> String {
        print(recorder.timeline.text)
        return recorder.timeline.mermaid
    }
}

/// A service that remembers what it is sent.
actor TrackService {
    private(set) var names: [String] = []

    func send(_ batch: [TrackCall]) async throws { names += batch.map(\.name) }
}

/// Stands in for the logger of the Swift ecosystem's logging API, with what the recipe uses of it.
final class Logger {
    enum Level: String { case trace, debug, info, notice, warning, error, critical }

    struct Message: ExpressibleByStringInterpolation, CustomStringConvertible {
        let description: String
        init(stringLiteral value: String) { description = value }
    }

    indirect enum MetadataValue: Equatable {
        case string(String)
        case array([MetadataValue])
        case dictionary(Metadata)
    }

    typealias Metadata = [String: MetadataValue]

    private(set) var entries: [(level: Level, message: String, metadata: Metadata)] = []

    func log(level: Level, _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil) {
        entries.append((level, message().description, metadata() ?? [:]))
    }
}
