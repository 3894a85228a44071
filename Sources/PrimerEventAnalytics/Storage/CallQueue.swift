/// The calls that wait, in order and within limits.
///
/// Appending, dropping and removing cost the same however many wait.
struct CallQueue {
    private(set) var limits: DeliveryLimits
    /// What the calls count against the limits.
    private(set) var bytes = 0
    private var calls: [Int64: QueuedCall] = [:]
    private var numbers: [String: Int64] = [:]
    /// Outcomes apart from the rest, so that the oldest of each is at hand.
    private var outcomes = NumberQueue()
    private var others = NumberQueue()

    init(limits: DeliveryLimits) { self.limits = limits }

    var count: Int { calls.count }
    var isEmpty: Bool { calls.isEmpty }

    /// How many calls are gone and not forgotten yet: never many more than there are calls.
    var passedCount: Int { outcomes.rest.count + others.rest.count - count }

    func contains(_ id: String) -> Bool { numbers[id] != nil }

    func call(_ id: String) -> QueuedCall? { numbers[id].flatMap { calls[$0] } }

    /// Adds a call, whose number is greater than all before, and returns what was dropped for it, maybe the call itself.
    mutating func append(_ call: QueuedCall) -> [QueuedCall] {
        guard numbers[call.id] == nil else { return [] }
        calls[call.number] = call
        numbers[call.id] = call.number
        bytes += call.size
        if call.isOutcome { outcomes.append(call.number) } else { others.append(call.number) }
        return dropSurplus()
    }

    /// Sets other limits and returns what was dropped for them.
    mutating func limit(to limits: DeliveryLimits) -> [QueuedCall] {
        self.limits = limits
        return dropSurplus()
    }

    private mutating func dropSurplus() -> [QueuedCall] {
        var dropped: [QueuedCall] = []
        while count > limits.calls || bytes > limits.bytes {
            guard let number = nextToDrop(), let call = remove(number: number) else { break }
            dropped.append(call)
        }
        return dropped
    }

    // A function of its own: while the closures hold `calls`, removing from it would copy it.
    private mutating func nextToDrop() -> Int64? {
        others.first { [calls] in calls[$0] != nil } ?? outcomes.first { [calls] in calls[$0] != nil }
    }

    @discardableResult mutating func remove(_ id: String) -> QueuedCall? {
        numbers[id].flatMap { remove(number: $0) }
    }

    @discardableResult mutating func remove(number: Int64) -> QueuedCall? {
        guard let call = calls.removeValue(forKey: number) else { return nil }
        numbers[call.id] = nil
        bytes -= call.size
        let calls = calls
        others.compact(to: count) { calls[$0] != nil }
        outcomes.compact(to: count) { calls[$0] != nil }
        return call
    }

    /// Removes all calls with numbers in a range, however wide that is.
    mutating func remove(numbers range: ClosedRange<Int64>) {
        // In this order: the width of a range may be more than an `Int` holds.
        if range.upperBound - range.lowerBound < Int64(count) {
            for number in range { remove(number: number) }
        } else {
            for number in calls.keys where range.contains(number) { remove(number: number) }
        }
    }

    // MARK: - In order

    /// The number of the oldest call.
    var firstNumber: Int64? { inOrder.first { _ in true }?.number }

    /// The oldest calls, so many and so large together at most, but one at least.
    func batch(calls count: Int, bytes: Int) -> [QueuedCall] {
        var batch: [QueuedCall] = []
        var size = 0
        for call in inOrder {
            size += call.json.count
            if batch.count >= count || (size > bytes && !batch.isEmpty) { break }
            batch.append(call)
        }
        return batch
    }

    /// All calls, oldest first.
    var inOrder: some Sequence<QueuedCall> {
        sequence(state: (outcomes.rest, others.rest)) { [calls] rest in
            while true {
                let next: Int64?
                switch (rest.0.first, rest.1.first) {
                case (let outcome?, let other?): next = outcome < other ? rest.0.popFirst() : rest.1.popFirst()
                case (_?, nil): next = rest.0.popFirst()
                case (nil, _): next = rest.1.popFirst()
                }
                guard let next else { return nil }
                if let call = calls[next] { return call }
            }
        }
    }
}
