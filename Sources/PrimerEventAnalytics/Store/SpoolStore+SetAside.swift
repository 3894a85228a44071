/// Calls that the destination refused for good.
extension SpoolStore {
    /// Moves a call from those that wait to those set aside.
    mutating func setAside(_ id: String, reason: SetAsideCall.Reason) {
        guard let queued = queue.remove(id) else { return }
        if let call = TrackCall(keptBytes: queued.json) { setAside.append(SetAsideCall(call: call, reason: reason)) }
        // In this order a crash between the two leaves it in both, and not in none.
        keepSetAside()
        write(LogRecord.gone([queued.number], dropped: dropped), isFlushed: false)
        reports.append(.setAside(kept: setAside.entries.count))
    }

    /// Lets calls that were set aside wait again, behind the others.
    mutating func returnSetAside() {
        append(setAside.entries.map(\.call.call))
        discardSetAside(nil)
    }

    /// Removes calls that were set aside, `nil` for all.
    mutating func discardSetAside(_ ids: Set<String>?) {
        setAside.remove(ids ?? Set(setAside.entries.map(\.call.id)))
        keepSetAside()
    }

    private mutating func keepSetAside() {
        guard log != nil else { return }
        do throws(FileFailure) { try writeSetAside() } catch { degrade(DiskProblem(error)) }
    }
}
