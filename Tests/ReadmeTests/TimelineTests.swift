import Foundation
import PrimerEvents
import Testing

/// The README's recipes for timelines do what it says.
struct TimelineTests {
    @Test func `a hub's page is written to a file and has its events`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).html")
        defer { try? FileManager.default.removeItem(at: file) }
        let hub = PrimerEventHub(diagnostics: { _ in })
        try Timelines.page(of: hub, to: file) { hub.addCheckout().dispatchEvent(DialogOpen()) }
        let page = try String(contentsOf: file, encoding: .utf8)
        #expect(page.contains("<h1>Order 1001</h1>"))
        #expect(page.contains("primer:dialog-open"))
    }

    @Test func `the pictures of the README are there, and small`() throws {
        let readme = try RepositoryText.read("README.md")
        let pictures = Set(readme.split(separator: "\"").filter { $0.hasSuffix(".png") })
        #expect(pictures.count == 2)
        for picture in pictures {
            let bytes = try Data(contentsOf: RepositoryText.root.appendingPathComponent(String(picture)))
            #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) && bytes.count < 200_000, "\(picture)")
        }
    }
}
