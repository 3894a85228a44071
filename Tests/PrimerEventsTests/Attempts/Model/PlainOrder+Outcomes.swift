@testable import PrimerEvents

/// Which attempt an outcome belongs to, and what becomes of it.
extension PlainOrder {
    mutating func report(_ report: PaymentAttempts.Report) -> PaymentAttempts.Reading {
        let reading = take(report)
        if reading == .news, report.outcome == .cancelled {
            lastCancelled = belongsTo
            lastCancelledCheckout = report.checkout
        }
        renewKeys()
        return reading
    }

    mutating func take(_ report: PaymentAttempts.Report) -> PaymentAttempts.Reading {
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

    mutating func succeed(
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

    /// Whether a report repeats the latest cancellation, and no other start of its checkout can have been cancelled since.
    func isToldAgain(_ report: PaymentAttempts.Report) -> Bool {
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
    mutating func more(
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
    mutating func again(_ index: Int, _ report: PaymentAttempts.Report) -> PaymentAttempts.Reading {
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

    mutating func takeUnseen(_ report: PaymentAttempts.Report) -> PaymentAttempts.Reading {
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
    func find(_ report: PaymentAttempts.Report) -> (Int, Int?)? {
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
}
