internal import Foundation
internal import PrimerEventListeners

/// Why track calls were not delivered; nothing of it is from an event.
public enum DeliveryFailure: Sendable, Hashable {
    /// The destination failed, with an error of this type, and is asked again after so many seconds.
    case postponed(calls: Int, errorType: String, retryAfter: Double)
    /// The destination will never take this call, which is given up.
    case refused(id: TrackCall.ID, name: String, reason: String)
    /// More calls waited than may be kept, so the oldest were given up.
    case dropped(calls: Int)
}

extension DeliveryFailure: CustomStringConvertible {
    /// What was not delivered and what becomes of it, on one line.
    public var description: String {
        switch self {
        case .postponed(let calls, let errorType, let seconds):
            "\(calls) track calls were not delivered (\(errorType)); they are tried again in \(seconds) s.".oneLine
        case .refused(let id, let name, let reason):
            "The track call \(name) (\(id)) was refused and is given up: \(reason)".oneLine
        case .dropped(let calls): "\(calls) track calls were given up, since too many wait."
        }
    }

    /// Tells standard error.
    @Sendable static func complain(_ failure: DeliveryFailure) {
        // An app may have closed it, and a failure to complain has nowhere to go.
        BrokenPipe.silence(STDERR_FILENO)
        try? BrokenPipe.ignored {
            try FileHandle.standardError.write(contentsOf: Data("primer-events: \(failure)\n".utf8))
        }
    }
}
