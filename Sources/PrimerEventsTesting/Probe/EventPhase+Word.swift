package import EventTree

extension EventPhase {
    /// The phase in a word.
    package var word: String {
        switch self {
        case .none: "none"
        case .capturing: "capture"
        case .atTarget: "target"
        case .bubbling: "bubble"
        }
    }
}
