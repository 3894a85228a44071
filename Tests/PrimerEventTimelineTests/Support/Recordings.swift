import PrimerEventCoding
import PrimerEventListeners
import SessionSupport

/// Timelines of recorded sessions.
enum Recordings {
    /// The timeline of a session that the tests share.
    static func timeline(of name: String) throws -> Timeline {
        Timeline(of: try Sessions.entries(of: name))
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
