internal import Foundation

/// Keeps the signal of a pipe that nobody reads from ending the process: writing throws all the same.
enum BrokenPipe {
    /// Runs `body` with the signal held back on this thread, and takes it back if `body` caused it.
    ///
    /// What the app does about the signal elsewhere stays as it is.
    static func ignored<Result>(_ body: () throws -> Result) rethrows -> Result {
        var pipe = sigset_t()
        sigemptyset(&pipe)
        sigaddset(&pipe, SIGPIPE)
        var pending = sigset_t()
        sigemptyset(&pending)
        sigpending(&pending)
        // One that was pending before is not ours to take.
        if sigismember(&pending, SIGPIPE) == 1 { return try body() }
        var before = sigset_t()
        guard pthread_sigmask(SIG_BLOCK, &pipe, &before) == 0 else { return try body() }
        defer {
            takePending(&pipe)
            pthread_sigmask(SIG_SETMASK, &before, nil)
        }
        return try body()
    }

    private static func takePending(_ pipe: inout sigset_t) {
        var pending = sigset_t()
        sigemptyset(&pending)
        guard sigpending(&pending) == 0, sigismember(&pending, SIGPIPE) == 1 else { return }
        var signal: Int32 = 0
        sigwait(&pipe, &signal)
    }
}
