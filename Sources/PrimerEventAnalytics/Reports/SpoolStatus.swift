/// How a spool stands.
public struct SpoolStatus: Sendable, Hashable {
    /// The calls that wait.
    public let waitingCount: Int

    /// The bytes that they take, as ``SpoolLimits/bytes`` counts them.
    public let waitingBytes: Int

    /// How many calls were dropped since the spool was first made, because there were too many or one was too large.
    ///
    /// A restart does not forget it, opting out does.
    public let droppedCount: Int64

    /// The calls that the destination refused for good and that are kept.
    public let setAsideCount: Int

    /// Where the waiting calls are.
    public let storage: Storage

    /// Where the waiting calls are.
    public enum Storage: Sendable, Hashable {
        /// In the folder.
        case disk
        /// In memory only: the end of the process loses them.
        case memory(DiskProblem)
        /// Nowhere: the spool was closed or is opted out of.
        case none
    }
}
