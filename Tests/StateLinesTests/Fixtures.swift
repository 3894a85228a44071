import Foundation
import PrimerEventCoding
import StateLines

/// The recorded sessions, and the native states that they give, written by hand.
enum Fixtures {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")

    /// The sessions; `legacy-names` has the names and shapes before web 1.0.0.
    static let sessions = [
        "apple-pay-shipping", "card-success", "decline-then-retry", "held-then-aborted", "held-then-continued",
        "invalid-client-token", "legacy-names", "manual-approval", "network-failure", "three-ds-and-refresh",
        "vault-with-cvv",
    ]

    static func events(of session: String) throws -> [SessionEvent] {
        try SessionReader.read(bytes("Sessions", session)).compactMap { entry in
            if case .event(let event) = try entry.get() { event } else { nil }
        }
    }

    static func bytes(_ kind: String, _ name: String) throws -> Data {
        try Data(contentsOf: folder.appendingPathComponent("\(kind)/\(name).ndjson"))
    }

    static func names(_ kind: String) throws -> Set<String> {
        let files = try FileManager.default.contentsOfDirectory(
            atPath: folder.appendingPathComponent(kind).path)
        return Set(files.filter { $0.hasSuffix(".ndjson") }.map { String($0.dropLast(7)) })
    }
}
