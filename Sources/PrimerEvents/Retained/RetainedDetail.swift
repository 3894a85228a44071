/// A detail whose latest event a checkout keeps, for listeners that come late.
public protocol RetainedDetail: PrimerEventDetail {}

/// Which events that have passed already a listener asks for when it is added.
public enum Replay: Sendable, Hashable {
    /// The latest of the listener's type, if there was one.
    case latest
}
