/// The files of a spool.
struct SpoolFolder: Sendable {
    /// The folder.
    let path: String

    /// Waiting calls, and which of them are gone.
    var log: String { path + "/calls.log" }

    /// Calls that the destination refused for good.
    var setAside: String { path + "/set-aside.log" }

    /// Empty; whoever has it locked owns the folder.
    var lock: String { path + "/lock" }
}
