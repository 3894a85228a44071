/// What the lines of a log come to, one after the other.
struct LogReplay {
    private(set) var queue: CallQueue
    /// The number of the next call.
    private(set) var next: Int64 = 1
    private(set) var dropped: Int64 = 0
    /// Lines that could not be read.
    private(set) var unreadable = 0
    private var lastCall: Int64 = 0

    /// A log of calls within limits. While it is read four times as many may wait: what was dropped for a call stands after
    /// it, and nothing is to be dropped twice.
    init(limits: DeliveryLimits) {
        queue = CallQueue(
            limits: DeliveryLimits(
                calls: limits.calls * 4, bytes: limits.bytes * 4, bytesPerCall: limits.bytesPerCall))
    }

    /// Takes the next line, `nil` for one that is too long.
    mutating func take(_ line: ArraySlice<UInt8>?) {
        switch line.flatMap(LogRecord.init(line:)) {
        case .head(let next, let dropped)?:
            self.next = max(self.next, next)
            self.dropped = dropped
        case .call(let number, let json)?: take(number, json)
        case .gone(let numbers, let dropped)?:
            for range in numbers.ranges {
                queue.remove(numbers: range)
                next = max(next, range.upperBound + 1)
            }
            self.dropped = dropped
        case nil: unreadable += 1
        }
    }

    private mutating func take(_ number: Int64, _ json: [UInt8]) {
        // Numbers ascend; an older one again would come out of order.
        guard number > lastCall, let call = TrackCall(keptBytes: json) else {
            unreadable += 1
            return
        }
        lastCall = number
        next = max(next, number + 1)
        let queued = QueuedCall(number: number, id: call.id, isOutcome: call.isOutcome, json: json)
        dropped += Int64(queue.append(queued).count)
    }

    /// The calls that still wait within the limits, and how many were dropped in all.
    mutating func finish(within limits: DeliveryLimits) -> (queue: CallQueue, dropped: Int64) {
        dropped += Int64(queue.limit(to: limits).count)
        return (queue, dropped)
    }
}
