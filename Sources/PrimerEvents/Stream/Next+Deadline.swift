public import EventTree

extension Checkout {
    /// The next event of one type, listened for from the moment the call begins, or none by the deadline.
    ///
    /// - Parameters:
    ///   - type: The type of event.
    ///   - deadline: After this many seconds by the hub's timer the wait is over.
    /// - Returns: A snapshot of the event; `nil` at the deadline, if the task is cancelled or the checkout removed.
    public func next<Detail>(_ type: EventType<Detail>, deadline: Double) async -> EventSnapshot<Detail>? {
        await eventTarget.next(type, deadline: deadline, by: timer)
    }
}

extension PrimerEventHub {
    /// The next event of one type in any checkout, listened for from the moment the call begins, or none by the deadline.
    ///
    /// - Parameters:
    ///   - type: The type of event.
    ///   - deadline: After this many seconds by the hub's timer the wait is over.
    /// - Returns: A snapshot of the event; `nil` at the deadline or if the task is cancelled.
    public func next<Detail>(_ type: EventType<Detail>, deadline: Double) async -> EventSnapshot<Detail>? {
        await eventTarget.next(type, deadline: deadline, by: timer)
    }
}

extension EventTarget {
    fileprivate func next<Detail>(
        _ type: EventType<Detail>, deadline: Double, by timer: DelayTimer
    ) async -> EventSnapshot<Detail>? {
        let stream = events(type)
        let callOff = timer.after(deadline) { stream.finish() }
        defer { callOff() }
        return await stream.first()
    }
}
