/// The closed table of the catalogue: every event that has a type of its own, and the carrier of all others.
///
/// A new event is a file of its own and its line here. Names that arrive as text are looked up here. The web counterpart is the list of the checkout's events in Primer's
/// reference.
public enum PrimerEventCatalogue: Sendable {
    /// The 25 entries: 23 web events, the native extension and the carrier of unknown events.
    public static let entries: [Entry] = [
        Entry(Ready.self, .info, native: .at(.checkout), formerNames: "primer-checkout-initialized"),
        Entry(StateChange.self, .debug, native: .at(.checkout), formerNames: "primer-state-changed"),
        Entry(
            MethodsUpdate.self, .debug, native: .at(.paymentMethodContainer),
            formerNames: "primer-payment-methods-updated", "primer:payment-methods-updated"),
        Entry(PaymentStart.self, .info, native: .atPaymentSource),
        Entry(
            PaymentSuccess.self, .notice, native: .at(.checkout), formerNames: "primer-oncheckout-complete"),
        Entry(PaymentFailure.self, .notice, native: .at(.checkout), formerNames: "primer-oncheckout-failure"),
        Entry(PaymentCancel.self, .notice, native: .at(.checkout)),
        Entry(PaymentApprovalRequired.self, .notice, .question, native: .never),
        Entry(VaultMethodsUpdate.self, .debug, native: .at(.vaultManager), formerNames: "primer:vault:methods-update"),
        Entry(
            VaultSelectionChange.self, .debug, native: .at(.vaultManager),
            formerNames: "primer:vault:selection-change"),
        Entry(
            CardNetworkChange.self, .trace, native: .at(.cardNumberInput), formerNames: "primer-card-network-change"),
        Entry(BinDataAvailable.self, .trace, native: .at(.cardNumberInput)),
        Entry(BinDataLoadingChange.self, .trace, native: .at(.cardNumberInput)),
        Entry(CardSuccess.self, .info, native: .at(.cardForm), formerNames: "primer-card-submit-success"),
        Entry(CardError.self, .info, .problem, native: .at(.cardForm), formerNames: "primer-card-submit-errors"),
        Entry(ShippingAddressChange.self, .info, .question, native: .never),
        Entry(ShippingOptionChange.self, .info, .question, native: .never),
        Entry(ShowOtherPaymentsToggled.self, .debug, native: .never),
        Entry(DialogOpen.self, .debug, native: .at(.checkout)),
        Entry(DialogClose.self, .debug, native: .at(.checkout)),
        Entry(CardSubmit.self, .debug, .request, native: .byApp),
        Entry(VaultSubmit.self, .debug, .request, native: .byApp),
        Entry(ShowOtherPaymentsToggle.self, .debug, .request, native: .byApp),
        Entry(CheckoutDismissed.self, .notice, native: .at(.checkout)),
        Entry(UnknownEvent.self, .debug, native: .never),
    ]

    /// The entry for a name as it arrives, today's or a former one; `nil` if the catalogue does not know it.
    ///
    /// An event without an entry travels as ``UnknownEvent``.
    public static func entry(named name: String) -> Entry? { entriesByName[name] }

    /// The entry for a type of detail; `nil` for a type of the app's own.
    package static func entry(of type: any PrimerEventDetail.Type) -> Entry? { entriesByType[ObjectIdentifier(type)] }

    private static let entriesByType = Dictionary(
        uniqueKeysWithValues: entries.map { (ObjectIdentifier($0.detailType), $0) })

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

        /// How urgent the event is in a log, unless what it says makes it more so.
        package let logLevel: LogLevel

        /// What the event means to a reader of a timeline, where it is no step of its checkout.
        package let mark: Mark

        /// Where the native side dispatches the event.
        package let native: NativeOrigin

        /// What the detail is on the wire; `nil` for an event without data and for the carrier of unknown events.
        package var detailShape: FieldShape? { (detailType as? any CatalogueDetail.Type)?.detailShape }

        /// Whether a checkout keeps the latest event of this type: the type is a ``RetainedDetail``.
        package var isRetained: Bool { detailType is any RetainedDetail.Type }

        init<Detail: PrimerEventDetail>(
            _ detail: Detail.Type, _ logLevel: LogLevel, _ mark: Mark = .plain, native: NativeOrigin,
            formerNames: String...
        ) {
            name = Detail.eventType
            self.logLevel = logLevel
            self.mark = mark
            self.native = native
            self.formerNames = formerNames
            cancelable = Detail.cancelable
            direction = Detail.direction
            detailType = detail
        }
    }
}

extension PrimerEventCatalogue.Entry {
    /// How urgent an event is in a log, by the names of the logging listener's levels.
    package enum LogLevel: String, Sendable {
        /// What typing causes.
        case trace
        /// What the checkout says of itself.
        case debug
        /// A milestone.
        case info
        /// How a payment ends.
        case notice
    }

    /// What an event means to a reader of a timeline that is no step of its checkout.
    package enum Mark: String, Sendable {
        case plain, request, question, problem
    }

    /// Where the native side dispatches an event.
    package enum NativeOrigin: Sendable, Hashable {
        /// At this component.
        case at(ComponentName)
        /// At the component of what the shopper pays with: the card form, the saved methods or the list of methods.
        case atPaymentSource
        /// Where the app dispatches it: it is a trigger.
        case byApp
        /// Nowhere: only the web has it.
        case never
    }
}
