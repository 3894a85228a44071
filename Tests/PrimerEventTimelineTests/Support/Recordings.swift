import Foundation
import PrimerEventCoding
import PrimerEventListeners

/// Timelines of recorded sessions.
enum Recordings {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/Sessions")

    /// The timeline of a session that the tests share.
    static func timeline(of name: String) throws -> Timeline {
        Timeline(of: SessionReader.read(Array(try Data(contentsOf: folder.appendingPathComponent("\(name).ndjson")))))
    }

    /// The timeline of lines as they stand here.
    static func timeline(ofLines lines: [String]) -> Timeline {
        Timeline(of: SessionReader.read(Array(lines.joined(separator: "\n").utf8)))
    }

    /// A line of a session: an event at a place, the names of its path from the innermost outwards.
    static func line(
        _ seq: Int64, _ type: String = "primer:dialog-open", at time: String = "1", detail: String? = nil,
        path: [String] = ["primer-checkout", "#document"], checkout: String? = "checkout-1"
    ) -> String {
        let stops = path.map { "\"\($0)\"" }.joined(separator: ",")
        let place = checkout.map { #","checkout":"\#($0)""# } ?? ""
        return #"{"seq":\#(seq),"type":"\#(type)","timeStamp":\#(time)\#(place)"#
            + (detail.map { ",\"detail\":\($0)" } ?? "")
            + #","bubbles":true,"composed":true,"cancelable":false,"path":[\#(stops)]}"#
    }
}
