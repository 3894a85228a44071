import Foundation
import Testing

/// The guides and the comments tell the truth: every line of Swift in them stands in a source that compiles.
struct DocumentationTests {
    /// Recipes, examples and tests, line by line, without their indentation.
    private static let compiled: Set<String> = {
        var lines: Set<String> = []
        for folder in ["Tests", "Examples/Sources"] {
            for path in (try? RepositoryText.paths(below: folder, endingWith: ".swift")) ?? [] {
                let text = (try? RepositoryText.read(path)) ?? ""
                for line in text.split(separator: "\n") { lines.insert(line.trimmingCharacters(in: .whitespaces)) }
            }
        }
        return lines
    }()

    private static func uncompiled(in block: String) -> [String] {
        block.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && !compiled.contains($0) }
    }

    @Test(arguments: try RepositoryText.paths(below: "Sources", endingWith: ".md"))
    func `every line of Swift in a guide compiles`(page: String) throws {
        for block in RepositoryText.swiftBlocks(of: try RepositoryText.read(page)) {
            #expect(Self.uncompiled(in: block) == [])
        }
    }

    @Test(arguments: try RepositoryText.paths(below: "Sources", endingWith: ".swift"))
    func `every line of Swift in a comment compiles`(source: String) throws {
        let comments = try RepositoryText.read(source).split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .map { $0.hasPrefix("///") ? $0.dropFirst(3).trimmingCharacters(in: .whitespaces) : "" }
            .joined(separator: "\n")
        for block in RepositoryText.swiftBlocks(of: comments) { #expect(Self.uncompiled(in: block) == []) }
    }
}
