/// Calls that wait, and what is to be done about them: a value without effects.
///
/// At most one batch is under way. Its calls stay where they are until the destination has them, so order is kept and none
/// is given up meanwhile.
struct TrackQueue {
    /// What is to be done after a change, in order.
    enum Action: Equatable {
        /// Deliver these, and tell ``delivered(_:)`` or ``failed(_:)``.
        case deliver([TrackCall])
        /// Call ``timeIsUp(_:)`` with the number after so many seconds.
        case wait(seconds: Double, number: Int)
        /// Tell the app.
        case report(DeliveryFailure)
        /// Nothing waits, or the destination has failed: tell those who asked for a flush how many calls are left.
        case endFlush(left: Int)
    }

    private let rules: DeliveryRules
    private(set) var waiting: [TrackCall] = []
    /// How many calls at the front are under way; 0 where none is.
    private var underWay = 0
    /// Smaller than the rules' while the destination refuses batches of that size.
    private var batchLimit: Int
    private var pause: Double
    /// The destination has failed, and is left alone for a time.
    private var isResting = false
    private var isFlushing = false
    /// Only the last timer counts.
    private var timer = 0

    init(rules: DeliveryRules) {
        self.rules = rules
        batchLimit = rules.batchCalls
        pause = rules.firstPause
    }

    mutating func add(_ call: TrackCall) -> [Action] {
        waiting.append(call)
        let dropped = dropOldestIfFull()
        if underWay > 0 || isResting { return dropped }
        return dropped + (waiting.count >= rules.batchCalls ? begin() : [wait(rules.idle)])
    }

    /// Nothing was tracked for a time, or the destination has been left alone for long enough.
    mutating func timeIsUp(_ number: Int) -> [Action] {
        guard number == timer, underWay == 0 else { return [] }
        isResting = false
        return begin()
    }

    /// Deliver all, now.
    mutating func flush() -> [Action] {
        isFlushing = true
        return underWay > 0 ? [] : begin()
    }

    /// The destination has taken the batch, or a part of it.
    mutating func delivered(_ receipt: DeliveryReceipt) -> [Action] {
        let before = waiting.count
        switch receipt {
        case .all: waiting.removeFirst(underWay)
        case .only(let ids):
            let rest = waiting.prefix(underWay).filter { !ids.contains($0.id) }
            waiting.replaceSubrange(..<underWay, with: rest)
        }
        // A receipt for nothing is a failure: the same batch at once would be sent for ever.
        if waiting.count == before { return rest(errorType: "DeliveryReceipt") }
        underWay = 0
        batchLimit = rules.batchCalls
        pause = rules.firstPause
        return goOn()
    }

    /// The destination has not taken the batch.
    mutating func failed(_ error: any Error) -> [Action] {
        switch error as? DeliveryRefusal {
        case .invalid(let reason): return divide(reason: reason)
        case .tooLarge: return divide(reason: "too large")
        case .unavailable(let seconds): return rest(errorType: "DeliveryRefusal.unavailable", atLeast: seconds ?? 0)
        case nil: return rest(errorType: "\(type(of: error))")
        }
    }

    // MARK: - Steps

    private mutating func begin() -> [Action] {
        guard !waiting.isEmpty else { return endFlush() }
        isResting = false
        timer += 1
        underWay = min(batchLimit, waiting.count)
        return [.deliver(Array(waiting.prefix(underWay)))]
    }

    /// After a batch: what has filled another is delivered at once, and everything in a flush.
    private mutating func goOn() -> [Action] {
        if waiting.isEmpty { return endFlush() }
        return isFlushing || waiting.count >= rules.batchCalls ? begin() : [wait(rules.idle)]
    }

    /// Tries again with half of it; a single call that is refused is given up.
    private mutating func divide(reason: String) -> [Action] {
        let size = underWay
        underWay = 0
        if size > 1 {
            batchLimit = (size + 1) / 2
            return begin()
        }
        let call = waiting.removeFirst()
        batchLimit = rules.batchCalls
        return [.report(.refused(id: call.id, name: call.name, reason: reason))] + goOn()
    }

    /// Leaves the destination alone for a time, longer after each failure.
    private mutating func rest(errorType: String, atLeast least: Double = 0) -> [Action] {
        let calls = underWay
        underWay = 0
        isResting = true
        let seconds = max(DeliveryRules.seconds(least, atLeast: 0), pause)
        pause = min(pause * 2, rules.longestPause)
        return [.report(.postponed(calls: calls, errorType: errorType, retryAfter: seconds)), wait(seconds)]
            + endFlush()
    }

    private mutating func wait(_ seconds: Double) -> Action {
        timer += 1
        return .wait(seconds: seconds, number: timer)
    }

    private mutating func endFlush() -> [Action] {
        guard isFlushing else { return [] }
        isFlushing = false
        return [.endFlush(left: waiting.count)]
    }

    private mutating func dropOldestIfFull() -> [Action] {
        guard waiting.count - underWay > rules.capacity else { return [] }
        let kept = waiting[underWay...]
        waiting.remove(at: kept.firstIndex { !$0.isOutcome } ?? kept.startIndex)
        return [.report(.dropped(calls: 1))]
    }
}
