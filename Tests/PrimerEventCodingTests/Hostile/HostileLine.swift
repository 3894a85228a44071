import Testing

/// What a page or a broken file may send, with the error that it is.
struct HostileLine: Sendable, CustomTestStringConvertible {
    var bytes: [UInt8]
    var error: String
    var testDescription: String { error }

    init(_ bytes: [UInt8], _ error: String) {
        self.bytes = bytes
        self.error = error
    }

    init(_ text: String, _ error: String) { self.init(Array(text.utf8), error) }

    /// An event with this detail; its name stands before the error, today's if it has another now.
    init(_ name: String, _ detail: String, _ error: String, today: String? = nil) {
        self.init(Self.event(name, detail), "\(today ?? name): \(error)")
    }

    static func event(_ name: String, _ detail: String, timeStamp: String = "1.5") -> String {
        #"{"seq":1,"type":"\#(name)","timeStamp":\#(timeStamp),"detail":\#(detail),"#
            + #""bubbles":true,"composed":true,"cancelable":false,"path":["body"]}"#
    }

    static let good = event("primer:dialog-open", "null")
}
