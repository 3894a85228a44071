import Foundation
import PrimerEvents

/// Where the demo writes to.
enum Terminal {
    /// Colours are for terminals, and not for those who set `NO_COLOR` (https://no-color.org).
    static let isColoured: Bool = {
        let environment = ProcessInfo.processInfo.environment
        return isatty(STDOUT_FILENO) == 1 && environment["NO_COLOR", default: ""].isEmpty
            && environment["TERM"] != "dumb"
    }()

    /// Writes a line to standard output, without trailing spaces.
    static func write(_ line: String) {
        let end = line.lastIndex { $0 != " " }.map { line.index(after: $0) } ?? line.startIndex
        FileHandle.standardOutput.write(Data("\(line[..<end])\n".utf8))
    }

    /// Writes a line to standard error.
    static func complain(_ problem: String) {
        FileHandle.standardError.write(Data("checkout-demo: \(problem)\n".utf8))
    }
}

/// How a text looks on a terminal.
enum Style: String {
    case bold = "1"
    case dim = "2"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case cyan = "36"
}

extension String {
    /// The text in a style, where there are colours.
    func styled(_ style: Style?) -> String {
        guard let style, Terminal.isColoured, !isEmpty else { return self }
        return "\u{1B}[\(style.rawValue)m\(self)\u{1B}[0m"
    }

    /// The text with control characters escaped: names in a session are its recorder's choice.
    var onOneLine: String { ExportableValue.string(self).text }

    /// The text with spaces up to a width.
    func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }

    /// The text after spaces up to a width.
    func aligned(to width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }
}
