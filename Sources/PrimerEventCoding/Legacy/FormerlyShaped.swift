internal import PrimerEvents

/// A detail that earlier versions of the web checkout stated in another shape.
///
/// A former shape is made today's before it is read: reading knows one shape, and errors name fields as they are called
/// today. Shapes are told apart by what is there, since most of them travelled under today's names.
protocol FormerlyShaped: CatalogueDetail {
    /// The detail in today's shape; what has it already, or has none that is known, stays as it is.
    ///
    /// `formerName` is the name of the event on the wire where that is not today's.
    static func inTodaysShape(_ detail: JSONValue?, formerName: String?) -> JSONValue?
}

extension JSONValue {
    /// An object with its members changed; anything else as it is.
    func changing(_ change: (inout JSONObject) -> Void) -> JSONValue {
        guard case .object(var object) = self else { return self }
        change(&object)
        return .object(object)
    }
}

extension JSONObject {
    /// Gives a member the name that it has today, unless there is one of that name.
    mutating func rename(_ formerName: String, to name: String) {
        guard let value = self[formerName], self[name] == nil else { return }
        self[formerName] = nil
        self[name] = value
    }

    /// Changes the value of a member that is there, if `change` has another value for it.
    mutating func change(_ name: String, _ change: (JSONValue) -> JSONValue?) {
        // Most details have today's shape: they are looked at, not copied.
        if let value = self[name].flatMap(change) { self[name] = value }
    }

    /// Adds a member where there is none of that name.
    mutating func add(_ name: String, _ value: @autoclosure () -> JSONValue) {
        if self[name] == nil { self[name] = value() }
    }

    /// Whether a member is not there, or stated as `null`.
    func lacks(_ name: String) -> Bool { self[name].map { $0.kind == .null } ?? true }

    /// The members with these names that are there.
    func members(named names: [String]) -> JSONObject {
        JSONObject(names.compactMap { name in self[name].map { (name, $0) } })
    }
}
