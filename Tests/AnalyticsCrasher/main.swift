import Foundation
import PrimerEventAnalytics
import PrimerEvents

// analytics-crasher FOLDER FIRST online|offline
//
// Dispatches events that an analytics listener tracks, until it is killed or nobody reads what it says: on standard output,
// the number of each event when its dispatch returned. What the service gets is in the file `delivered` beside the folder of
// the calls.

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
        say(batch.map(number).joined(separator: "\n"), to: file)
        return .all
    }

    /// The session of a process is the number of its first event.
    private func number(of call: TrackCall) -> String {
        let session = Int(call.id.prefix { $0 != "/" }) ?? 0
        return "\(session + Int(call.sequence) - 1)"
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
// A call for each event, and none beside it.
let plan = CheckoutStep.allCases.reduce(TrackPlan.standard) { $0.omitting($1) }
    .tracking(.dialogOpen, as: "numbered").tracking(.checkoutDismissed, as: "numbered")
let analytics = try AnalyticsListener(
    to: service, keptIn: folder.appendingPathComponent("analytics"), plan: plan,
    pace: DeliveryPace(batchCalls: 7, collecting: 0, firstPause: 0.001, longestPause: 0.001),
    sessionId: { "\(first)" }, onReport: { _ in })
let hub = PrimerEventHub(diagnostics: { _ in })
hub.addEventListener(analytics)
let checkout = hub.addCheckout()
for number in first... {
    if number % 10 == 0 {
        checkout.dispatchEvent(CheckoutDismissed())
    } else {
        checkout.dispatchEvent(DialogOpen())
    }
    say("\(number)", to: STDOUT_FILENO)
    // A tight loop would leave the next process a backlog that takes longer to read than this one lives.
    usleep(50)
}
