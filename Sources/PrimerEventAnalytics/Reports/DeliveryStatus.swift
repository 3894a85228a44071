/// The state of an analytics listener's delivery.
public struct DeliveryStatus: Sendable, Hashable {
    /// The number of calls that wait.
    public let waitingCount: Int

    /// The bytes that they take, as ``DeliveryLimits/bytes`` counts them.
    public let waitingBytes: Int

    /// The number of calls that were dropped because there were too many or one was too large.
    ///
    /// With a folder it counts from when the folder was first used; a restart does not reset it, opting out does.
    public let droppedCount: Int64

    /// The number of calls that the destination refused for good and that are kept.
    public let setAsideCount: Int

    /// Where the waiting calls are.
    public let storage: Storage

    /// Where the waiting calls are.
    public enum Storage: Sendable, Hashable {
        /// In the folder.
        case disk
        /// In memory only: the end of the process loses them. The problem is that of the folder, `nil` if there is none.
        case memory(DiskProblem?)
        /// Nowhere: the listener was closed or is opted out.
        case none
    }
}
