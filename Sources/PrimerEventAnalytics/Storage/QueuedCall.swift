/// A call that waits, as the log has it.
struct QueuedCall: Sendable, Equatable {
    /// Its place among all calls of the store; no two have the same.
    let number: Int64
    let id: String
    let isOutcome: Bool
    /// The call as JSON: less memory than the call itself, and what is written.
    let json: [UInt8]

    /// What it counts against the limits: never less than its line in the log takes.
    var size: Int { json.count + Self.overhead }

    /// At most what a line has beside the JSON: checksum and line ends, a word, a number of 19 digits.
    static let overhead = 40
}
