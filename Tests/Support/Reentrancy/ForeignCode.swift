/// Runs code of the app where it is freed: what an owner, a listener's captures, an error or a detail may do.
final class Guardian: @unchecked Sendable {
    // A script runs on one thread.
    nonisolated(unsafe) static var alive = 0

    private let onDeinit: () -> Void

    init(_ onDeinit: @escaping () -> Void) {
        Guardian.alive += 1
        self.onDeinit = onDeinit
    }

    deinit {
        Guardian.alive -= 1
        onDeinit()
    }
}

/// The script that plays now, for static members, which know no script of their own.
enum ForeignCode {
    // A script runs on one thread.
    nonisolated(unsafe) static weak var script: ReentrantScript?

    static func runs() { script?.foreignCodeRuns() }
}
