/// A call that the destination refused for good.
public struct SetAsideCall: Sendable, Hashable, Identifiable {
    /// The call.
    public let call: TrackCall

    /// Why it was refused.
    public let reason: Reason

    package init(call: TrackCall, reason: Reason) {
        self.call = call
        self.reason = reason
    }

    /// The id of the call.
    public var id: TrackCall.ID { call.id }

    /// Why a call was refused for good.
    public enum Reason: Sendable, Hashable {
        /// It is not acceptable, in the words of the destination, the first 200 characters of them.
        case invalid(String)
        /// It is too large, even alone.
        case tooLarge
    }
}
