import Foundation

/// The files of the pages beside these sources, on every origin.
struct Site {
    struct File {
        let type: String
        let text: String
    }

    private let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appendingPathComponent("../pages").standardizedFileURL

    /// The file that a URL names by its last component.
    func file(at url: String) -> File? {
        guard let name = URL(string: url)?.lastPathComponent, !name.contains("..") else { return nil }
        let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        return text.map { File(type: name.hasSuffix(".js") ? "text/javascript" : "text/html", text: $0) }
    }
}
