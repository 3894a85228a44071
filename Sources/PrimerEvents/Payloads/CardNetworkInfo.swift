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

    /// The network is shown; its name is free text.
    public var exportable: ExportableFields { [.shown("network", network), .withheld("displayName")] }
}
