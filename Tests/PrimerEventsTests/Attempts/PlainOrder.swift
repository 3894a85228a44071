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

    var attempts: [Attempt] = []
    var lastNumber = 0
    var lastStart = 0
    var readyPages: [Int: Int] = [:]
    var lastCancelled: Int?
    var lastCancelledCheckout: Int?

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
        let isPaid = known.contains { standing($0) == .paid }
        if !isOpen, let key = known.last(where: { standing($0) == .paid && $0.key != nil })?.key { return key }
        if isOpen || isPaid, let key = known.last(where: { $0.key != nil })?.key { return key }
        let keys = Set(known.compactMap(\.key))
        let closed = keys.filter { key in
            known.allSatisfy { $0.key != key || ![.undecided, .inFlight, .mayExist, .paid].contains(standing($0)) }
        }
        return "order-\(closed.count + 1)"
    }

    // MARK: What happens

    mutating func start(_ method: PaymentMethodType, checkout: Int, page: Int) -> (
        number: Int, key: String?, joined: Bool
    ) {
        lastCancelled = nil
        lastStart += 1
        if let index = attempts.firstIndex(where: { attempt in
            attempt.method == method && attempt.starts.contains { isHeld($0) && $0.checkout == checkout }
        }), let held = attempts[index].starts.last(where: { isHeld($0) && $0.checkout == checkout }) {
            attempts[index].starts.append(Start(id: lastStart, question: held.question, checkout: checkout, page: page))
            return (attempts[index].number, attempts[index].key, true)
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
            attempts[index].starts.append(start)
            return (attempts[index].number, attempts[index].key, true)
        }
        for index in attempts.indices where attempts[index].method != method && standing(attempts[index]) == .inFlight {
            attempts[index].isLost = true
        }
        let key = nextKey()
        lastNumber += 1
        attempts.append(Attempt(number: lastNumber, method: method, key: key, starts: [start]))
        return (lastNumber, key, false)
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

    // MARK: Outcomes

    mutating func report(_ report: PaymentAttempts.Report) -> PaymentAttempts.Reading {
        let reading = take(report)
        if reading == .news, report.outcome == .cancelled {
            lastCancelled = belongsTo
            lastCancelledCheckout = report.checkout
        }
        renewKeys()
        return reading
    }

    /// The attempt that the latest outcome belonged to.
    private(set) var belongsTo: Int?

    private mutating func take(_ report: PaymentAttempts.Report) -> PaymentAttempts.Reading {
        belongsTo = nil
        guard !isToldAgain(report), let (index, place) = find(report) else { return takeUnseen(report) }
        belongsTo = attempts[index].number
        if case .succeeded(let status) = report.outcome { return succeed(index, place, report, status) }
        guard let place else { return again(index, report) }
        let start = attempts[index].starts[place]
        let isOver = attempts[index].end != nil && attempts[index].end != .mayExist
        if case .failed(_, cause: .keyRefused) = report.outcome {
            if attempts[index].starts.count > 1 {
                if isOver {
                    attempts[index].starts[place].ending = .nothingCreated
                    return .refusedDuplicate
                }
                let waits = attempts[index].starts.contains { $0.id != start.id && isWaitedFor($0) }
                if waits {
                    attempts[index].starts[place].ending = .mayExist
                    attempts[index].starts[place].isKeptBack = true
                    return .keptBack
                }
            }
            let paidElsewhere = attempts.contains {
                $0.number != attempts[index].number && standing($0) == .paid && allSent($0, sent(start))
            }
            if paidElsewhere {
                attempts[index].starts[place].ending = .nothingCreated
                attempts[index].end = .nothingCreated
                return .news
            }
        }
        let ending = self.ending(report, attempts[index].method, start)
        attempts[index].starts[place].ending = ending
        if let id = report.paymentId { attempts[index].named.insert(id) }
        if isOver, !((start.answer == .aborted || start.isClosed) && attempts[index].end == .nothingCreated) {
            return more(index, ending, report)
        }
        attempts[index].reports.append(ending)
        let isNamed = report.paymentId != nil && (ending == .declined || ending == .pendingAfterCancel)
        let isCovered = isNamed && allSent(attempts[index], sent(start))
        let isWalletCancel = report.outcome == .cancelled && isWallet(attempts[index].method) && report.paymentId == nil
        let wasAllowed = if case .allowed? = start.answer { true } else { false }
        settleIfOver(
            index, atOnce: (isWalletCancel && wasAllowed) || (isCovered && ending == .declined), isCovered: isCovered)
        if isNamed { settleOthers(than: index, key: sent(start)) }
        return .news
    }

    private mutating func succeed(
        _ index: Int, _ place: Int?, _ report: PaymentAttempts.Report, _ status: PaymentOutcomeStatus?
    ) -> PaymentAttempts.Reading {
        let known = allSent(attempts[index], attempts[index].key) ? attempts[index].key : nil
        let key = place.flatMap { sent(attempts[index].starts[$0]) } ?? known
        if let place { attempts[index].starts[place].ending = .paid }
        guard let id = report.paymentId else { return .news }
        attempts[index].named.insert(id)
        let now = status ?? .pending
        if let before = attempts[index].payments[id], before == now || (before == .success && now == .pending) {
            return .repetition
        }
        attempts[index].payments[id] = now
        attempts[index].reports.append(.paid)
        end(index, .paid)
        settleOthers(than: index, key: key)
        return .news
    }

    /// Whether the shopper's cancellation is told again, and nobody in that checkout can have cancelled since.
    private func isToldAgain(_ report: PaymentAttempts.Report) -> Bool {
        guard isCancellation(report), lastCancelledCheckout == report.checkout,
            let cancelled = attempts.first(where: { $0.number == lastCancelled })
        else { return false }
        if report.method != nil, cancelled.method != .unknown, cancelled.method != report.method { return false }
        for attempt in attempts where [.undecided, .inFlight, .mayExist].contains(standing(attempt)) {
            guard report.method == nil || attempt.method == .unknown || report.method == attempt.method else {
                continue
            }
            for start in attempt.starts where start.checkout == report.checkout && start.ending == nil {
                if isAllowed(start) || isHeld(start) { return false }
            }
        }
        return true
    }

    /// More about an attempt that is over.
    private mutating func more(
        _ index: Int, _ ending: PaymentAttempts.Standing, _ report: PaymentAttempts.Report
    ) -> PaymentAttempts.Reading {
        let end = attempts[index].end ?? .nothingCreated
        if isCancellation(report), attempts[index].number == lastCancelled {
            attempts[index].end = graver(end, ending)
            return .repetition
        }
        if end == .paid || end == .declined { return .repetition }
        if end == .nothingCreated, attempts[index].reports.isEmpty { return .news }
        attempts[index].end = graver(end, ending)
        return .news
    }

    /// An outcome of a payment that was named, for which no start waits.
    private mutating func again(_ index: Int, _ report: PaymentAttempts.Report) -> PaymentAttempts.Reading {
        let before = standing(attempts[index])
        if let id = report.paymentId { attempts[index].named.insert(id) }
        let isCard = Start(id: 0, question: 0, checkout: 0, page: 0, answer: .allowed(key: nil))
        let after = ending(report, attempts[index].method, isCard)
        let isSettled = report.paymentId.map { attempts[index].payments[$0] == .success } ?? false
        var end = before
        if before == .paid { if after == .declined, !isSettled { end = .declined } }
        if before == .mayExist || before == .pendingAfterCancel, after == .declined { end = .declined }
        if before == .pendingAfterCancel, after == .mayExist { end = .mayExist }
        if before == .nothingCreated || before == .notPaid { end = after }
        if end == before { return .repetition }
        attempts[index].end = end
        if after == .declined, allSent(attempts[index], attempts[index].key) {
            settleOthers(than: index, key: attempts[index].key)
        }
        return .news
    }

    private mutating func takeUnseen(_ report: PaymentAttempts.Report) -> PaymentAttempts.Reading {
        if isCancellation(report), let index = attempts.firstIndex(where: { $0.number == lastCancelled }) {
            if let id = report.paymentId {
                attempts[index].named.insert(id)
                if let end = attempts[index].end { attempts[index].end = graver(end, .pendingAfterCancel) }
            }
            belongsTo = lastCancelled
            return .repetition
        }
        let isPaid = attempts.last.map { standing($0) == .paid } ?? false
        if report.outcome == .cancelled, report.paymentId == nil { return isPaid ? .repetition : .news }
        if case .failed(_, cause: .keyRefused) = report.outcome, isPaid { return .refusedDuplicate }
        lastNumber += 1
        let isAllowed = Start(id: 0, question: 0, checkout: 0, page: 0, answer: .allowed(key: nil))
        var attempt = Attempt(number: lastNumber, method: report.method ?? .unknown, key: nil)
        if case .succeeded(let status) = report.outcome {
            attempt.end = .paid
            if let id = report.paymentId { attempt.payments[id] = status ?? .pending }
        } else {
            attempt.end = ending(report, report.method ?? .unknown, isAllowed)
        }
        attempt.reports = [attempt.end ?? .paid]
        if let id = report.paymentId { attempt.named = [id] }
        attempts.append(attempt)
        belongsTo = lastNumber
        return .news
    }

    /// The attempt and start that an outcome belongs to.
    private func find(_ report: PaymentAttempts.Report) -> (Int, Int?)? {
        if let id = report.paymentId, let index = attempts.lastIndex(where: { $0.named.contains(id) }) {
            let isFirst = attempts[index].reports.isEmpty
            return (index, isFirst ? attempts[index].starts.firstIndex { $0.ending == nil && isAllowed($0) } : nil)
        }
        let fitting = attempts.indices.filter {
            report.method == nil || attempts[$0].method == .unknown || attempts[$0].method == report.method
        }
        let isAbort = if case .failed(_, cause: .aborted) = report.outcome { true } else { false }
        let isRefusal = if case .failed(_, cause: .keyRefused) = report.outcome { true } else { false }
        let isSuccess = if case .succeeded = report.outcome { true } else { false }
        typealias Kind = (Attempt, Start) -> Bool
        let allowed: Kind = { [.undecided, .inFlight, .mayExist].contains(standing($0)) && isAllowed($1) }
        let sibling: Kind = {
            ![.undecided, .inFlight, .mayExist].contains(standing($0)) && isAllowed($1) && (isSuccess || !$1.isGone)
        }
        let held: Kind = { _, start in start.answer == nil && !start.isClosed }
        let aborted: Kind = { _, start in start.answer == .aborted || start.isClosed }
        let joined: Kind = { $0.starts.count > 1 && isAllowed($1) }
        let single: Kind = { $0.starts.count == 1 && isAllowed($1) }
        let kinds: [Kind] =
            if isAbort {
                [aborted, held, allowed, sibling]
            } else if isRefusal {
                [joined, single, held, aborted]
            } else {
                isSuccess ? [allowed, sibling, held, aborted] : [allowed, held, sibling, aborted]
            }
        for kind in kinds {
            for isLost in [false, true] {
                for nearness in 0...2 {
                    for index in fitting.reversed() where (standing(attempts[index]) == .mayExist) == isLost {
                        let place = attempts[index].starts.firstIndex { start in
                            let near = start.isGone ? 1 : start.checkout == report.checkout ? 0 : 2
                            return start.ending == nil && near == nearness && kind(attempts[index], start)
                        }
                        if let place { return (index, place) }
                    }
                }
            }
        }
        if isSuccess {
            return fitting.last {
                report.method == attempts[$0].method && attempts[$0].named.isEmpty
                    && [.mayExist, .pendingAfterCancel, .notPaid].contains(standing(attempts[$0]))
            }.map { ($0, nil) }
        }
        if case .failed(.offerRetry, _) = report.outcome, report.paymentId != nil {
            return fitting.last {
                attempts[$0].method == report.method && attempts[$0].named.isEmpty
                    && standing(attempts[$0]) == .pendingAfterCancel
            }.map { ($0, nil) }
        }
        return nil
    }

    // MARK: The tables

    private func ending(
        _ report: PaymentAttempts.Report, _ method: PaymentMethodType, _ start: Start
    ) -> PaymentAttempts.Standing {
        let wasAllowed = isAllowed(start)
        switch report.outcome {
        case .succeeded: return .paid
        case .failed(.nothingWasCreated, _): return .nothingCreated
        case .failed(.offerRetry, _): return .declined
        case .failed(.verifyOnServerFirst, _): return .mayExist
        case .failed(.fixIntegration, _): return report.side == .native && wasAllowed ? .mayExist : .nothingCreated
        case .cancelled, .failed(.shopperCancelled, _):
            if report.paymentId == nil, !wasAllowed || isWallet(method) { return .nothingCreated }
            return .pendingAfterCancel
        }
    }

    private static let order: [PaymentAttempts.Standing] = [
        .notPaid, .nothingCreated, .pendingAfterCancel, .declined, .undecided, .inFlight, .mayExist, .paid,
    ]

    private func graver(
        _ one: PaymentAttempts.Standing, _ other: PaymentAttempts.Standing
    ) -> PaymentAttempts.Standing {
        (Self.order.firstIndex(of: one) ?? 0) >= (Self.order.firstIndex(of: other) ?? 0) ? one : other
    }

    private func isWallet(_ method: PaymentMethodType) -> Bool {
        ["APPLE_PAY", "GOOGLE_PAY", "PAYPAL", "KLARNA"].contains(method.rawValue)
    }

    private func isCancellation(_ report: PaymentAttempts.Report) -> Bool {
        switch report.outcome {
        case .cancelled, .failed(.shopperCancelled, _): true
        case .succeeded, .failed: false
        }
    }

    private func isHeld(_ start: Start) -> Bool { start.answer == nil && start.ending == nil && !start.isClosed }

    private func isAllowed(_ start: Start) -> Bool { if case .allowed? = start.answer { true } else { false } }

    private func isWaitedFor(_ start: Start) -> Bool {
        isHeld(start) || (isAllowed(start) && start.ending == nil && !start.isGone)
    }

    private func sent(_ start: Start) -> String? { if case .allowed(let key)? = start.answer { key } else { nil } }

    private func allSent(_ attempt: Attempt, _ key: String?) -> Bool {
        let allowed = attempt.starts.filter(isAllowed)
        return key != nil && !allowed.isEmpty && allowed.allSatisfy { sent($0) == key }
    }

    // MARK: Steps

    private mutating func abort(_ index: Int, _ place: Int) {
        attempts[index].starts[place].answer = .aborted
        if attempts[index].end == nil { settleIfOver(index, atOnce: false, isCovered: false) }
    }

    private mutating func end(_ index: Int, _ end: PaymentAttempts.Standing) {
        attempts[index].end = end
        for place in attempts[index].starts.indices where isHeld(attempts[index].starts[place]) {
            attempts[index].starts[place].isClosed = true
        }
    }

    private mutating func settleIfOver(_ index: Int, atOnce: Bool, isCovered: Bool) {
        let attempt = attempts[index]
        guard atOnce || !attempt.starts.contains(where: isWaitedFor) else { return }
        var all = attempt.reports
        if attempt.starts.contains(where: \.isKeptBack) {
            all.append(.mayExist)
            attempts[index].reports.append(.mayExist)
        }
        let isLeft = attempt.starts.contains { isAllowed($0) && $0.ending == nil && $0.isGone }
        if isLeft, !isCovered, !atOnce {
            if all.isEmpty { return }
            all.append(.mayExist)
        }
        let standing = all.reduce(PaymentAttempts.Standing.nothingCreated, graver)
        for place in attempts[index].starts.indices { attempts[index].starts[place].isKeptBack = false }
        end(index, standing)
    }

    private mutating func settleOthers(than index: Int, key: String?) {
        guard key != nil else { return }
        for other in attempts.indices where other != index && allSent(attempts[other], key) {
            let standing = standing(attempts[other])
            let isUnnamed = standing == .pendingAfterCancel && attempts[other].named.isEmpty
            guard standing == .inFlight || standing == .mayExist || isUnnamed else { continue }
            attempts[other].reports = []
            end(other, .nothingCreated)
        }
    }

    private mutating func renewKeys() {
        let offered = attempts.filter { standing($0) == .undecided }.map(\.number)
        let key = nextKey(without: Set(offered))
        for index in attempts.indices where offered.contains(attempts[index].number) { attempts[index].key = key }
    }
}
