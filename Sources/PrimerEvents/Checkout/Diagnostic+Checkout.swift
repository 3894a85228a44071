internal import EventTree

/// What a hub notices about its checkouts, their events and their listeners.
extension Diagnostic.Code {
    /// A trigger reached no checkout that responds to it.
    public static let triggerUnheard: Self = "triggerUnheard"
    /// A trigger was dispatched without a flag that it needs.
    public static let triggerNotDelivered: Self = "triggerNotDelivered"
    /// A payment ended and no listener subscribes to outcomes.
    public static let outcomeUnheard: Self = "outcomeUnheard"
    /// A checkout became ready and no listener subscribes to `primer:ready`.
    public static let readyUnheard: Self = "readyUnheard"
    /// A checkout was added with the id of another, which was removed.
    public static let checkoutReplaced: Self = "checkoutReplaced"
    /// A listener threw an error.
    public static let listenerFailed: Self = "listenerFailed"
    /// An event was not dispatched, because too many dispatches were nested.
    public static let nestedTooDeep: Self = "nestedTooDeep"
}

extension Diagnostic {
    /// A flag that a trigger needs in order to reach its component.
    package enum TriggerFlag: String, Sendable, Hashable, CaseIterable {
        case bubbles, composed
    }

    package static func triggerUnheard(event: String) -> Diagnostic {
        Diagnostic(
            .triggerUnheard, "\(event) reached no component.", "Nothing was submitted or toggled.",
            "Dispatch it in or above a checkout whose host called respond(to:with:).", event: event)
    }

    package static func triggerNotDelivered(event: String, missing: TriggerFlag) -> Diagnostic {
        Diagnostic(
            .triggerNotDelivered, "\(event) was dispatched without the flag \(missing.rawValue).",
            "The trigger did not reach its component, so nothing was submitted or toggled.",
            "Dispatch the trigger's own detail, which sets the right flags.", event: event)
    }

    package static func outcomeUnheard(event: String) -> Diagnostic {
        Diagnostic(
            .outcomeUnheard, "\(event) was dispatched, and no listener subscribes to it.",
            "The app shows the shopper neither a confirmation nor an error.",
            "Add listeners for primer:payment-success and primer:payment-failure.", event: event)
    }

    package static func readyUnheard(event: String) -> Diagnostic {
        Diagnostic(
            .readyUnheard, "The checkout became ready, and no listener subscribes to \(event).",
            "This is harmless unless the app waits for the event.",
            "Add a listener for the event, with replaying: .latest if it may subscribe late.", event: event)
    }

    package static let checkoutReplaced = Diagnostic(
        .checkoutReplaced, "A checkout was added with the id of this one, which was still in use.",
        "The earlier checkout was removed, and a payment that it held was aborted.",
        "Call remove() on a checkout before its id is used again.")

    package static func listenerFailed(event: String, target: String, errorType: String) -> Diagnostic {
        Diagnostic(
            .listenerFailed, "A listener of \(event) at \(target) threw \(errorType).",
            "The other listeners were called.", "Catch the error in the listener.", event: event)
    }

    package static func nestedTooDeep(event: String, target: String) -> Diagnostic {
        Diagnostic(
            .nestedTooDeep,
            "\(event) was not dispatched at \(target), because \(EventTarget.nestedDispatchLimit) dispatches were nested.",
            "No listener was called for it.", "Look for a listener that dispatches the event that it listens to.",
            event: event)
    }
}
