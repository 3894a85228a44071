/// A trace line as text: the JSON of the recorded file, member by member in the same order, so that it can be searched for.
extension TraceEntry: CustomStringConvertible {
    var description: String {
        switch self {
        case .listener(let id, let event):
            return object(
                [
                    ("at", quoted("listener")), ("id", quoted(id)), ("type", quoted(event.type)),
                    ("phase", String(event.phase)), ("currentTarget", quoted(event.currentTarget)),
                    ("target", quoted(event.target)),
                ] + event.outcome)
        case .dispatched(let from, let result, let event):
            return object(
                [
                    ("at", quoted("dispatched")), ("type", quoted(event.type)), ("from", quoted(from)),
                    ("result", String(result)), ("target", quoted(event.target)),
                    ("currentTarget", quoted(event.currentTarget)), ("phase", String(event.phase)),
                ] + event.outcome)
        case .reported: return object([("at", quoted("reported"))])
        case .error(let refusal): return object([("at", quoted("error")), ("name", quoted(refusal.rawValue))])
        case .skipped: return object([("at", quoted("skipped"))])
        }
    }
}

extension ObservedEvent {
    /// The members that both kinds of line end with.
    fileprivate var outcome: [(String, String)] {
        [
            ("defaultPrevented", String(defaultPrevented)),
            ("path", "[\(path.map { quoted($0) }.joined(separator: ","))]"),
        ]
    }
}

private func object(_ members: [(name: String, value: String)]) -> String {
    "{\(members.map { "\(quoted($0.name)):\($0.value)" }.joined(separator: ","))}"
}

private func quoted(_ text: String?) -> String {
    guard let text else { return "null" }
    var result = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case "\u{0}"..<"\u{20}": result += "\\u" + String(UInt32(0x10000) + scalar.value, radix: 16).dropFirst()
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result + "\""
}
