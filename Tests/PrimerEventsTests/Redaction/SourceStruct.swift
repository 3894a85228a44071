/// A struct as it stands in a source file: the names of its stored properties and of the fields it exports.
struct SourceStruct {
    var name: String
    var storedProperties: [String] = []
    var exportedFields: [String] = []

    /// The structs of a source that conform to `Redacted`, directly or as details of the catalogue, in this package's format.
    static func all(in source: String) -> [SourceStruct] {
        var found: [SourceStruct] = []
        var open: (type: SourceStruct, depth: Int)?
        var depth = 0
        for line in source.split(separator: "\n").map({ $0.drop(while: { $0 == " " }) }) where !line.hasPrefix("//") {
            if open == nil, let name = redactedStruct(declaredIn: line) { open = (SourceStruct(name: name), depth) }
            if let (_, base) = open {
                if depth == base + 1, let property = storedProperty(declaredIn: line) {
                    open?.type.storedProperties.append(property)
                }
                open?.type.exportedFields += fields(listedIn: line)
            }
            depth += line.filter { $0 == "{" }.count - line.filter { $0 == "}" }.count
            if let (type, base) = open, depth == base {
                found.append(type)
                open = nil
            }
        }
        return found
    }

    private static let redactedProtocols: Set<Substring> = [
        "Redacted", "PrimerEventDetail", "AnsweredDetail", "TriggerDetail", "RetainedDetail",
    ]

    private static func redactedStruct(declaredIn line: Substring) -> String? {
        let words = line.split { !($0.isLetter || $0.isNumber) }
        guard !redactedProtocols.isDisjoint(with: words),
            let keyword = words.firstIndex(of: "struct"), keyword + 1 < words.count
        else { return nil }
        return String(words[keyword + 1])
    }

    /// A property without a body; what it answers with is no field of the event.
    private static func storedProperty(declaredIn line: Substring) -> String? {
        var words = line.split(separator: " ").filter { !["public", "private", "package", "internal"].contains($0) }
        words.removeAll { $0.hasSuffix("(set)") }
        guard words.count > 1, words[0] == "var" || words[0] == "let" else { return nil }
        guard !line.contains("{"), !line.contains("Answering<") else { return nil }
        return String(words[1].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }

    private static func fields(listedIn line: Substring) -> [String] {
        line.split(separator: ".").compactMap { call in
            let parts = call.split(separator: "\"", maxSplits: 2)
            guard parts.count > 1, ["shown(", "onRequest(", "withheld("].contains(parts[0]) else { return nil }
            return String(parts[1])
        }
    }
}

extension SourceStruct {
    /// The properties in the record tables of a source, by the name of the type.
    static func tables(in source: String) -> [String: [String]] {
        var found: [String: [String]] = [:]
        for text in source.split(separator: "\nextension ", omittingEmptySubsequences: false).dropFirst() {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            guard let head = lines.first, head.contains(": RecordedValue {") || head.contains(": RecordedDetail {"),
                let name = head.split(separator: ":").first?.split(separator: ".").last
            else { continue }
            let body = lines.prefix { $0 != "}" }.joined(separator: "\n")
            found[String(name)] = body.split(separator: "\\.").dropFirst()
                .map { String($0.prefix { $0.isLetter || $0.isNumber }) }
                .filter { $0 != "json" }
        }
        return found
    }

    /// The labels of the arguments in every call of an initialiser of this struct.
    func argumentLabels(in source: String) -> Set<String> {
        var labels: Set<String> = []
        for start in source.indices where source[start...].hasPrefix("\(name)(") {
            if start > source.startIndex, source[source.index(before: start)].isLetter { continue }
            var depth = 0
            var word = ""
            for character in source[source.index(start, offsetBy: name.count)...] {
                switch character {
                case "(", "[": depth += 1
                case ")", "]": depth -= 1
                case ":" where depth == 1: labels.insert(word)
                default: break
                }
                if depth == 0 { break }
                word = character.isLetter || character.isNumber ? word + String(character) : ""
            }
        }
        return labels
    }
}
