public import EventTree

/// The networks of the card that is being typed changed.
///
/// ``BinDataAvailable`` tells more and is its successor; the web still dispatches both.
public struct CardNetworkChange: PrimerEventDetail {
    /// `primer:card-network-change`
    public static let eventType = "primer:card-network-change"

    /// The networks; `nil` where the web states `null` for the whole detail.
    public var networks: Networks?

    /// A change to these networks, or to none at all.
    public init(networks: Networks?) { self.networks = networks }

    /// What the networks export: on the wire their fields are those of the detail.
    public var exportable: ExportableFields { networks?.exportable ?? [] }
}

extension CardNetworkChange {
    /// The networks of a card.
    public struct Networks: Redacted, Hashable {
        /// The network that the number belongs to; `nil`, on the wire `null`, where it is not known.
        public var detectedCardNetwork: CardNetworkInfo?

        /// The networks that the shopper may choose from.
        public var selectableCardNetworks: [CardNetworkInfo]

        /// Whether they are still being looked up.
        public var isLoading: Bool

        /// Networks of a card.
        public init(
            detectedCardNetwork: CardNetworkInfo? = nil,
            selectableCardNetworks: [CardNetworkInfo] = [],
            isLoading: Bool = false
        ) {
            self.detectedCardNetwork = detectedCardNetwork
            self.selectableCardNetworks = selectableCardNetworks
            self.isLoading = isLoading
        }

        /// The fields, and who may see them.
        public var exportable: ExportableFields { Self.record.exportable(self) }
    }
}

extension CardNetworkChange.Networks: RecordedValue {
    package static let record = Record(
        CardNetworkChange.Networks(),
        .nullable("detectedCardNetwork", \.detectedCardNetwork, .shown, .optionalOrNull),
        Field("selectableCardNetworks", \.selectableCardNetworks, .shown),
        Field("isLoading", \.isLoading, .shown))
}

extension CardNetworkChange: NullableDetail {
    package var content: Networks? { networks }
    package init(content: Networks?) { self.init(networks: content) }
}

extension EventType where Detail == CardNetworkChange {
    /// Listens to `primer:card-network-change`.
    public static var cardNetworkChange: Self { .init() }
}
