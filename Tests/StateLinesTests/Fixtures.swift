import Foundation
import SessionSupport

/// The native states that the recorded sessions give, written by hand.
enum Fixtures {
    /// The sessions; `legacy-names` has the names and shapes before web 1.0.0.
    static let sessions = Sessions.names + [Sessions.legacy]

    static func states(of session: String) throws -> Data {
        try Data(contentsOf: Sessions.folder.appendingPathComponent("../States/\(session).ndjson"))
    }

    /// The names of the files in a folder of fixtures.
    static func names(_ kind: String) throws -> Set<String> {
        let files = try FileManager.default.contentsOfDirectory(
            atPath: Sessions.folder.appendingPathComponent("../\(kind)").path)
        return Set(files.filter { $0.hasSuffix(".ndjson") }.map { String($0.dropLast(7)) })
    }
}
