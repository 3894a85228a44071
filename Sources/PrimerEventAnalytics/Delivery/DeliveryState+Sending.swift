/// Batches: when one is sent, and what follows from what became of it.
extension DeliveryState {
    /// Begins to collect, or sends as soon as a batch is full.
    mutating func collect() {
        let queue = store.queue
        switch phase {
        case .idle, .collecting:
            if queue.count >= size.calls || queue.bytes >= size.bytes {
                send()
            } else if case .idle = phase, !queue.isEmpty {
                phase = .collecting
                effect(.wait(.delivery, seconds: pace.collecting))
            }
        case .sending, .pausing, .unopened, .off, .closed: break
        }
    }

    /// The time of collecting or the pause is over.
    mutating func collectedOrPaused() {
        switch phase {
        case .collecting, .pausing: send()
        case .idle, .sending, .unopened, .off, .closed: break
        }
    }

    /// Sends the oldest calls, if there are any.
    mutating func send() {
        effect(.cancel(.delivery))
        let batch = store.queue.batch(calls: size.calls, bytes: size.bytes)
        guard !batch.isEmpty else { return phase = .idle }
        guard hanging.count < Self.mostHanging else { return pause(.hanging) }
        lastAttempt += 1
        let ids = batch.map(\.id)
        phase = .sending(Attempt(number: lastAttempt, ids: ids, bytes: batch.reduce(0) { $0 + $1.json.count }))
        store.underWay = Set(ids)
        effect(.send(batch, attempt: lastAttempt))
        effect(.wait(.timeout, seconds: pace.timeout))
    }

    /// How many attempts may hang: each keeps its batch in memory.
    private static let mostHanging = 8

    // MARK: - Ends of an attempt

    mutating func attemptEnded(_ number: Int, _ result: AttemptResult) {
        guard isOn else { return }
        if case .sending(let attempt) = phase, attempt.number == number {
            effect(.cancel(.timeout))
            end(attempt, result)
            store.underWay = []
            store.droppedUnderWay = []
            if case .sending(let next) = phase { store.underWay = Set(next.ids) }
        } else if let ids = hanging.removeValue(forKey: number), case .receipt(let receipt) = result {
            // Too late, but the destination has them, and ids stay the same.
            store.acknowledge(receipt.taken(of: ids))
        }
        settle()
    }

    private mutating func end(_ attempt: Attempt, _ result: AttemptResult) {
        switch result {
        case .receipt(let receipt):
            let taken = receipt.taken(of: attempt.ids)
            taken.isEmpty ? pause(.nothingTaken) : self.taken(taken)
        case .refusal(.invalid(let reason)):
            size.refused(calls: attempt.ids.count)
            refused(attempt, .invalid(String(reason.unicodeScalars.prefix(200))))
        case .refusal(.tooLarge):
            if attempt.ids.count > 1 { size.tooLarge(bytes: attempt.bytes) }
            refused(attempt, .tooLarge)
        case .refusal(.unavailable(let retryAfter)): pause(.unavailable, retryAfter: retryAfter)
        case .failed(let errorType): pause(.failed(errorType: errorType))
        }
    }

    private mutating func taken(_ ids: [String]) {
        store.acknowledge(ids)
        size.taken()
        pauses.reset()
        refusedInARow = 0
        // What is left has been collected while this was under way.
        send()
    }

    /// Nothing of a batch will ever be taken as it is: half of it may, and a single call is set aside.
    private mutating func refused(_ attempt: Attempt, _ reason: SetAsideCall.Reason) {
        if attempt.ids.count == 1 {
            store.setAside(attempt.ids[0], reason: reason)
            refusedInARow += 1
        }
        // Whoever refuses everything is asked less and less, and meanwhile nothing more is set aside.
        if refusedInARow >= Self.mostRefusedInARow, !store.queue.isEmpty { pause(.refusesAll) } else { send() }
    }

    private static let mostRefusedInARow = 3

    mutating func attemptTookTooLong() {
        guard case .sending(let attempt) = phase else { return }
        hanging[attempt.number] = attempt.ids
        store.underWay = []
        store.droppedUnderWay = []
        effect(.cancelAttempt)
        pause(.timeout)
    }

    /// Waits before the next attempt, as long as the destination asks for if that is longer.
    private mutating func pause(_ problem: DeliveryProblem, retryAfter: Double? = nil) {
        var seconds = pauses.next(jitter: chance)
        var mayHurry = true
        if let retryAfter, retryAfter > 0 {
            seconds = max(seconds, min(retryAfter, pace.longestRetryAfter))
            mayHurry = false
        }
        phase = .pausing(mayHurry: mayHurry)
        effect(.wait(.delivery, seconds: seconds))
        report()
        effect(.report(.notDelivered(problem, retryAfter: seconds)))
        finishFlushes()
        answerFlushes(.postponed)
    }
}
