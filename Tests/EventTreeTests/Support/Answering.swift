import EventTree

/// Counts the tickets it hands out and what becomes of them.
final class CountingAnswers: AnswerSource {
    let counts = Locked(Counts())

    struct Counts: Equatable {
        var made = 0
        var held = 0
        var returned = 0
        var freed = 0
    }

    func makeTicket() -> any AnswerTicket {
        counts.withLock { $0.made += 1 }
        return CountingTicket(counts)
    }

    var seen: Counts { counts.withLock { $0 } }
}

final class CountingTicket: AnswerTicket {
    private let counts: Locked<CountingAnswers.Counts>
    private let state = Locked((isHeld: false, isOver: false))

    init(_ counts: Locked<CountingAnswers.Counts>) { self.counts = counts }

    deinit { counts.withLock { $0.freed += 1 } }

    /// Whether an answer given now would count.
    var isOpen: Bool { state.withLock { $0.isHeld || !$0.isOver } }

    func hold() {
        state.withLock { if !$0.isOver { $0.isHeld = true } }
        counts.withLock { $0.held += 1 }
    }

    func listenerReturned() {
        state.withLock { $0.isOver = true }
        counts.withLock { $0.returned += 1 }
    }
}
