@testable import PrimerEvents

/// The attempts of an order once more, written from the tables without a thought of speed or memory: what the machine is
/// compared with.
///
/// It keeps what happened to each start, and works out how an attempt stands whenever it is asked.
struct PlainOrder {
    struct Start {
        let id: Int
        let question: Int
        let checkout: Int
        let page: Int
        var answer: PaymentAttempts.Answer?
        /// How its outcome ended it, once there is one.
        var ending: PaymentAttempts.Standing?
        var isGone = false
        var isKeptBack = false
        /// Whether what listeners hold of it was aborted because its attempt ended.
        var isClosed = false
    }

    struct Attempt {
        let number: Int
        let method: PaymentMethodType
        var key: String?
        var starts: [Start] = []
        /// What it came to, once it has ended.
        var end: PaymentAttempts.Standing?
        /// Whether a start of another method, a page or a restart took it out of sight.
        var isLost = false
        var payments: [String: PaymentOutcomeStatus] = [:]
        var named: Set<String> = []
        var reports: [PaymentAttempts.Standing] = []
    }

    /// Whether the attempts belong to an order, whose payment is made once.
    var isOrder = true
    var attempts: [Attempt] = []
    var lastNumber = 0
    var lastStart = 0
    var readyPages: [Int: Int] = [:]
    var lastCancelled: Int?
    var lastCancelledCheckout: Int?
    /// The attempt that the latest outcome belonged to.
    var belongsTo: Int?

    // MARK: What is asked

    func standing(_ attempt: Attempt) -> PaymentAttempts.Standing {
        if let end = attempt.end { return end }
        if attempt.isLost { return .mayExist }
        let isAllowed = attempt.starts.contains { if case .allowed? = $0.answer { true } else { false } }
        return isAllowed || !attempt.reports.isEmpty ? .inFlight : .undecided
    }

    var standings: [PaymentAttempts.Standing] { attempts.map(standing) }

    var earlier: EarlierPayment {
        let all = standings
        for (standing, earlier) in [
            (.paid, .succeeded), (.mayExist, .mayExist), (.pendingAfterCancel, .pendingAfterCancel),
            (.inFlight, .inFlight),
            (.undecided, .inFlight),
        ] as [(PaymentAttempts.Standing, EarlierPayment)] where all.contains(standing) {
            return earlier
        }
        return .none
    }

    /// The key of the next attempt, as if the attempts left out had not begun.
    func nextKey(without leftOut: Set<Int> = []) -> String {
        let known = attempts.filter { !leftOut.contains($0.number) }
        let open = known.last { [.undecided, .inFlight, .mayExist].contains(standing($0)) }
        if let key = open?.key { return key }
        let isOpen = known.contains { [.undecided, .inFlight, .mayExist].contains(standing($0)) }
        let isPaid = isOrder && known.contains { standing($0) == .paid }
        if !isOpen, isPaid, let key = known.last(where: { standing($0) == .paid && $0.key != nil })?.key { return key }
        if isOpen || isPaid, let key = known.last(where: { $0.key != nil })?.key { return key }
        let keys = Set(known.compactMap(\.key))
        let used: [PaymentAttempts.Standing] = [.undecided, .inFlight, .mayExist] + (isOrder ? [.paid] : [])
        let closed = keys.filter { key in known.allSatisfy { $0.key != key || !used.contains(standing($0)) } }
        return "order-\(closed.count + 1)"
    }

    // MARK: What happens

    /// The attempt of a start as listeners see it, and the attempts that it supersedes.
    struct Told {
        let attempt: PaymentAttempt
        var superseded: [Int] = []
    }

    mutating func start(_ method: PaymentMethodType, checkout: Int, page: Int) -> Told {
        lastCancelled = nil
        lastStart += 1
        if let index = attempts.firstIndex(where: { attempt in
            attempt.method == method && attempt.starts.contains { isHeld($0) && $0.checkout == checkout }
        }), let held = attempts[index].starts.last(where: { isHeld($0) && $0.checkout == checkout }) {
            let told = joining(attempts[index])
            attempts[index].starts.append(Start(id: lastStart, question: held.question, checkout: checkout, page: page))
            return told
        }
        for index in attempts.indices where attempts[index].method != method {
            for place in attempts[index].starts.indices
            where isHeld(attempts[index].starts[place]) && attempts[index].starts[place].checkout == checkout {
                abort(index, place)
            }
        }
        let start = Start(id: lastStart, question: lastStart, checkout: checkout, page: page)
        if let index = attempts.lastIndex(where: {
            $0.method == method && (standing($0) == .inFlight || standing($0) == .undecided)
        }) {
            let told = joining(attempts[index])
            attempts[index].starts.append(start)
            return told
        }
        var superseded: [Int] = []
        for index in attempts.indices where attempts[index].method != method && standing(attempts[index]) == .inFlight {
            attempts[index].isLost = true
            superseded.append(attempts[index].number)
        }
        lastNumber += 1
        let told = PaymentAttempt(number: lastNumber, idempotencyKey: nextKey(), earlierPayment: earlier)
        attempts.append(Attempt(number: lastNumber, method: method, key: told.idempotencyKey, starts: [start]))
        return Told(attempt: told, superseded: superseded)
    }

    func joining(_ attempt: Attempt) -> Told {
        Told(
            attempt: PaymentAttempt(
                number: attempt.number, idempotencyKey: attempt.key, earlierPayment: earlier, isJoined: true))
    }

    /// The answer to a start, by the precedence of keys.
    func choice(
        _ gate: PaymentAttempts.Answer, page: String?, provider: String?, attempt: String?
    ) -> PaymentAttempts.Answer {
        guard case .allowed(let gateKey) = gate else { return .aborted }
        if let gateKey { return page == nil || page == gateKey ? .allowed(key: gateKey) : .aborted }
        let isInDoubt = standings.contains { $0 == .inFlight || $0 == .mayExist || ($0 == .paid && isOrder) }
        return .allowed(key: isInDoubt ? attempt ?? page ?? provider : page ?? provider ?? attempt)
    }

    mutating func answer(_ question: Int, _ answer: PaymentAttempts.Answer) {
        for index in attempts.indices {
            for place in attempts[index].starts.indices
            where attempts[index].starts[place].question == question && attempts[index].starts[place].ending == nil {
                guard case .allowed(let key) = answer else {
                    abort(index, place)
                    continue
                }
                let hasSent = attempts[index].starts.contains { sent($0) != nil }
                attempts[index].starts[place].answer = answer
                if !hasSent, let key { attempts[index].key = key }
                if attempts[index].end == .nothingCreated { attempts[index].end = nil }
            }
        }
    }

    mutating func ready(checkout: Int, page: Int) {
        let isAgain = readyPages[checkout] == page
        readyPages[checkout] = page
        leave { $0.checkout == checkout && (isAgain || $0.page != page) }
        guard isAgain else { return }
        for index in attempts.indices
        where standing(attempts[index]) == .inFlight
            && attempts[index].starts.contains(where: { $0.checkout == checkout && $0.ending == nil })
        {
            attempts[index].isLost = true
        }
    }

    mutating func leave(_ goes: (Start) -> Bool) {
        for index in attempts.indices {
            for place in attempts[index].starts.indices where goes(attempts[index].starts[place]) {
                attempts[index].starts[place].isGone = true
                if isHeld(attempts[index].starts[place]) { abort(index, place) }
            }
        }
    }

    mutating func restart() {
        leave { _ in true }
        readyPages = [:]
        for index in attempts.indices where standing(attempts[index]) == .inFlight { attempts[index].isLost = true }
    }

    mutating func resolve(_ resolution: PaymentResolution) {
        switch resolution {
        case .notPaid:
            for index in attempts.indices
            where [.mayExist, .pendingAfterCancel, .paid].contains(standing(attempts[index])) {
                attempts[index].end = .notPaid
                let open = attempts[index].starts.filter(isHeld)
                guard !open.isEmpty else { continue }
                attempts[index].starts.removeAll(where: isHeld)
                lastNumber += 1
                attempts.append(Attempt(number: lastNumber, method: attempts[index].method, key: nil, starts: open))
            }
        case .paid(let id):
            guard
                let index = attempts.lastIndex(where: { $0.named.contains(id) })
                    ?? attempts.lastIndex(where: { [.mayExist, .pendingAfterCancel].contains(standing($0)) })
                    ?? attempts.lastIndex(where: { standing($0) == .inFlight })
            else {
                lastNumber += 1
                attempts.append(Attempt(number: lastNumber, method: .unknown, key: nil, end: .paid, named: [id]))
                return renewKeys()
            }
            attempts[index].named.insert(id)
            end(index, .paid)
            settleOthers(than: index, key: attempts[index].key)
        }
        renewKeys()
    }
}
