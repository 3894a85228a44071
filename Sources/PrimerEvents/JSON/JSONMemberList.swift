/// The members of an object while it is being read: of those with the same name the last counts, at the first's place.
///
/// Linear in the number of members whatever their names: a page cannot make it compare each with each.
struct JSONMemberList {
    private var members: [JSONObject.Member] = []
    /// One bit of 64 for each name seen. A name whose bit is not set is new.
    private var seen: UInt64 = 0
    /// The place of each name, once there are so many that looking through them takes longer.
    private var places: [ExactName: Int]?
    /// How many are looked through before `places` is made.
    private static let fewMembers = 16
    /// Names given, with those given again: what the limits count.
    private(set) var count = 0

    var object: JSONObject { JSONObject(distinct: members) }

    mutating func set(_ name: String, to value: JSONValue) {
        count += 1
        if let place = place(of: name) {
            members[place].value = value
        } else {
            places?[ExactName(name)] = members.count
            if members.isEmpty { members.reserveCapacity(4) }
            members.append(JSONObject.Member(name: name, value: value))
        }
    }

    private mutating func place(of name: String) -> Int? {
        let bit = Self.bit(of: name)
        defer { seen |= bit }
        if seen & bit == 0 { return nil }
        if members.count <= Self.fewMembers { return members.firstIndex { ExactName($0.name) == ExactName(name) } }
        if places == nil {
            places = Dictionary(
                members.enumerated().map { (ExactName($0.element.name), $0.offset) },
                uniquingKeysWith: { first, _ in first })
        }
        return places?[ExactName(name)]
    }

    private static func bit(of name: String) -> UInt64 {
        var mixed: UInt64 = 0
        for byte in name.utf8 { mixed = (mixed ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15 }
        return 1 &<< (mixed &>> 58)
    }
}
