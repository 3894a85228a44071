import Foundation
import Testing

/// The conformance guide is complete: it names every source that deviates, and tests that exist.
struct ConformanceTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static func guide() throws -> String {
        try text(of: root.appending(path: "Sources/EventTree/EventTree.docc/Conformance.md"))
    }

    private static func text(of file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

    private static func swiftFiles(below path: String) throws -> [URL] {
        let files = FileManager.default.enumerator(at: root.appending(path: path), includingPropertiesForKeys: nil)
        return try #require(files).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    }

    @Test func `every source that deviates is named in the guide`() throws {
        let guide = try Self.guide()
        let deviating = try Self.swiftFiles(below: "Sources").filter { try Self.text(of: $0).contains("DEVIATION:") }
        try #require(!deviating.isEmpty)
        for file in deviating { #expect(guide.contains("`\(file.lastPathComponent)`")) }
    }

    @Test func `every test that the guide names exists`() throws {
        let names = try Self.guide().split(separator: "\n").filter { $0.hasPrefix("|") && $0.hasSuffix("` |") }
            .compactMap { row in row.dropLast(3).split(separator: "`").last }
        try #require(names.count >= 8)
        let tests = try Self.swiftFiles(below: "Tests/EventTreeTests").map(Self.text(of:)).joined()
        for name in names { #expect(tests.contains("func `\(name)`("), "\(name)") }
    }
}
