/// A detail that the app dispatches to make a component act.
///
/// On the web a trigger that does not bubble, or is not composed, silently reaches nobody; here every trigger does both.
public protocol TriggerDetail: PrimerEventDetail {}

extension TriggerDetail {
    /// `.trigger`: the app dispatches it.
    public static var direction: EventDirection { .trigger }
}
