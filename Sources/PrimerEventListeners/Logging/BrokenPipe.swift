internal import Foundation

/// Keeps the signal of a pipe that nobody reads from ending the process: writing throws all the same.
///
/// What the app does about the signal elsewhere stays as it is. On Apple systems the signal goes to the process, so the file
/// is told not to send it; elsewhere it goes to the thread that writes, which holds it back.
enum BrokenPipe {
    #if canImport(Darwin)
        /// Prepares a file for ``ignored(_:)``; nothing happens to one that is closed.
        static func silence(_ descriptor: Int32) { _ = fcntl(descriptor, F_SETNOSIGPIPE, 1) }

        /// Runs `body`, which writes to a file that was silenced.
        static func ignored<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
    #else
        /// Prepares a file for ``ignored(_:)``.
        static func silence(_ descriptor: Int32) {}

        /// Runs `body` with the signal held back on this thread, and takes it back if `body` caused it.
        static func ignored<Result>(_ body: () throws -> Result) rethrows -> Result {
            // One that was pending before is not ours to take.
            if isPending { return try body() }
            var pipe = sigset_t()
            sigemptyset(&pipe)
            sigaddset(&pipe, SIGPIPE)
            var before = sigset_t()
            guard pthread_sigmask(SIG_BLOCK, &pipe, &before) == 0 else { return try body() }
            defer {
                var signal: Int32 = 0
                if isPending { sigwait(&pipe, &signal) }
                pthread_sigmask(SIG_SETMASK, &before, nil)
            }
            return try body()
        }

        private static var isPending: Bool {
            var pending = sigset_t()
            sigemptyset(&pending)
            return sigpending(&pending) == 0 && sigismember(&pending, SIGPIPE) == 1
        }
    #endif
}
