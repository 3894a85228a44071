public import PrimerEventListeners
public import PrimerEvents

import Foundation
import PrimerEventCoding

/// A recorded session that is played as if a page had just dispatched it.
public final class ExampleSession {
    private let entries: [SessionReader.Entry]

    /// The session with this name among those that come with the package, or in a file.
    public init(named name: String) throws(ExampleSessionError) {
        let shipped = Self.folder.appendingPathComponent("\(name).ndjson").path
        let path = FileManager.default.fileExists(atPath: name) ? name : shipped
        guard let file = FileHandle(forReadingAtPath: path), let bytes = try? file.readToEnd() else {
            throw .notFound(name: ExportableValue.string(name).text)
        }
        entries = SessionReader.read(bytes)
    }

    /// A clock that stands still at the time of the recording, so that what the examples print stays the same.
    public let clock = WallClock { 1_764_470_400_000 }

    /// Dispatches every event where it was recorded.
    ///
    /// - Throws: The first line that is none, when the others have been played.
    public func play(on hub: PrimerEventHub) throws {
        var firstError: EventDecodingError?
        for entry in entries {
            switch entry {
            case .success(.event(let event)):
                // Not as a replay, which analytics would not track.
                event.dispatch(in: hub, provenance: .web(origin: "https://shop.example"))
            case .success(.answer): break
            case .failure(let error): firstError = firstError ?? error
            }
        }
        if let firstError { throw firstError }
    }

    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appendingPathComponent("../../../Tests/Fixtures/Sessions").standardizedFileURL
}

/// Why a session cannot be played.
public enum ExampleSessionError: Error, CustomStringConvertible {
    /// There is no such file, and no session with this name comes with the package.
    case notFound(name: String)

    /// What is wrong, in one line.
    public var description: String {
        switch self {
        case .notFound(let name): "there is no file and no recorded session \(name)"
        }
    }
}

@available(*, unavailable)
extension ExampleSession: Sendable {}
