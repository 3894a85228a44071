import Foundation
@testable import PrimerEventTimeline

/// Chromium without a window: opens a page and tells what it complained about and what became of the page.
enum Browser {
    enum Scheme: String, CaseIterable, Sendable {
        case light
        case dark
    }

    struct Visit {
        /// What stands on the console: every error, whoever it is from.
        let console: [String]
        /// What the probe returned; `nil` if it did not run.
        let result: String?
    }

    /// Where it is, as `.ci/check-timeline` says: beside all other tests it would take the time from those that race.
    static let path = ProcessInfo.processInfo.environment["CHROMIUM"]

    struct Missing: Error {}

    /// Opens a page with a probe in it, JavaScript whose value comes back; it has `every` and `openEntry` beside the browser's own.
    static func open(
        _ page: String, in scheme: Scheme, width: Int = 1440, probe: String = "''"
    ) async throws -> Visit {
        guard let path else { throw Missing() }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("timeline-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("page.html")
        try Data(probed(page, by: probe).utf8).write(to: file)
        let (dom, log) = (folder.appendingPathComponent("dom"), folder.appendingPathComponent("log"))
        for output in [dom, log] { try Data().write(to: output) }

        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--enable-logging=stderr",
            "--user-data-dir=\(folder.path)/profile", "--window-size=\(width),1000", "--timeout=20000",
            "--blink-settings=preferredColorScheme=\(scheme == .dark ? 0 : 1)", "--dump-dom", file.absoluteString,
        ]
        process.standardOutput = try FileHandle(forWritingTo: dom)
        process.standardError = try FileHandle(forWritingTo: log)
        try await process.runToEnd()

        let console = try String(contentsOf: log, encoding: .utf8).split(separator: "\n").filter {
            $0.contains("CONSOLE")
        }
        let markup = try String(contentsOf: dom, encoding: .utf8)
        let result = markup.components(separatedBy: "<output hidden=\"\">").dropFirst().first?
            .components(separatedBy: "</output>").first
        return Visit(console: console.map(String.init), result: result)
    }

    /// The page with a probe at its end, which the policy is made to allow as well.
    private static func probed(_ page: String, by probe: String) -> String {
        let script = Asset(
            """
            const every = (selector) => [...document.querySelectorAll(selector)];
            const openEntry = (index) =>
              every("#plot a")[index].dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
            const output = document.createElement("output");
            output.hidden = true;
            output.textContent = String(\(probe));
            document.body.append(output);
            """)
        return page.replacingOccurrences(of: "script-src ", with: "script-src \(script.source) ")
            .replacingOccurrences(of: "</body>", with: "<script>\(script.text)</script></body>")
    }
}

extension Process {
    /// Runs the process and waits, without holding a thread.
    fileprivate func runToEnd() async throws {
        try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
            terminationHandler = { _ in ended.resume() }
            do { try run() } catch {
                terminationHandler = nil
                ended.resume(throwing: error)
            }
        }
    }
}
