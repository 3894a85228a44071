/// A value that prints, interpolates, dumps and reflects only what it lists as exportable.
///
/// Conform and write ``exportable``; `description`, `debugDescription` and `customMirror` follow from it.
/// ``EventDetail`` has the same requirement, so a detail needs no second list.
public protocol Redacted: Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable,
    ExportableValueConvertible
{
    /// What of this value may be printed, logged or sent.
    var exportable: ExportableFields { get }
}

extension Redacted {
    /// The shown fields, as in `PaymentSummary(id: pay_1, orderId: order-1001)`.
    public var description: String { "\(Self.self)(\(exportable.text))" }

    /// The same as `description`.
    public var debugDescription: String { description }

    /// A mirror of the shown fields only.
    public var customMirror: Mirror {
        Mirror(
            self, children: exportable.shown.map { (label: $0.name, value: $0.value?.text ?? "") },
            displayStyle: .struct)
    }

    /// A record of this value's fields.
    public var exportableValue: ExportableValue { .record(type: "\(Self.self)", exportable) }
}

extension ExportableFields {
    /// The shown fields as `name: value`, separated by commas.
    @usableFromInline
    var text: String { shown.map { "\($0.name): \($0.value?.text ?? "")" }.joined(separator: ", ") }
}

extension ExportableValue {
    /// The value as text, with only the shown fields of nested records.
    public var text: String {
        switch self {
        case .string(let value): value
        case .integer(let value): String(value)
        case .boolean(let value): String(value)
        case .list(let values): "[\(values.map(\.text).joined(separator: ", "))]"
        case .record(let type, let fields): "\(type)(\(fields.text))"
        }
    }
}
