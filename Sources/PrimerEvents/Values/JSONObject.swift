/// The members of a JSON object, in the order in which they were written.
///
/// Two objects are equal when they have the same members, in any order. Of members with the same name the last counts,
/// as in `JSON.parse` on the web.
public struct JSONObject: Sendable {
    /// The members in order, each name once.
    public private(set) var members: [Member]

    /// A named value.
    public struct Member: Sendable, Hashable {
        /// The name.
        public var name: String
        /// The value.
        public var value: JSONValue

        /// A named value.
        public init(name: String, value: JSONValue) {
            self.name = name
            self.value = value
        }
    }

    /// No members.
    public init() { members = [] }

    /// Members in the order given; of several with one name the last value counts, at the place of the first.
    public init(_ members: [(name: String, value: JSONValue)]) {
        self.members = []
        self.members.reserveCapacity(members.count)
        var places: [ExactName: Int] = [:]
        for (name, value) in members {
            let exactName = ExactName(name)
            if let place = places[exactName] {
                self.members[place].value = value
            } else {
                places[exactName] = self.members.count
                self.members.append(Member(name: name, value: value))
            }
        }
    }

    /// Members that are known to have different names, in the order given.
    package init(distinct members: [Member]) { self.members = members }

    /// The number of members.
    public var count: Int { members.count }

    /// Whether there are no members.
    public var isEmpty: Bool { members.isEmpty }

    /// The value of a member, `nil` where there is none with that name. Setting `nil` removes the member.
    public subscript(name: String) -> JSONValue? {
        get { members.first { ExactName($0.name) == ExactName(name) }?.value }
        set {
            let place = members.firstIndex { ExactName($0.name) == ExactName(name) }
            switch (place, newValue) {
            case (let place?, let value?): members[place].value = value
            case (let place?, nil): members.remove(at: place)
            case (nil, let value?): members.append(Member(name: name, value: value))
            case (nil, nil): break
            }
        }
    }

    /// The members whose names are not among those given, in order: what an open record keeps beside its known fields.
    package func members(except known: Set<String>) -> JSONObject {
        var rest = JSONObject()
        rest.members = members.filter { !known.contains($0.name) }
        return rest
    }
}

extension JSONObject: Hashable {
    /// Whether both have the same members, in any order.
    public static func == (left: JSONObject, right: JSONObject) -> Bool {
        guard left.count == right.count else { return false }
        // Each value is compared once: a second look in another order would double with every level of nesting.
        let values = Dictionary(
            right.members.map { (ExactName($0.name), $0.value) }, uniquingKeysWith: { _, last in last })
        return left.members.allSatisfy { values[ExactName($0.name)] == $0.value }
    }

    /// Hashes the members without regard to their order.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(members.reduce(0) { $0 ^ $1.hashValue })
    }
}

extension JSONObject.Member: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The kind of the value, without the name: a page may have made one of personal data.
    public var description: String { "member(\(value))" }

    /// The same as `description`.
    public var debugDescription: String { description }

    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: [], displayStyle: nil) }
}

/// A name compared character code by character code, as JavaScript does; `String` holds `"\u{E9}"` and `"e\u{301}"` equal.
package struct ExactName: Hashable {
    let name: String

    package init(_ name: String) { self.name = name }

    package static func == (left: ExactName, right: ExactName) -> Bool {
        // OPTIMIZATION: the lengths are known; most names differ in theirs.
        left.name.utf8.count == right.name.utf8.count && left.name.utf8.elementsEqual(right.name.utf8)
    }

    package func hash(into hasher: inout Hasher) {
        var name = name
        name.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
    /// Members in the order written.
    public init(dictionaryLiteral elements: (String, JSONValue)...) { self.init(elements) }
}

extension JSONObject: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The number of members: names and values of an open record may be personal.
    public var description: String { "object(\(count))" }

    /// The same as `description`.
    public var debugDescription: String { description }

    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: [], displayStyle: nil) }
}
