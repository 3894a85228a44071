public import Foundation

/// What was heard is not what a test expects.
///
/// Thrown, so that `try probe.expect(...)` serves both Swift Testing and XCTest.
public struct EventMismatch: Error, Sendable, Hashable {
    /// What differs, over several lines.
    public let text: String

    /// Where the expectation stands, `"AppTests/CheckoutTests.swift:12"`.
    public let place: String

    init(_ text: String, at place: CallPlace) {
        self.text = text
        self.place = "\(place.file):\(place.line)"
    }
}

extension EventMismatch: CustomStringConvertible, CustomDebugStringConvertible {
    /// The text and the place.
    public var description: String { "\(text)\nat \(place)" }

    /// The same as `description`.
    public var debugDescription: String { description }
}

// NB: XCTest on Apple systems shows an error that a test throws by its localized description.
extension EventMismatch: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}

/// Where an expectation stands in a test's source.
struct CallPlace {
    let file: String
    let line: UInt
}
