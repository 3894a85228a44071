/// What an app asks of the delivery.
extension AnalyticsListener {
    /// Delivers what waits, without waiting for a batch to fill or, unless the destination asked for it, for a pause to end.
    ///
    /// Call it when the app goes to the background. It always ends: a delivery that takes longer than
    /// ``DeliveryPace/timeout`` counts as failed. Any number of flushes at a time send each call once.
    @discardableResult
    public func flush() async -> FlushResult { await delivery.flush() }

    /// The state of the delivery, after everything that was tracked before.
    public func status() async -> DeliveryStatus { await delivery.status() }

    // MARK: - Consent

    /// Stops tracking at once and deletes what waits, in memory and in the folder, also what was set aside and the number of
    /// drops.
    ///
    /// When it returns, nothing more is sent, and a delivery in progress is cancelled; what the service already has stays
    /// there. Neither what was tracked before nor what happens until ``optIn()`` is ever sent. It holds for this listener:
    /// keep the shopper's choice with your other settings, and make the next listener with `isOptedOut`.
    ///
    /// - Throws: ``AnalyticsError/backlogNotDeleted(_:)`` if the disk refuses, ``AnalyticsError/closed``. The listener is
    ///   opted out all the same.
    public func optOut() throws(AnalyticsError) {
        isOptedOut = true
        try delivery.optOut()
    }

    /// Tracks again after ``optOut()``.
    public func optIn() {
        delivery.optIn()
        isOptedOut = false
    }

    // MARK: - Calls set aside

    /// The calls that the destination refused for good, oldest first; ``DeliveryLimits/setAsideCalls`` bounds them.
    public func setAsideCalls() async -> [SetAsideCall] { await delivery.setAsideCalls() }

    /// Lets the calls that were set aside wait again, behind the others: after the service was mended.
    public func returnSetAsideCalls() async { await delivery.returnSetAsideCalls() }

    /// Removes all calls that were set aside.
    public func discardSetAsideCalls() async { await delivery.discardSetAsideCalls() }

    /// Removes the calls with these ids from those that were set aside.
    public func discardSetAsideCalls(_ ids: Set<TrackCall.ID>) async { await delivery.discardSetAsideCalls(ids) }

    // MARK: - The end

    /// Stops tracking and sending, and gives the folder back with what waits in it: another listener may be made for it
    /// then.
    ///
    /// A listener without a folder loses what waits.
    public func close() { delivery.close() }
}
