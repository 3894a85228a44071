/// What of a value may leave the device: an allow-list, written down field by field next to the type.
///
/// ```swift
/// var exportable: ExportableFields {
///     [.shown("id", id), .onRequest("last4Digits", last4Digits), .withheld("cardholderName")]
/// }
/// ```
///
/// A field that is not listed is private. ``ExportableField/withheld(_:)`` says so in words, so that a reader and a
/// test can tell "private" from "forgotten".
public struct ExportableFields: Sendable, Hashable, ExpressibleByArrayLiteral {
    /// The fields in the order in which they were written down.
    public let fields: [ExportableField]

    /// Fields in the order given.
    public init(_ fields: [ExportableField]) { self.fields = fields }

    /// Fields in the order given.
    public init(arrayLiteral elements: ExportableField...) { fields = elements }

    /// The fields that are shown without being asked for and have a value: what printing and logging see.
    public var shown: [ExportableField] { fields.filter { $0.exposure == .shown && $0.value != nil } }
}

/// One field of a value, with what may be seen of it.
public struct ExportableField: Sendable, Hashable {
    /// Who may see a field.
    public enum Exposure: Sendable, Hashable {
        /// Anyone: printing, logging, analytics.
        case shown
        /// Only those who ask for it by name: last four digits, customer and vault ids, amounts, currency.
        case onRequest
        /// Nobody.
        case withheld
    }

    /// The name of the field, as on the wire.
    public let name: String

    /// Who may see the field.
    public let exposure: Exposure

    /// The value; `nil` where there is none, and always for a withheld field.
    public let value: ExportableValue?

    /// A field that anyone may see.
    public static func shown(_ name: String, _ value: (any ExportableValueConvertible)?) -> ExportableField {
        ExportableField(name: name, exposure: .shown, value: value?.exportableValue)
    }

    /// A field that is seen only by those who ask for it.
    public static func onRequest(_ name: String, _ value: (any ExportableValueConvertible)?) -> ExportableField {
        ExportableField(name: name, exposure: .onRequest, value: value?.exportableValue)
    }

    /// A field that nobody sees; its value does not even come near.
    public static func withheld(_ name: String) -> ExportableField {
        ExportableField(name: name, exposure: .withheld, value: nil)
    }
}

/// A value of an exportable field.
public enum ExportableValue: Sendable, Hashable {
    /// Text that is an identifier or a code, never free text.
    case string(String)
    /// A whole number.
    case integer(Int64)
    /// A yes or no.
    case bool(Bool)
    /// Several values.
    case list([ExportableValue])
    /// A nested value with an allow-list of its own; `type` is its Swift name.
    case record(type: String, ExportableFields)
}

/// What can stand in an exportable field; its ``exportableValue`` is `Sendable`, it need not be.
public protocol ExportableValueConvertible {
    /// The value as it may be exported.
    var exportableValue: ExportableValue { get }
}

extension String: ExportableValueConvertible {
    /// The text as it stands.
    public var exportableValue: ExportableValue { .string(self) }
}

extension Int: ExportableValueConvertible {
    /// The number as it stands.
    public var exportableValue: ExportableValue { .integer(Int64(self)) }
}

extension Int64: ExportableValueConvertible {
    /// The number as it stands.
    public var exportableValue: ExportableValue { .integer(self) }
}

extension Bool: ExportableValueConvertible {
    /// The truth as it stands.
    public var exportableValue: ExportableValue { .bool(self) }
}

extension Array: ExportableValueConvertible where Element: ExportableValueConvertible {
    /// The elements' values in order.
    public var exportableValue: ExportableValue { .list(map(\.exportableValue)) }
}
