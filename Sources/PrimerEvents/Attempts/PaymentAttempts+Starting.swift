/// Starts, answers, page loads and process restarts.
extension PaymentAttempts {
    /// A checkout of the order was opened.
    mutating func open() -> Int {
        lastCheckout += 1
        return lastCheckout
    }

    mutating func start(_ beginning: Beginning) -> Started {
        lastAdvice = nil
        lastCancelled = nil
        if let question = openQuestion(of: beginning) { return joinQuestion(question, beginning) }
        let replaced = replaceUndecided(of: beginning)
        lastStart += 1
        let start = Start(
            id: lastStart, question: lastStart, checkout: beginning.checkout, page: beginning.page)
        if let joined = joinable(beginning.method), let index = index(of: joined.number) {
            let told = PaymentAttempt(
                number: joined.number, idempotencyKey: joined.key, earlierPayment: earlierPayment, isJoined: true)
            add(start, at: index)
            return Started(attempt: told, start: start.id, question: nil, replaced: replaced, superseded: [])
        }
        let superseded = loseSight { $0.method != beginning.method }
        let told = PaymentAttempt(
            number: lastNumber + 1, idempotencyKey: nextKey(hasOwnKey: beginning.hasOwnKey),
            earlierPayment: earlierPayment)
        begin(
            beginning.method, key: told.idempotencyKey, hasOwnKey: beginning.hasOwnKey, standing: .undecided, start)
        return Started(attempt: told, start: start.id, question: nil, replaced: replaced, superseded: superseded)
    }

    mutating func answer(_ question: Int, _ answer: Answer) {
        for index in attempts.indices {
            for place in attempts[index].starts.indices where attempts[index].starts[place].question == question {
                guard !attempts[index].starts[place].isReported else { continue }
                self.answer(at: index, place, answer)
            }
        }
    }

    /// The page, or the native session, of a checkout became ready.
    ///
    /// The first time on a page this closes nothing. The second time the page has begun anew: what was in flight on it never
    /// reports.
    mutating func ready(checkout: Int, page: Int) -> [Int] {
        guard readyPages[checkout] == page else {
            readyPages[checkout] = page
            leave { $0.checkout == checkout && $0.page != page }
            return []
        }
        leave { $0.checkout == checkout }
        return loseSight { attempt in attempt.starts.contains { $0.checkout == checkout && !$0.isReported } }
    }

    /// The process was started again: what was undecided created nothing, what was allowed may exist.
    mutating func restart() -> [Int] {
        leave { _ in true }
        readyPages = [:]
        return loseSight { _ in true }
    }

    /// The starts whose page, screen or process is gone; an undecided one is aborted, an allowed one stays in flight.
    mutating func leave(_ isGone: (Start) -> Bool) {
        for index in attempts.indices {
            for place in attempts[index].starts.indices where isGone(attempts[index].starts[place]) {
                attempts[index].starts[place].isGone = true
                if attempts[index].starts[place].isOpenQuestion { answer(at: index, place, .aborted) }
            }
        }
    }
}

extension PaymentAttempts {
    func index(of number: Int) -> Int? { attempts.firstIndex { $0.number == number } }

    /// The undecided start of the same method in the same checkout: another start is the same tap again.
    private func openQuestion(of beginning: Beginning) -> (index: Int, start: Start)? {
        for index in attempts.indices where attempts[index].method == beginning.method {
            let held = attempts[index].starts.last { $0.isOpenQuestion && $0.checkout == beginning.checkout }
            if let held { return (index, held) }
        }
        return nil
    }

    private mutating func joinQuestion(_ open: (index: Int, start: Start), _ beginning: Beginning) -> Started {
        lastStart += 1
        let attempt = attempts[open.index]
        let told = PaymentAttempt(
            number: attempt.number, idempotencyKey: attempt.key, earlierPayment: earlierPayment, isJoined: true)
        add(
            Start(
                id: lastStart, question: open.start.question, checkout: beginning.checkout, page: beginning.page),
            at: open.index)
        return Started(
            attempt: told, start: lastStart, question: open.start.question, replaced: [], superseded: [])
    }

    /// Aborts the undecided starts of other methods in the same checkout: the shopper changed their mind.
    private mutating func replaceUndecided(of beginning: Beginning) -> [Int] {
        var replaced: [Int] = []
        for index in attempts.indices where attempts[index].method != beginning.method {
            for place in attempts[index].starts.indices {
                let start = attempts[index].starts[place]
                guard start.isOpenQuestion, start.checkout == beginning.checkout else { continue }
                answer(at: index, place, .aborted)
                if replaced.last != attempts[index].number { replaced.append(attempts[index].number) }
            }
        }
        return replaced
    }

    /// Attempts in flight whose outcome is unknown from now on; a late one still settles them.
    mutating func loseSight(of isLost: (Attempt) -> Bool) -> [Int] {
        var lost: [Int] = []
        for index in attempts.indices where attempts[index].standing == .inFlight && isLost(attempts[index]) {
            attempts[index].standing = .mayExist
            lost.append(attempts[index].number)
        }
        return lost
    }

    private mutating func answer(at index: Int, _ place: Int, _ answer: Answer) {
        switch answer {
        case .allowed(let key):
            let isFirst = !attempts[index].starts.contains { $0.stage == .allowed && $0.sentKey != nil }
            attempts[index].starts[place].stage = .allowed
            attempts[index].starts[place].sentKey = key
            // The key is the one that was really sent, whoever named it.
            if isFirst, let key { attempts[index].key = key }
            let standing = attempts[index].standing
            if standing == .undecided || standing == .nothingCreated { attempts[index].standing = .inFlight }
        case .aborted:
            attempts[index].starts[place].stage = .aborted
            attempts[index].starts[place].sentKey = nil
            settleIfEnded(index)
        }
    }

    /// Begins an attempt, and forgets the oldest that is settled where there are too many.
    mutating func begin(
        _ method: PaymentMethodType?, key: String? = nil, hasOwnKey: Bool = false, standing: Standing,
        _ start: Start? = nil
    ) {
        forgetSettled()
        lastNumber += 1
        var attempt = Attempt(
            number: lastNumber, method: method, key: key, hasOwnKey: hasOwnKey || isOrder, standing: standing)
        attempt.starts = [start].compactMap(\.self)
        attempts.append(attempt)
    }

    private mutating func add(_ start: Start, at index: Int) {
        attempts[index].starts.append(start)
        guard attempts[index].starts.count > Self.rememberedStarts,
            let oldest = attempts[index].starts.firstIndex(where: { !$0.isOpenQuestion })
        else { return }
        let dropped = attempts[index].starts.remove(at: oldest)
        if dropped.isOutstanding || dropped.isKeptBack { attempts[index].hasDroppedStart = true }
    }

    private mutating func forgetSettled() {
        while attempts.count >= Self.rememberedAttempts {
            let settled = attempts.firstIndex { attempt in
                attempt.standing.closesKey(inOrder: isOrder) && !attempt.starts.contains(where: \.isOutstanding)
                    && !attempts.contains { $0.number != attempt.number && $0.key != nil && $0.key == attempt.key }
            }
            guard let settled else { return }
            if attempts.remove(at: settled).key != nil { forgottenKeys += 1 }
        }
    }
}

extension PaymentAttempts.Start {
    /// Whether listeners hold it.
    var isOpenQuestion: Bool { stage == .undecided && !isReported }

    /// Whether it was allowed and has no outcome.
    var isOutstanding: Bool { stage == .allowed && !isReported }
}
