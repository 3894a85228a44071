/// Where in a line or detail a field is, as in `detail.errors[0].name`.
public struct FieldPath: Sendable, Hashable {
    /// One step inwards.
    public enum Component: Sendable, Hashable {
        /// The member of an object, by a name of the catalogue.
        case member(String)
        /// The element of an array, from 0.
        case element(Int)
    }

    /// The steps from the outermost value inwards.
    public private(set) var components: [Component] = []

    package init() {}

    /// Errors collect their path on the way out, so a path costs nothing where there is no error.
    package mutating func enclose(in component: Component) { components.insert(component, at: 0) }
}

extension FieldPath: CustomStringConvertible {
    /// The path with points and brackets, as in JavaScript.
    public var description: String {
        components.reduce(into: "") { text, component in
            switch component {
            case .member(let name): text += text.isEmpty ? name : ".\(name)"
            case .element(let index): text += "[\(index)]"
            }
        }
    }
}
