internal import PrimerEvents

/// What the adapter does about an input.
enum AdapterOutput: Sendable {
    /// Dispatch an event with this detail from this component.
    case dispatch(any PrimerEventDetail, from: ComponentName)
    /// Ask the listeners of `primer:payment-start` from this component, and come back with what they decide.
    case ask(call: Int, PaymentMethodType, from: ComponentName)
    /// Give the SDK the answer to its callback.
    case answer(call: Int, PaymentDecision)
    /// Abort what listeners hold: its attempt ends.
    case abandon
    /// The session is over, and what was undecided in it is aborted.
    case leave
    /// Tell the app's developers.
    case diagnose(Diagnostic)
}
