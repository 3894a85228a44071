/// What of events a recording keeps.
public enum RecordingContents: Sendable, Hashable {
    /// What may leave the device, by a policy; every private value is left out or, where an event cannot be read without
    /// it, replaced by `[redacted]`.
    case redacted(ExportPolicy)
    /// Everything, names, addresses and tokens included: for a test or a machine of one's own, never for a report.
    case full

    /// What may leave the device, and no field more than that.
    public static let redacted = RecordingContents.redacted(.standard)
}
