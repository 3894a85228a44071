/// Flushes.
extension DeliveryState {
    /// Sends what waits now, without collecting.
    mutating func flush(_ ticket: FlushTicket) {
        open()
        restore()
        guard isOn, !store.queue.isEmpty else {
            effect(.answer(ticket, .finished))
            return settle()
        }
        flushes.append((store.nextNumber - 1, ticket))
        switch phase {
        case .idle, .collecting, .pausing(mayHurry: true): send()
        case .pausing(mayHurry: false): answerFlushes(.postponed)
        case .sending, .unopened, .off, .closed: break
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
}
