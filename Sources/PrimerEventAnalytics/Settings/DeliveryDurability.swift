/// What a call in a folder survives once it was tracked.
public enum DeliveryDurability: Sendable, Hashable {
    /// The end of the process, also by `kill -9` or a crash: the system has the bytes. A loss of power, or a crash of the
    /// system itself, may cost the last seconds.
    case endOfProcess
    /// A loss of power as well, some milliseconds later: calls are flushed to the drive in the background, which takes
    /// battery.
    case lossOfPower
}
