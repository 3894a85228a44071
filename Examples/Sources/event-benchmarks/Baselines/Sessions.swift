import Foundation

/// The recorded sessions of the tests, one after the other.
enum Sessions {
    private static let folder = URL(fileURLWithPath: #filePath).appendingPathComponent(
        "../../../../../Tests/Fixtures/Sessions"
    )
    .standardizedFileURL

    /// The lines of all sessions whose events have today's names.
    static let bytes: [UInt8] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().filter { $0.hasSuffix(".ndjson") && !$0.hasPrefix("legacy") }.flatMap { name in
            (try? Data(contentsOf: folder.appendingPathComponent(name))).map(Array.init) ?? []
        }
    }()

    static func lines(of bytes: [UInt8]) -> [Data] { bytes.split(separator: UInt8(ascii: "\n")).map { Data($0) } }
}
