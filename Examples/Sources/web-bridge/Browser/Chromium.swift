import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A headless browser, spoken to through the two pipes that it reads and writes as its descriptors 3 and 4.
///
/// It ends when it is told, when its time is up, and when the pipes close, which the system does for a program that is
/// killed: no way out leaves a browser behind.
struct Chromium: Sendable {
    /// Bytes for the browser go here.
    let input: Int32
    /// Bytes of the browser come from here.
    let output: Int32
    private let process: pid_t
    private let profile: String

    enum LaunchError: Error {
        case notInstalled
        case cannotStart(String)
    }

    /// Starts the browser of the environment variable CHROMIUM, or the first on the PATH.
    static func launch(seconds: UInt32) throws(LaunchError) -> Chromium {
        guard let program = find() else { throw .notInstalled }
        let profile = NSTemporaryDirectory() + "web-bridge-\(getpid())"
        var (toBrowser, fromBrowser): ([Int32], [Int32]) = ([0, 0], [0, 0])
        guard pipe(&toBrowser) == 0, pipe(&fromBrowser) == 0 else { throw .cannotStart("no pipes") }
        // Out of the way of 3 and 4, and not inherited but by those names.
        let ends = (toBrowser + fromBrowser).map { end in
            let moved = fcntl(end, F_DUPFD_CLOEXEC, 10)
            close(end)
            return moved
        }
        defer {
            close(ends[0])
            close(ends[3])
        }
        let process = try spawn(program, profile, reading: ends[0], writing: ends[3])
        let chromium = Chromium(input: ends[1], output: ends[2], process: process, profile: profile)
        chromium.stop(after: seconds)
        return chromium
    }

    /// Ends the browser with all its processes.
    func stop() {
        kill(-process, SIGKILL)
        var status: Int32 = 0
        waitpid(process, &status, 0)
        try? FileManager.default.removeItem(atPath: profile)
    }

    /// A browser that hangs must not hang a build.
    private func stop(after seconds: UInt32) {
        Thread.detachNewThread { [self] in
            sleep(seconds)
            print("FAILED: not done after \(seconds) s")
            stop()
            exit(1)
        }
    }

    private static func find() -> String? {
        let environment = ProcessInfo.processInfo.environment
        let folders = (environment["PATH"] ?? "").split(separator: ":")
        let named = ["chromium", "chromium-browser", "google-chrome"].flatMap { name in folders.map { "\($0)/\(name)" }
        }
        return ([environment["CHROMIUM"]].compactMap { $0 } + named).first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
    }

    private static func spawn(
        _ program: String, _ profile: String, reading: Int32, writing: Int32
    ) throws(LaunchError) -> pid_t {
        let arguments = [
            program, "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
            "--user-data-dir=\(profile)", "--no-first-run", "--disable-dev-shm-usage", "--disable-extensions",
            "--disable-background-networking", "--disable-component-update",
            // One process for a page and its frames, so that one session sees them all.
            "--disable-site-isolation-trials", "--disable-features=IsolateOrigins,site-per-process",
        ]
        #if canImport(Glibc)
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #else
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_adddup2(&actions, reading, 3)
        posix_spawn_file_actions_adddup2(&actions, writing, 4)
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        // A group of its own, to be ended with all the processes that it makes.
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        var process: pid_t = 0
        var pointers = arguments.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        let error = posix_spawn(&process, program, &actions, &attributes, &pointers, environ)
        guard error == 0 else { throw .cannotStart(String(cString: strerror(error))) }
        return process
    }
}
