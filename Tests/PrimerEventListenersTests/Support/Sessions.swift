import Foundation
import PrimerEventCoding
import PrimerEvents

/// The recorded sessions, which tests and examples share.
enum Sessions {
    static let names = [
        "apple-pay-shipping", "card-success", "decline-then-retry", "held-then-aborted", "held-then-continued",
        "invalid-client-token", "manual-approval", "network-failure", "three-ds-and-refresh", "vault-with-cvv",
    ]

    static func entries(of name: String) throws -> [SessionReader.Entry] {
        let folder = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Fixtures/Sessions")
        return SessionReader.read(try Data(contentsOf: folder.appendingPathComponent("\(name).ndjson")))
    }

    static func events(of name: String) throws -> [SessionEvent] {
        try entries(of: name).compactMap { entry in
            if case .event(let event) = try entry.get() { event } else { nil }
        }
    }
}
