package import Foundation
package import PrimerEventCoding

/// What the vendor's web package dispatched, as recorded in a browser.
package enum WebRecordings {
    package static let folder = Sessions.folder.deletingLastPathComponent()
        .appendingPathComponent("Recordings/primer-js-1.9.2")

    /// The names of the sessions.
    package static func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".ndjson") }.map { String($0.dropLast(7)) }.sorted()
    }

    package static func entries(of name: String) throws -> [SessionReader.Entry] {
        SessionReader.read(Array(try Data(contentsOf: folder.appendingPathComponent("\(name).ndjson"))))
    }
}
