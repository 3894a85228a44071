/// The closed table of the catalogue: every event that has a type of its own, and the carrier of all others.
///
/// Names that arrive as text are looked up here. The web counterpart is the list of the checkout's events in Primer's
/// reference.
public enum PrimerEventCatalogue: Sendable {
    /// The 25 entries: 23 web events, the native extension and the carrier of unknown events.
    public static let entries: [Entry] = [
        Entry(Ready.self, formerNames: "primer-checkout-initialized"),
        Entry(StateChange.self, formerNames: "primer-state-changed"),
        Entry(MethodsUpdate.self, formerNames: "primer-payment-methods-updated", "primer:payment-methods-updated"),
        Entry(PaymentStart.self),
        Entry(PaymentSuccess.self, formerNames: "primer-oncheckout-complete"),
        Entry(PaymentFailure.self, formerNames: "primer-oncheckout-failure"),
        Entry(PaymentCancel.self),
        Entry(PaymentApprovalRequired.self),
        Entry(VaultMethodsUpdate.self, formerNames: "primer:vault:methods-update"),
        Entry(VaultSelectionChange.self, formerNames: "primer:vault:selection-change"),
        Entry(CardNetworkChange.self, formerNames: "primer-card-network-change"),
        Entry(BinDataAvailable.self),
        Entry(BinDataLoadingChange.self),
        Entry(CardSuccess.self, formerNames: "primer-card-submit-success"),
        Entry(CardError.self, formerNames: "primer-card-submit-errors"),
        Entry(ShippingAddressChange.self),
        Entry(ShippingOptionChange.self),
        Entry(ShowOtherPaymentsToggled.self),
        Entry(DialogOpen.self),
        Entry(DialogClose.self),
        Entry(CardSubmit.self),
        Entry(VaultSubmit.self),
        Entry(ShowOtherPaymentsToggle.self),
        Entry(CheckoutDismissed.self),
        Entry(UnknownEvent.self),
    ]

    /// The entry for a name as it arrives, today's or a former one; `nil` if the catalogue does not know it.
    ///
    /// An event without an entry travels as ``UnknownEvent``.
    public static func entry(named name: String) -> Entry? { entriesByName[name] }

    private static let entriesByName: [String: Entry] = {
        var found: [String: Entry] = [:]
        for entry in entries where entry.detailType != UnknownEvent.self {
            for name in [entry.name] + entry.formerNames { found[name] = entry }
        }
        return found
    }()
}

extension PrimerEventCatalogue {
    /// One event of the catalogue.
    public struct Entry: Sendable {
        /// The name of the event on the wire.
        public let name: String

        /// The names it had in earlier versions of the web checkout.
        public let formerNames: [String]

        /// Whether `preventDefault()` has an effect.
        public let cancelable: Bool

        /// Who dispatches the event, and whether anybody answers it.
        public let direction: EventDirection

        /// The type of the detail.
        public let detailType: any PrimerEventDetail.Type

        init<Detail: PrimerEventDetail>(_ detail: Detail.Type, formerNames: String...) {
            name = Detail.eventType
            self.formerNames = formerNames
            cancelable = Detail.cancelable
            direction = Detail.direction
            detailType = detail
        }
    }
}
