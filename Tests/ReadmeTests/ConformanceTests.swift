import Foundation
import Testing

/// The conformance guide is complete: it names every source that deviates, and tests that exist.
struct ConformanceTests {
    private static func guide() throws -> String {
        try RepositoryText.read("Sources/EventTree/EventTree.docc/Conformance.md")
    }

    @Test func `every source that deviates is named in the guide`() throws {
        let guide = try Self.guide()
        let deviating = try RepositoryText.paths(below: "Sources", endingWith: ".swift")
            .filter { try RepositoryText.read($0).contains("DEVIATION:") }
        try #require(!deviating.isEmpty)
        for path in deviating { #expect(guide.contains("`\(URL(fileURLWithPath: path).lastPathComponent)`")) }
    }

    @Test func `every test that the guide names exists`() throws {
        let names = try Self.guide().split(separator: "\n").filter { $0.hasPrefix("|") && $0.hasSuffix("` |") }
            .compactMap { row in row.dropLast(3).split(separator: "`").last }
        try #require(names.count >= 8)
        let tests = try RepositoryText.paths(below: "Tests/EventTreeTests", endingWith: ".swift")
            .map(RepositoryText.read).joined()
        for name in names { #expect(tests.contains("func `\(name)`("), "\(name)") }
    }
}
