public import EventTree

/// A value of an open set: text, with named constants for the values known today.
///
/// Primer adds payment methods, networks and error codes between releases, so a value nobody knows is a value like any
/// other and not an error. The web counterpart is a union of strings that ends in `string`.
public protocol OpenValue: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible,
    CustomDebugStringConvertible, CustomReflectable, ExportableValueConvertible
where RawValue == String, StringLiteralType == String {
    /// The value with this text on the wire.
    init(rawValue: String)
}

extension OpenValue {
    /// The value with this text on the wire.
    public init(stringLiteral value: String) { self.init(rawValue: value) }

    /// The text on the wire, on one line.
    public var description: String { exportableValue.text }

    /// The same as `description`.
    public var debugDescription: String { description }

    /// A mirror of the text on one line.
    public var customMirror: Mirror { Mirror(self, children: ["rawValue": description], displayStyle: .struct) }

    /// The text as it stands.
    public var exportableValue: ExportableValue { .string(rawValue) }
}
