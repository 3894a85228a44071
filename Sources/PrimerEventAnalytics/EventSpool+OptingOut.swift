/// Consent, and its withdrawal.
extension EventSpool {
    /// Stops at once and deletes the backlog, in memory and on disk, also what was set aside and the number of drops.
    ///
    /// From the moment of the call nothing more is sent, and a delivery under way is cancelled; what the service already has
    /// stays there. Calls that come later are taken and forgotten. It holds for this spool: an app asks for consent, and
    /// makes no spool without.
    ///
    /// - Throws: ``SpoolError/backlogNotDeleted(_:)`` where the disk refuses, ``SpoolError/closed``.
    public func optOut() async throws(SpoolError) {
        engine.shut()
        if let error = await engine.value(of: { $0.optOut() }) { throw error }
    }

    /// Takes and delivers calls again after ``optOut()``.
    public func optIn() async {
        engine.unshut()
        await engine.value { $0.optIn() }
    }
}
