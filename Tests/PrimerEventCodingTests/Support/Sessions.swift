import Foundation
import PrimerEventCoding
import Testing

/// The recorded sessions, which tests and examples share.
enum Sessions {
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/Sessions")

    /// Each session with its number of events and of answers, counted by hand.
    static let current: [(name: String, events: Int, answers: Int)] = [
        ("apple-pay-shipping", 10, 2),
        ("card-success", 14, 0),
        ("decline-then-retry", 18, 0),
        ("held-then-aborted", 7, 1),
        ("held-then-continued", 12, 1),
        ("invalid-client-token", 2, 0),
        ("manual-approval", 10, 0),
        ("network-failure", 8, 0),
        ("three-ds-and-refresh", 18, 0),
        ("vault-with-cvv", 14, 0),
    ]

    /// The session with the names and shapes before 1.0.0: 8 events.
    static let legacy = "legacy-names"

    static func bytes(of name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: folder.appendingPathComponent("\(name).ndjson")))
    }

    /// All sessions with today's names and shapes one after the other.
    static func allBytes() throws -> [UInt8] { try current.flatMap { try bytes(of: $0.name) } }

    /// The event that a session holds at `seq`.
    static func event(_ seq: Int64, of name: String) throws -> SessionEvent {
        let events = SessionReader.read(try bytes(of: name)).compactMap { entry -> SessionEvent? in
            if case .success(.event(let event)) = entry, event.seq == seq { event } else { nil }
        }
        return try #require(events.first)
    }
}

/// The text of an entry: a line's number and name, or the error.
func text(_ entry: SessionReader.Entry) -> String {
    switch entry {
    case .success(.event(let event)): "\(event.seq) \(event.event.type)"
    case .success(.answer(let answer)): "\(answer.seq) \(answer.name)"
    case .failure(let error): error.description
    }
}
