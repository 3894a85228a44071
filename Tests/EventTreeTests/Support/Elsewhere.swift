import Dispatch
import EventTree

/// Other threads, on which last references are dropped.
final class Elsewhere {
    private let queue = DispatchQueue(label: "elsewhere", attributes: .concurrent)
    private let group = DispatchGroup()
    private let key = DispatchSpecificKey<Bool>()
    private let freed = Locked(0)

    init() { queue.setSpecific(key: key, value: true) }

    /// Takes what a variable holds and drops it on another thread, some time from now.
    func drop<Value>(_ value: inout Value?) {
        // Sound if the caller has handed over the last reference: nobody else touches what is in it.
        nonisolated(unsafe) var moved = value
        value = nil
        queue.async(group: group) {
            withExtendedLifetime(moved) {}
            moved = nil
        }
    }

    /// Counts, when it is freed, whether that was on another thread.
    func witness() -> OnDeinit {
        OnDeinit { [freed, key] in
            if DispatchQueue.getSpecific(key: key) == true { freed.withLock { $0 += 1 } }
        }
    }

    /// Waits until everything is dropped, and tells how many witnesses were freed on another thread.
    func freedThere() -> Int {
        group.wait()
        return freed.withLock { $0 }
    }
}
