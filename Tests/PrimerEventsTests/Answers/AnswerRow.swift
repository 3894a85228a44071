import PrimerEvents

/// One row of the table of answers.
struct AnswerRow: Sendable, CustomStringConvertible {
    let text: String
    let policies: [AnswerPolicy]
    let deadline: Double?
    let listeners: [Listener]
    let later: [[String]]
    let expected: Result

    /// A listener, and what it does when it is called.
    struct Listener: Sendable {
        let name: String
        let actions: [[String]]

        func isAdded(as word: String) -> Bool { actions.contains([word]) }
    }

    /// What a row comes to, as the table writes it.
    struct Result: Sendable, Equatable {
        var outcome: String
        var counted: String
        var diagnostics: String
    }

    var description: String { text }

    /// The sections of the table with their rows.
    static func sections() throws -> [(title: String, rows: [AnswerRow])] {
        var sections: [(title: String, rows: [AnswerRow])] = []
        let blocks = try Repository.text(at: "Tests/PrimerEventsTests/Fixtures/answers.txt").split(separator: "\n\n")
        for block in blocks.dropFirst() {
            let lines = block.split(separator: "\n")
            let title = lines.first.map { String($0.dropFirst(2)) } ?? ""
            sections.append((title, try lines.dropFirst().map { try AnswerRow(String($0)) }))
        }
        return sections
    }

    private struct Malformed: Error { let row: String }

    private init(_ line: String) throws {
        let cells = line.split(separator: "|").map { $0.trimmed }
        guard cells.count == 6 else { throw Malformed(row: line) }
        text = line
        let policy = cells[0].words
        switch policy.first {
        case "any": policies = [.allAgree, .firstAnswer]
        case "agree": policies = [.allAgree]
        case "first": policies = [.firstAnswer]
        default: throw Malformed(row: line)
        }
        deadline = policy.count > 1 ? Double(policy[1]) : nil
        listeners = cells[1] == "nobody" ? [] : cells[1].split(separator: ";").map { Listener($0.trimmed) }
        later = cells[2] == "nothing" ? [] : cells[2].split(separator: ";").map { $0.trimmed.words }
        expected = Result(outcome: cells[3], counted: cells[4], diagnostics: cells[5])
    }
}

extension AnswerRow.Listener {
    fileprivate init(_ text: String) {
        name = String(text.prefix(1))
        actions = text.dropFirst().split(separator: ",").map { $0.trimmed.words }
    }
}

extension StringProtocol {
    fileprivate var words: [String] { String(self).split(separator: " ").map(String.init) }
    fileprivate var trimmed: String { words.joined(separator: " ") }
}
