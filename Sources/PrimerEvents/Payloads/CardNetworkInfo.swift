public import EventTree

/// A card network as a card form shows it.
public struct CardNetworkInfo: Redacted, Hashable {
    /// The network.
    public var network: PaymentCardNetwork

    /// The network's name for people.
    public var displayName: String

    /// A network and its name.
    public init(network: PaymentCardNetwork, displayName: String) {
        self.network = network
        self.displayName = displayName
    }

    /// The fields, and who may see them.
    public var exportable: ExportableFields { Self.record.exportable(self) }
}

extension CardNetworkInfo: RecordedValue {
    package static let record = Record(
        CardNetworkInfo(network: .other, displayName: ""),
        Field("displayName", \.displayName, .withheld),
        Field("network", \.network, .shown))
}
