package import EventTree

/// Whether a field must be there, and whether it may be `null`.
package enum FieldPresence: Sendable, Hashable {
    /// It must be there, with a value.
    case required
    /// It may be missing or `null`, which mean the same; it is left out where there is no value.
    case optional
    /// It must be there and may be `null`.
    case requiredOrNull
    /// It may be missing or `null`, which mean the same; `null` is written where there is no value.
    case optionalOrNull
    /// It may be missing or `null`, which are told apart.
    case stated
    /// It never travels: ours, for listeners and what they export.
    case local
}

/// What a field's value is.
package indirect enum FieldShape: Sendable {
    case string
    case bool
    /// A count, or a number of the unit that is named.
    case wholeNumber(unit: String?)
    /// A number with or without a fraction.
    case number
    /// One of a few texts.
    case oneOf([String])
    /// One of a set of texts that grows, by the Swift type of it.
    case openSet(String)
    case list(of: FieldShape)
    /// An object with known fields.
    case record(RecordShape)
    /// One of several kinds of record.
    case oneOfRecords([RecordShape])
    /// A Swift value that has no JSON, by its type.
    case swiftOnly(String)
    /// An object with any members.
    case anyObject
    case anything
}

/// The fields of a record, for documentation and for whoever reads a detail by name.
package struct RecordShape: Sendable {
    /// The Swift name of the record's type.
    package let type: String
    /// The fields in order.
    package let fields: [FieldDescription]
    /// Whether members that are in no table are kept.
    package let isOpen: Bool
}

/// One field of a record.
package struct FieldDescription: Sendable {
    /// The names from the record inwards: one, or two for a field of an object that has no type of its own.
    package let path: [String]
    package let presence: FieldPresence
    package let exposure: ExportableField.Exposure
    /// Made when it is asked for: a record may hold its own kind.
    private let makeShape: @Sendable () -> FieldShape

    init(
        _ path: [String], _ makeShape: @autoclosure @escaping @Sendable () -> FieldShape, _ presence: FieldPresence,
        _ exposure: ExportableField.Exposure
    ) {
        self.path = path
        self.presence = presence
        self.exposure = exposure
        self.makeShape = makeShape
    }

    /// What the value is.
    package var shape: FieldShape { makeShape() }
}
