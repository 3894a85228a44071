import Foundation
import PrimerEventListeners
import PrimerEventAnalytics

// analytics-crasher FOLDER FIRST online|offline
//
// Tracks numbered calls through a spool until it is killed or nobody reads what it says: on standard output, of each
// number, when it was confirmed. What the service gets is in the file `delivered` beside the spool.

let arguments = CommandLine.arguments
guard arguments.count == 4, let first = Int(arguments[2]) else { exit(2) }
let folder = URL(fileURLWithPath: arguments[1])

struct Service: AnalyticsDestination {
    let path: String
    let isOnline: Bool

    func deliver(_ batch: [TrackCall]) async throws -> DeliveryReceipt {
        guard isOnline else { throw DeliveryRefusal.unavailable(retryAfter: nil) }
        let file = open(path, O_WRONLY | O_APPEND | O_CREAT, 0o600)
        defer { close(file) }
        say(batch.map(\.id).joined(separator: "\n"), to: file)
        return .all
    }
}

/// Writes a line with one call to the system, so that it is there whole or not at all.
func say(_ line: String, to file: Int32) {
    let bytes = Array("\(line)\n".utf8)
    _ = write(file, bytes, bytes.count)
}

say("ready", to: STDOUT_FILENO)
let service = Service(
    path: folder.appendingPathComponent("delivered").path, isOnline: arguments[3] == "online")
let spool = try EventSpool(
    folder: folder.appendingPathComponent("spool"), destination: service,
    pace: DeliveryPace(batchCalls: 7, collecting: 0, firstPause: 0.001, longestPause: 0.001), onReport: { _ in })
for number in first... {
    let call = TrackCall(
        id: "\(number)", name: "numbered", sequence: Int64(number), time: "2026-07-30T10:00:00.000Z",
        isOutcome: number % 10 == 0, properties: [])
    _ = try await spool.deliver([call])
    say("\(number)", to: STDOUT_FILENO)
}
