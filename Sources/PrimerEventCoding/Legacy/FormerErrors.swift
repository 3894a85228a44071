internal import PrimerEvents

extension StateChange: FormerlyShaped {
    /// Before 0.7.0 the errors were called `error` and `failure`.
    static func inTodaysShape(_ detail: JSONValue?, formerName: String?) -> JSONValue? {
        detail?.changing { members in
            members.rename("error", to: "primerJsError")
            members.change("primerJsError") { FormerErrors.withCode(FormerErrors.unstatedCode, $0) }
            members.change("primerJsError", FormerErrors.withOriginAtTheTop)
            members.change("failure", FormerErrors.withDetailsAsDiagnosticsId)
            members.rename("failure", to: "paymentFailure")
            members.change("paymentFailure", FormerErrors.withOriginAtTheTop)
        }
    }
}

/// What the errors of earlier versions had in other places; `nil` for one that has it where it is today.
enum FormerErrors {
    /// The code of an error that states none.
    static let unstatedCode: ErrorCode = "UNKNOWN"

    /// From 1.6.2 to 1.9.2 the origin stood at `data.error.origin`.
    static func withOriginAtTheTop(_ error: JSONValue) -> JSONValue? {
        guard let members = error.objectValue, members.lacks("origin"),
            let origin = members["data"]?.objectValue?["error"]?.objectValue?["origin"], origin.kind == .string
        else { return nil }
        return error.changing { $0["origin"] = origin }
    }

    /// Before 0.7.0 a failure had `details`: the id for Primer's support, or a record with it among others.
    ///
    /// A record stays, as an unknown member of an open one.
    static func withDetailsAsDiagnosticsId(_ failure: JSONValue) -> JSONValue? {
        guard let details = failure.objectValue?["details"] else { return nil }
        return failure.changing { members in
            switch details {
            case .string, .null: members.rename("details", to: "diagnosticsId")
            case .object(let record):
                if let id = record["diagnosticsId"], id.kind == .string { members.add("diagnosticsId", id) }
            case .bool, .integer, .decimal, .array: break
            }
        }
    }

    /// Before 1.0.0 some errors were JavaScript's `Error`, of which JSON keeps neither a code nor the message.
    static func withCode(_ code: ErrorCode, _ error: JSONValue) -> JSONValue? {
        guard let members = error.objectValue, members["code"] == nil else { return nil }
        return error.changing { members in
            members["code"] = code.json
            members.add("message", "")
        }
    }
}
