import Foundation

/// The recorded sessions that come with the package, the same files that its tests replay.
enum ShippedSessions {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appendingPathComponent("../../../Tests/Fixtures/Sessions").standardizedFileURL

    private static let suffix = ".ndjson"

    /// The sessions to replay, by name.
    static var names: [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }.sorted()
    }

    /// The path of the session with this name, `nil` if none is called so.
    static func path(of name: String) -> String? {
        names.contains(name) ? folder.appendingPathComponent(name + suffix).path : nil
    }
}
