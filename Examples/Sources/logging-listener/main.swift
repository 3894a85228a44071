// Logs every event of every checkout: one line each on standard output, warnings and errors also as JSON on standard error.
// usage: logging-listener [SESSION], the name of a recorded session or a file; card-success if there is none.
import ExampleSessions
import Foundation
import PrimerEventListeners
import PrimerEvents

// A sink of one's own is a type with one method, or a closure.
struct Console: LogSink {
    func write(_ entry: LogEntry) throws {
        try FileHandle.standardOutput.write(contentsOf: Data("\(entry.text)\n".utf8))
    }
}

/// Passes on what somebody should look at.
struct Alerts: LogSink {
    let sink: any LogSink

    func write(_ entry: LogEntry) throws {
        if entry.level >= .warning { try sink.write(entry) }
    }
}

do {
    let session = try ExampleSession(named: CommandLine.arguments.dropFirst().first ?? "card-success")
    // In an app none: the time is now. Here it stands still, so that the output stays the same.
    let clock = session.clock

    // The hub's diagnostics go where its log goes.
    let console = Console()
    let hub = PrimerEventHub(diagnostics: { try? console.write(LogEntry($0, clock: clock)) })

    // How urgent each event is, and which fields are logged beside those that anyone may see.
    let levels = LogLevels.standard
        .logging(.methodsUpdate, at: .info)
        .silencing(.binDataLoadingChange)
        .from(.debug)
    let policy = ExportPolicy.standard.including(["amount", "currencyCode"], of: .paymentSuccess)

    hub.addEventListener(
        LoggingListener(
            to: [console, Alerts(sink: .jsonLines(.standardError))], levels: levels, policy: policy, clock: clock))

    try session.play(on: hub)
} catch {
    try? FileHandle.standardError.write(contentsOf: Data("logging-listener: \(error)\n".utf8))
    exit(2)
}
