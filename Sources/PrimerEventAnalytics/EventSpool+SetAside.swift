/// Calls that the destination refused for good.
extension EventSpool {
    /// The calls that were set aside, oldest first; ``SpoolLimits/setAsideCalls`` bounds them.
    public func setAsideCalls() async -> [SetAsideCall] { await engine.value { $0.store.setAside.entries.map(\.call) } }

    /// Lets the calls that were set aside wait again, behind the others: after the service was mended.
    public func returnSetAsideCalls() async {
        await engine.value { state in
            guard state.isOn else { return }
            state.store.returnSetAside()
            state.settle()
        }
    }

    /// Removes all calls that were set aside.
    public func discardSetAsideCalls() async { await discard(nil) }

    /// Removes the calls with these ids from those that were set aside.
    public func discardSetAsideCalls(_ ids: Set<TrackCall.ID>) async { await discard(ids) }

    private func discard(_ ids: Set<TrackCall.ID>?) async {
        await engine.value { state in
            guard state.isOn else { return }
            state.store.discardSetAside(ids)
            state.settle()
        }
    }
}
