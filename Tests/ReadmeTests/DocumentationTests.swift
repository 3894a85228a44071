import Foundation
import Testing

/// README, guides and comments tell the truth: what they show of Swift stands in a source that compiles.
///
/// Samples are compared paragraph by paragraph: between two of them a source may have more.
struct DocumentationTests {
    /// Recipes, examples and tests, without indentation and empty lines.
    private static let compiled: String = {
        var sources = [""]
        for folder in ["Tests", "Examples/Sources"] {
            for path in (try? RepositoryText.paths(below: folder, endingWith: ".swift")) ?? [] {
                sources += lines(of: (try? RepositoryText.read(path)) ?? "") + [""]
            }
        }
        return sources.joined(separator: "\n")
    }()

    private static func lines(of text: String) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    /// The paragraphs of a page's samples that stand in no source.
    private static func uncompiled(in page: String) -> [String] {
        RepositoryText.swiftBlocks(of: page).flatMap { block in
            // What goes into a package's manifest is compiled by nobody here; `.ci/check-outside-package` writes the same.
            block.hasPrefix("platforms:") ? [] : block.components(separatedBy: "\n\n").flatMap(parts)
        }.filter { !$0.isEmpty && !compiled.contains("\n\($0)\n") }
    }

    /// A paragraph as it would stand in `compiled`; imports one by one, since sources sort them among others.
    private static func parts(of paragraph: String) -> [String] {
        let lines = lines(of: paragraph)
        return lines.allSatisfy { $0.hasPrefix("import ") } ? lines : [lines.joined(separator: "\n")]
    }

    @Test(arguments: try ["README.md"] + RepositoryText.paths(below: "Sources", endingWith: ".md"))
    func `every sample in a page compiles`(page: String) throws {
        #expect(Self.uncompiled(in: try RepositoryText.read(page)) == [])
    }

    @Test(arguments: try RepositoryText.paths(below: "Sources", endingWith: ".swift"))
    func `every sample in a comment compiles`(source: String) throws {
        let comments = try RepositoryText.read(source).split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .map { $0.hasPrefix("///") ? String($0.dropFirst(3)) : "" }
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .joined(separator: "\n")
        #expect(Self.uncompiled(in: comments) == [])
    }

    @Test func `a sample that stands nowhere is found`() {
        let page = "```swift\nlet hub = PrimerEventHub()\n\nhub.addEventListner(.ready) { _ in }\n```\n"
        #expect(Self.uncompiled(in: page) == ["hub.addEventListner(.ready) { _ in }"])
    }

    @Test(
        arguments: try ["README.md", "Examples/README.md"] + RepositoryText.paths(below: "Sources", endingWith: ".md"))
    func `every link to a file leads to one`(page: String) throws {
        let text = try RepositoryText.read(page)
        let folder = RepositoryText.root.appendingPathComponent(page).deletingLastPathComponent()
        let targets = text.components(separatedBy: "](").dropFirst().compactMap {
            $0.components(separatedBy: ")").first
        }
        for target in targets where !target.contains(":") && !target.hasPrefix("#") && target.contains("/") {
            let path = folder.appendingPathComponent(target).path
            #expect(FileManager.default.fileExists(atPath: path), "\(target)")
        }
    }

    @Test func `every link inside the README leads to a heading`() throws {
        let text = try RepositoryText.read("README.md")
        let anchors = text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { heading in
            heading.drop { $0 == "#" || $0 == " " }.lowercased().filter {
                $0.isLetter || $0.isNumber || " -".contains($0)
            }
            .replacingOccurrences(of: " ", with: "-")
        }
        for target in text.components(separatedBy: "](#").dropFirst().compactMap({
            $0.components(separatedBy: ")").first
        }) {
            #expect(anchors.contains(target), "\(target)")
        }
    }
}
