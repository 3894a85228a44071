internal import Foundation

/// A value behind a lock. The only `@unchecked Sendable` of the package: `Mutex` needs iOS 18.
///
/// The lock is held for the length of `body`, which therefore runs no code of the app: it returns what is to be done and
/// the caller does it afterwards.
package final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    /// Read and written under `lock` only.
    private var value: Value

    package init(_ value: sending Value) { self.value = value }

    package func withLock<Result>(_ body: (inout Value) throws -> sending Result) rethrows -> sending Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
