/// What a call survives once ``EventSpool/deliver(_:)`` has returned.
public enum SpoolDurability: Sendable, Hashable {
    /// The end of the process, also by `kill -9` or a crash: the system has the bytes. A loss of power, or a crash of the
    /// system itself, may cost the last seconds.
    case endOfProcess
    /// A loss of power as well: every batch waits until the drive has it, which takes milliseconds and battery.
    case lossOfPower
}
