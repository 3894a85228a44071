import Foundation
import PrimerEvents
import Testing

/// What holds for every diagnostic of every module.
struct DiagnosticsPageTests {
    private static let examples = DiagnosticsPage.examples.flatMap(\.diagnostics)

    /// To write the page anew: `WRITE_DIAGNOSTICS_PAGE=1 swift test --filter DiagnosticsPageTests`.
    @Test func `the page of diagnostics is that of the declarations`() throws {
        if ProcessInfo.processInfo.environment["WRITE_DIAGNOSTICS_PAGE"] != nil {
            let page = RepositoryText.root.appendingPathComponent(DiagnosticsPage.path)
            try Data(DiagnosticsPage.text.utf8).write(to: page)
        }
        #expect(try RepositoryText.read(DiagnosticsPage.path) == DiagnosticsPage.text)
    }

    @Test(arguments: DiagnosticsPage.examples.map(\.module))
    func `every code that a module declares is on the page, once`(module: String) throws {
        let documented = DiagnosticsPage.examples.filter { $0.module == module }.flatMap(\.diagnostics)
        let codes = documented.map(\.code.rawValue).sorted()
        #expect(codes == (try Self.declarations(of: module)).map(\.name).sorted())
        #expect(Set(codes).count == codes.count)
    }

    @Test func `codes are declared by the modules on the page only, each once and under its own name`() throws {
        let modules = try FileManager.default.contentsOfDirectory(
            atPath: RepositoryText.root.appendingPathComponent("Sources").path)
        let declarations = try modules.flatMap(Self.declarations)
        #expect(declarations.allSatisfy { $0.name == $0.text })
        #expect(declarations.count == Self.examples.count)
        #expect(Set(declarations.map(\.text)).count == declarations.count)
    }

    @Test func `the lowest module declares nothing of web pages, views and native states`() throws {
        let declarations = try Self.declarations(of: "PrimerEvents")
        #expect(!declarations.isEmpty)
        for word in ["page", "web", "state", "view", "adapter", "frame"] {
            #expect(!declarations.contains { $0.name.lowercased().contains(word) }, "\(word)")
        }
    }

    @Test func `every text is a sentence on one line`() {
        for diagnostic in Self.examples {
            for text in [diagnostic.whatHappened, diagnostic.whatItMeans, diagnostic.whatToDo] {
                #expect(text.hasSuffix(".") && text.count > 10, "\(text)")
            }
            #expect(!diagnostic.description.contains { $0.isNewline })
        }
    }

    @Test func `no diagnostic of a checkout shows the id that the app chose, but all show the number`() {
        let recorder = DiagnosticRecorder()
        let hub = PrimerEventHub(diagnostics: recorder.record)
        hub.addCheckout()
        let checkout = hub.addCheckout(id: "chosen-id")
        for diagnostic in Self.examples { checkout.diagnostics.report(diagnostic) }
        #expect(recorder.diagnostics.map(\.code) == Self.examples.map(\.code))
        for diagnostic in recorder.diagnostics {
            var dumped = ""
            dump(diagnostic, to: &dumped)
            #expect(!"\(diagnostic)\(dumped)".contains("chosen-id"))
            #expect(diagnostic.checkout == checkout.number && diagnostic.description.hasPrefix("Checkout 2: "))
        }
    }

    /// The codes that the sources of a module declare: the name of the constant, and its text.
    private static func declarations(of module: String) throws -> [(name: String, text: String)] {
        try RepositoryText.paths(below: "Sources/\(module)", endingWith: ".swift").flatMap { path in
            let source = try RepositoryText.read(path)
            guard source.contains("extension Diagnostic.Code") else { return [(name: String, text: String)]() }
            return source.split(whereSeparator: \.isNewline).compactMap { line in
                let words = line.split(separator: " ")
                // public static let answerForgotten: Self = "answerForgotten"
                guard words.count == 7, words.prefix(3) == ["public", "static", "let"], words[5] == "=" else {
                    return nil
                }
                return (String(words[3].dropLast()), String(words[6].dropFirst().dropLast()))
            }
        }
    }
}
