package import Foundation
package import PrimerEventCoding

/// The recorded sessions, which tests and examples share.
package enum Sessions {
    package static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/Sessions")

    /// Each session with its number of events and of answers, counted by hand.
    package static let current: [(name: String, events: Int, answers: Int)] = [
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

    /// The names of those sessions.
    package static let names = current.map(\.name)

    /// The session with the names and shapes before 1.0.0: 8 events.
    package static let legacy = "legacy-names"

    package static func bytes(of name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: folder.appendingPathComponent("\(name).ndjson")))
    }

    package static func entries(of name: String) throws -> [SessionReader.Entry] {
        SessionReader.read(try bytes(of: name))
    }

    package static func events(of name: String) throws -> [SessionEvent] {
        try entries(of: name).compactMap { entry in
            if case .event(let event) = try entry.get() { event } else { nil }
        }
    }
}
