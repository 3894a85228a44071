/// Something that an app should know of the delivery of its calls: kinds and numbers, never a value of a call.
public enum DeliveryReport: Sendable, Hashable {
    /// Calls were dropped because there were too many; so many in all. Told at the first and whenever they have doubled.
    case dropped(total: Int64)
    /// Calls were dropped because each was larger, or nested deeper, than the limits allow.
    case tooLarge(calls: Int)
    /// So many lines of the folder's files could not be read and were passed over: cut off when the process was killed, or
    /// damaged.
    case unreadable(lines: Int)
    /// Calls are kept in memory only from now on; the folder is tried again.
    case inMemory(DiskProblem)
    /// Calls are kept in the folder again, those in memory too.
    case onDisk
    /// The log could not be made smaller; it is tried again.
    case notCompacted(DiskProblem)
    /// The folder could not be left out of backups or encrypted.
    case notProtected(DiskProblem)
    /// The destination refused a call for good; so many are kept.
    case setAside(kept: Int)
    /// The destination did not take a batch; the next attempt is in so many seconds.
    case notDelivered(DeliveryProblem, retryAfter: Double)
}

/// Why a batch was not delivered, where it will be tried again.
public enum DeliveryProblem: Sendable, Hashable {
    /// The destination took longer than ``DeliveryPace/timeout``.
    case timeout
    /// The destination cannot take anything now.
    case unavailable
    /// The destination took nothing of the batch and gave no reason.
    case nothingTaken
    /// The destination refused one call after another for good: it is asked less often.
    case refusesAll
    /// Too many deliveries that took too long have never ended: nothing is sent until one of them does.
    case hanging
    /// The destination threw an error of this type.
    case failed(errorType: String)
}

extension DeliveryReport: CustomStringConvertible {
    /// What happened and, where there is something to do, what.
    public var description: String {
        switch self {
        case .dropped(let total): "\(total) calls were dropped so far, as more waited than the limits allow."
        case .tooLarge(let calls):
            "\(calls) calls were dropped, each larger than the limits allow. Track less with each."
        case .unreadable(let lines): "\(lines) lines of the folder could not be read and were passed over."
        case .inMemory(let problem): "Calls are kept in memory only: \(problem). The end of the app loses them."
        case .onDisk: "Calls are kept on disk again."
        case .notCompacted(let problem): "The log of waiting calls could not be made smaller: \(problem)."
        case .notProtected(let problem): "The folder of waiting calls could not be kept out of backups: \(problem)."
        case .setAside(let kept): "The destination refused a call for good; \(kept) such are kept. See setAsideCalls()."
        case .notDelivered(let problem, let seconds): "\(problem) The next attempt is in \(seconds) s."
        }
    }
}

extension DeliveryProblem: CustomStringConvertible {
    /// One sentence.
    public var description: String {
        switch self {
        case .timeout: "The destination took too long."
        case .unavailable: "The destination is unavailable."
        case .nothingTaken: "The destination took nothing of a batch."
        case .refusesAll: "The destination refuses one call after another."
        case .hanging: "Deliveries that took too long have never ended."
        case .failed(let errorType): "The destination threw \(errorType)."
        }
    }
}
