import EventTree
import PrimerEventAnalytics

/// Deliveries that last until the test ends them, whether they are cancelled or not.
final class Hold: Sendable {
    private let begun = Recorder<CheckedContinuation<DeliveryReceipt, Never>>()
    private let ended = Locked(0)

    /// Called by the destination.
    func wait() async -> DeliveryReceipt { await withCheckedContinuation { begun.append($0) } }

    /// Waits until so many deliveries have begun.
    func begun(_ count: Int = 1) async { await begun.wait(for: count) }

    /// How many deliveries have begun.
    var count: Int { begun.all.count }

    /// Ends all deliveries that last.
    func release(_ receipt: DeliveryReceipt) {
        let all = begun.all
        let first = ended.withLock { ended in
            defer { ended = all.count }
            return ended
        }
        for continuation in all[first...] { continuation.resume(returning: receipt) }
    }
}
