/// How far what happens now is a consequence of logging, in this task and those that it starts.
enum LoggingDepth {
    /// 0 where no sink runs.
    @TaskLocal static var current = 0

    /// A sink is given an entry of an event.
    static let caused = 1
    /// A sink is given an entry that a sink had caused.
    static let causedByCaused = 2
}
