public import EventTree

/// More is known about the card whose number is being typed.
public struct BinDataAvailable: PrimerEventDetail {
    /// `primer:bin-data-available`
    public static let eventType = "primer:bin-data-available"

    /// The network that is used unless the shopper chooses another.
    public var preferred: BinDataDetails?

    /// The other networks of the card.
    public var alternatives: [BinDataDetails]

    /// Whether the card was looked up or only judged by its first digits.
    public var status: Status

    /// The first digits of the card number: card data.
    public var firstDigits: String?

    /// What is known about a card.
    public init(
        preferred: BinDataDetails? = nil,
        alternatives: [BinDataDetails] = [],
        status: Status,
        firstDigits: String? = nil
    ) {
        self.preferred = preferred
        self.alternatives = alternatives
        self.status = status
        self.firstDigits = firstDigits
    }

    /// The networks that the shopper may pay with: the preferred one first, each only if the checkout allows it.
    ///
    /// With more than one the shopper should be given the choice.
    public var selectableNetworks: [BinDataDetails] {
        ([preferred].compactMap(\.self) + alternatives).filter(\.allowed)
    }

    /// The fields, and who may see them.
    public var exportable: ExportableFields { Self.record.exportable(self) }
}

extension BinDataAvailable {
    /// How far the look-up of a card has come.
    public enum Status: String, Sendable, Hashable {
        /// Judged by the first digits only; nothing is known of the issuer.
        case partial
        /// Looked up.
        case complete
    }
}

extension BinDataAvailable: RecordedDetail {
    package static let record = Record(
        BinDataAvailable(status: .partial),
        Field("preferred", \.preferred, .shown),
        Field("alternatives", \.alternatives, .shown),
        Field("status", \.status, .shown),
        Field("firstDigits", \.firstDigits, .withheld))
}

extension EventType where Detail == BinDataAvailable {
    /// Listens to `primer:bin-data-available`.
    public static var binDataAvailable: Self { .init() }
}
