/// Flushes, opting out and closing.
extension SpoolState {
    /// Sends what waits now, without collecting.
    mutating func flush(_ ticket: FlushTicket) {
        restore()
        guard isOn, !store.queue.isEmpty else {
            effect(.answer(ticket, .finished))
            return settle()
        }
        flushes.append((store.nextNumber - 1, ticket))
        switch phase {
        case .idle, .collecting, .pausing(mayHurry: true): send()
        case .pausing(mayHurry: false): answerFlushes(.postponed)
        case .sending, .off, .closed: break
        }
        settle()
    }

    /// Answers the flushes that have nothing to wait for any more.
    mutating func finishFlushes() {
        guard !flushes.isEmpty else { return }
        let first = store.queue.firstNumber ?? .max
        for flush in flushes where flush.last < first { effect(.answer(flush.ticket, .finished)) }
        flushes.removeAll { $0.last < first }
    }

    mutating func answerFlushes(_ result: FlushResult) {
        for flush in flushes { effect(.answer(flush.ticket, result)) }
        flushes = []
    }

    // MARK: - The end

    /// Forgets everything and takes nothing more.
    mutating func optOut() -> SpoolError? {
        if case .closed = phase { return .closed }
        stop(.off)
        do throws(DiskProblem) { try store.forget() } catch { return .backlogNotDeleted(error) }
        return nil
    }

    mutating func optIn() {
        if case .off = phase { open() }
    }

    mutating func close() {
        if case .closed = phase { return }
        stop(.closed)
        store.close()
    }

    private mutating func stop(_ phase: Phase) {
        self.phase = phase
        for timer in SpoolTimer.allCases { effect(.callOff(timer)) }
        isWaitingForDisk = false
        hanging = [:]
        store.underWay = []
        answerFlushes(.postponed)
    }
}
