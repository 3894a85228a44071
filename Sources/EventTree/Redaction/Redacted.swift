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
    public var description: String { "\(Self.self)(\(exportable))" }

    /// The same as `description`.
    public var debugDescription: String { description }

    /// A mirror of the shown fields only.
    public var customMirror: Mirror {
        let children = exportable.shown.map { (label: Optional($0.name), value: ($0.value?.text ?? "") as Any) }
        return Mirror(self, children: children, displayStyle: .struct)
    }

    /// A record of this value's fields.
    public var exportableValue: ExportableValue { .record(type: "\(Self.self)", exportable) }
}
