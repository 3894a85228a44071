internal import PrimerEvents

extension CardError: FormerlyShaped {
    /// Before 1.0.0 an entry had no `message`: its `error` was the sentence for the shopper.
    static func inTodaysShape(_ detail: JSONValue?, formerName: String?) -> JSONValue? {
        detail?.changing { members in
            members.change("errors") { list in
                guard case .array(let entries) = list, entries.contains(where: lacksMessage) else { return nil }
                return .array(entries.map(withMessage))
            }
        }
    }

    private static func lacksMessage(_ entry: JSONValue) -> Bool {
        entry.objectValue.map { $0["message"] == nil && $0["error"] != nil } ?? false
    }

    private static func withMessage(_ entry: JSONValue) -> JSONValue {
        guard lacksMessage(entry) else { return entry }
        return entry.changing { $0["message"] = $0["error"] }
    }
}
