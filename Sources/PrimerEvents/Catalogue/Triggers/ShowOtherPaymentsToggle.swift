public import EventTree

/// Asks the checkout to open or close the list of the other payment methods.
public struct ShowOtherPaymentsToggle: TriggerDetail {
    /// `primer:show-other-payments-toggle`
    public static let eventType = "primer:show-other-payments-toggle"

    /// What to do, in the web's words; without one the list changes from open to closed and back.
    public var action: String?

    /// What asked for it: a label of the app's own.
    public var source: String?

    /// A request, with a label of what asked for it.
    public init(action: String? = nil, source: String? = nil) {
        self.action = action
        self.source = source
    }

    /// The label is shown, the action, whose values are not documented, on request.
    public var exportable: ExportableFields { [.onRequest("action", action), .shown("source", source)] }
}

extension EventType where Detail == ShowOtherPaymentsToggle {
    /// Listens to `primer:show-other-payments-toggle`.
    public static var showOtherPaymentsToggle: Self { .init() }
}
