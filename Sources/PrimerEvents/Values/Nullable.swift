/// A member of a JSON object that can be left out, stated as `null` or stated as a value.
///
/// Used where the web makes all three and writing an event must give back what was read.
public enum Nullable<Value> {
    /// The member is not there.
    case absent
    /// The member is `null`.
    case null
    /// The member has this value.
    case value(Value)

    /// A value, or a member that is not there for `nil`.
    public init(_ value: Value?) {
        self =
            switch value {
            case .some(let value): .value(value)
            case .none: .absent
            }
    }

    /// The value; `nil` where it is left out or stated as `null`.
    public var value: Value? { if case .value(let value) = self { value } else { nil } }
}

extension Nullable: Sendable where Value: Sendable {}
extension Nullable: Equatable where Value: Equatable {}
extension Nullable: Hashable where Value: Hashable {}
