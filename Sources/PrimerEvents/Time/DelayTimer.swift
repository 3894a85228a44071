/// How a hub waits: a function that runs an action after some seconds, unless it is called off.
///
/// A test passes one that it moves by hand. `Clock` and `Duration` would need a newer system than the package's floor.
public struct DelayTimer: Sendable {
    /// Runs `action` after `seconds`, on any task; returns what calls it off.
    public let after: @Sendable (_ seconds: Double, _ action: @escaping @Sendable () -> Void) -> @Sendable () -> Void

    /// A timer that waits as `after` does.
    public init(
        after: @escaping @Sendable (_ seconds: Double, _ action: @escaping @Sendable () -> Void) -> @Sendable () -> Void
    ) {
        self.after = after
    }

    /// Waits in real time.
    public static let system = DelayTimer { seconds, action in
        // More than this would not fit the nanoseconds of a sleep; it is longer than any checkout.
        let nanoseconds = UInt64(max(0, min(seconds, 1_000_000_000)) * 1_000_000_000)
        let task = Task {
            do { try await Task.sleep(nanoseconds: nanoseconds) } catch { return }
            action()
        }
        return { task.cancel() }
    }
}
