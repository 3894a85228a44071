/// What an outcome does to the attempt that it belongs to, and to others with the same key.
extension PaymentAttempts {
    mutating func report(_ report: Report) -> Reported {
        let openBefore = openQuestions
        let place = place(of: report)
        let method = place.flatMap(method(at:))
        let isAttributed: Reported
        if !repeatsCancellation(report), let place {
            isAttributed = settle(place, report)
        } else {
            isAttributed = takeUnattributed(report)
        }
        if isAttributed.reading == .news {
            lastAdvice = isAttributed.releasesRefusal ? .verifyOnServerFirst : report.advice
            if report.outcome == .cancelled {
                lastCancelled = isAttributed.attempt?.number
                lastCancelledCheckout = report.checkout
            }
        }
        renewOfferedKeys()
        let closed = openBefore.subtracting(openQuestions).sorted()
        return Reported(
            reading: isAttributed.reading, attempt: isAttributed.attempt, method: method,
            releasesRefusal: isAttributed.releasesRefusal, closedQuestions: closed)
    }

    private var openQuestions: Set<Int> {
        var open: Set<Int> = []
        for index in attempts.indices {
            for start in attempts[index].starts where start.isOpenQuestion { open.insert(start.question) }
        }
        return open
    }

    private func reported(_ reading: Reading, _ index: Int?, releases: Bool = false) -> Reported {
        Reported(
            reading: reading, attempt: index.map { attempts[$0] }, method: nil, releasesRefusal: releases,
            closedQuestions: [])
    }

    // MARK: An attempt's own outcome

    private mutating func settle(_ place: Place, _ report: Report) -> Reported {
        let index = place.attempt
        if case .succeeded(let status) = report.outcome { return succeed(place, report, status) }
        if report.cause == .keyRefused, let start = place.start { return refuse(index, start, report) }
        guard let start = place.start else { return changeKnown(index, report) }
        return end(index, start, report)
    }

    /// A payment was made. It settles every attempt with its key, since the backend takes a key once.
    private mutating func succeed(_ place: Place, _ report: Report, _ status: PaymentOutcomeStatus?) -> Reported {
        let index = place.attempt
        let isNews = isNews(report.paymentId, status, of: attempts[index], hasStart: place.start != nil)
        let key = markReported(place) ?? knownKey(index)
        name(report.paymentId, at: index)
        if isNews, let payment = attempts[index].payments.firstIndex(where: { $0.id == report.paymentId }) {
            attempts[index].payments[payment].isReported = true
            attempts[index].payments[payment].status = status
        }
        guard isNews else { return reported(.repetition, index) }
        attempts[index].standing = .paid
        attempts[index].reported = .paid
        attempts[index].ending = .succeeded
        closeQuestions(at: index)
        if report.paymentId != nil { settleOthers(with: key, than: index) }
        return reported(.news, index)
    }

    /// The backend refused a second creation under one key: an earlier request created a payment.
    private mutating func refuse(_ index: Int, _ start: Int, _ report: Report) -> Reported {
        let isJoined = attempts[index].starts.count > 1
        if isJoined, !attempts[index].standing.isOpen {
            _ = markReported(Place(attempt: index, start: start))
            return reported(.refusedDuplicate, index)
        }
        let waits = attempts[index].starts.indices.contains { $0 != start && attempts[index].starts[$0].isAwaited }
        if isJoined, waits {
            _ = markReported(Place(attempt: index, start: start))
            attempts[index].starts[start].isKeptBack = true
            return reported(.keptBack, index)
        }
        // Another attempt made the payment under this key, so this one made none.
        let key = attempts[index].starts[start].sentKey
        let isPaidElsewhere = attempts.contains {
            $0.number != attempts[index].number && $0.standing == .paid && $0.isKeyed(key)
        }
        guard isPaidElsewhere else { return end(index, start, report) }
        _ = markReported(Place(attempt: index, start: start))
        attempts[index].standing = .nothingCreated
        return reported(.news, index)
    }

    /// A failure or a cancellation of a start.
    private mutating func end(_ index: Int, _ start: Int, _ report: Report) -> Reported {
        let wasOpen = attempts[index].standing.isOpen
        let wasAllowed = attempts[index].starts[start].stage == .allowed
        let ending = Settlement.ending(of: report, method: attempts[index].method, wasAllowed: wasAllowed)
        // An abort settled the attempt when it was answered, and what comes of it is told only now.
        let wasAborted =
            attempts[index].starts[start].stage == .aborted && attempts[index].standing == .nothingCreated
        let key = markReported(Place(attempt: index, start: start))
        name(report.paymentId, at: index)
        let standing = Settlement.standing(after: ending)
        let isNamed = report.paymentId != nil && (ending == .declined || ending == .cancelled)
        guard wasOpen || wasAborted else { return endAgain(index, standing, report) }
        attempts[index].reported = graver(attempts[index].reported, standing)
        attempts[index].ending = ending
        if attempts[index].standing == .undecided { attempts[index].standing = .inFlight }
        let isCovered = isNamed && attempts[index].isKeyed(key)
        let endsAll = (report.outcome == .cancelled && ending == .walletCancelled) || (ending == .declined && isCovered)
        let releases = settleIfEnded(index, endsAll: endsAll, isCovered: isCovered)
        if isNamed { settleOthers(with: key, than: index) }
        return reported(.news, index, releases: releases)
    }

    /// Something more about an attempt that has ended: a sibling reports, or one cancellation is told again.
    private mutating func endAgain(_ index: Int, _ standing: Standing, _ report: Report) -> Reported {
        let former = attempts[index].standing
        if report.isCancellation, attempts[index].number == lastCancelled {
            attempts[index].standing = graver(former, standing)
            return reported(.repetition, index)
        }
        switch former {
        case .paid, .declined: return reported(.repetition, index)
        case .nothingCreated where attempts[index].reported == nil:
            // Another attempt used the key: nothing was created, but this start's failure was not told before.
            return reported(.news, index)
        case .nothingCreated, .pendingAfterCancel, .notPaid, .undecided, .inFlight, .mayExist:
            attempts[index].standing = graver(former, standing)
            return reported(.news, index)
        }
    }

    /// A failure of a payment that was named before, and for which no start waits.
    private mutating func changeKnown(_ index: Int, _ report: Report) -> Reported {
        let ending = Settlement.ending(of: report, method: attempts[index].method, wasAllowed: true)
        let standing = Settlement.standing(after: ending)
        let former = attempts[index].standing
        name(report.paymentId, at: index)
        let isSettled = attempts[index].payments.contains { $0.id == report.paymentId && $0.status == .success }
        switch (former, standing) {
        case (.paid, .declined) where !isSettled, (.mayExist, .declined), (.pendingAfterCancel, .declined),
            (.nothingCreated, _), (.notPaid, _):
            attempts[index].standing = standing
        case (.pendingAfterCancel, .mayExist): attempts[index].standing = .mayExist
        case _: break
        }
        guard attempts[index].standing != former else { return reported(.repetition, index) }
        if standing == .declined { settleOthers(with: knownKey(index), than: index) }
        return reported(.news, index)
    }

    // MARK: Outcomes without an attempt

    /// An outcome whose start nobody saw, or that is told once more.
    private mutating func takeUnattributed(_ report: Report) -> Reported {
        if report.isCancellation, let index = lastCancelled.flatMap(index(of:)) {
            // The payment that the first telling left out.
            name(report.paymentId, at: index)
            if report.paymentId != nil {
                attempts[index].standing = graver(attempts[index].standing, .pendingAfterCancel)
            }
            return reported(.repetition, index)
        }
        let isAfterSuccess = attempts.last?.standing == .paid
        switch report.outcome {
        case .cancelled where report.paymentId == nil:
            return reported(isAfterSuccess ? .repetition : .news, nil)
        case .failed(_, cause: .keyRefused) where isAfterSuccess:
            return reported(.refusedDuplicate, attempts.indices.last)
        case .failed, .succeeded, .cancelled: break
        }
        let ending = Settlement.ending(of: report, method: report.method, wasAllowed: true)
        begin(report.method, standing: Settlement.standing(after: ending))
        let index = attempts.count - 1
        attempts[index].reported = attempts[index].standing
        attempts[index].ending = ending
        name(report.paymentId, at: index)
        if case .succeeded(let status) = report.outcome, !attempts[index].payments.isEmpty {
            attempts[index].payments[0].isReported = true
            attempts[index].payments[0].status = status
        }
        return reported(.news, index)
    }
}

extension PaymentAttempts {
    // MARK: Steps

    /// Ends an attempt if it has ended: each start has reported, or one report ends it for all.
    ///
    /// - Parameters:
    ///   - endsAll: Whether the report ends the attempt, whatever its other starts come to.
    ///   - isCovered: Whether the report names the one payment that the key of all starts can have made.
    /// - Returns: Whether a refusal that was kept back counts now.
    @discardableResult
    mutating func settleIfEnded(_ index: Int, endsAll: Bool = false, isCovered: Bool = false) -> Bool {
        let starts = attempts[index].starts
        guard attempts[index].standing.isOpen || attempts[index].standing == .nothingCreated else { return false }
        guard endsAll || !starts.contains(where: \.isAwaited) else { return false }
        let isLost = attempts[index].hasDroppedStart || starts.contains { $0.isOutstanding && $0.isGone }
        // An attempt whose only reports are aborts has none that tells of what was allowed and left.
        let left: Standing? = isLost && !isCovered && !endsAll ? leftStanding(index) : nil
        let isRefused = starts.contains(where: \.isKeptBack)
        if isRefused { attempts[index].reported = graver(attempts[index].reported, .mayExist) }
        let standing = graver(attempts[index].reported, left) ?? .nothingCreated
        for place in starts.indices { attempts[index].starts[place].isKeptBack = false }
        attempts[index].standing = standing
        closeQuestions(at: index)
        return isRefused && standing == .mayExist
    }

    /// How an attempt stands by the starts that are gone without an outcome: still in flight while none has reported.
    private func leftStanding(_ index: Int) -> Standing {
        if attempts[index].standing == .mayExist { return .mayExist }
        return attempts[index].reported == nil ? .inFlight : .mayExist
    }

    private func graver(_ one: Standing?, _ other: Standing?) -> Standing? {
        guard let one, let other else { return one ?? other }
        return graver(one, other)
    }

    private func graver(_ one: Standing, _ other: Standing) -> Standing { one.gravity >= other.gravity ? one : other }

    /// Whether a success is reported for the first time with that status, or with more than was known.
    private func isNews(
        _ id: String?, _ status: PaymentOutcomeStatus?, of attempt: Attempt, hasStart: Bool
    ) -> Bool {
        guard let id else { return hasStart || attempt.standing != .paid }
        guard let known = attempt.payments.first(where: { $0.id == id }), known.isReported else { return true }
        // Without a status it is known that the payment was made, which is what pending says.
        let (before, now) = (known.status ?? .pending, status ?? .pending)
        // Settled: that it is pending came late.
        return before != now && !(before == .success && now == .pending)
    }

    /// The key that every start of an attempt sent.
    private func knownKey(_ index: Int) -> String? {
        attempts[index].isKeyed(attempts[index].key) ? attempts[index].key : nil
    }

    /// The start has reported; returns the key that it sent.
    private mutating func markReported(_ place: Place) -> String? {
        guard let start = place.start else { return nil }
        attempts[place.attempt].starts[start].isReported = true
        return attempts[place.attempt].starts[start].sentKey
    }

    mutating func name(_ id: String?, at index: Int) {
        guard let id, !attempts[index].payments.contains(where: { $0.id == id }) else { return }
        attempts[index].payments.append(Payment(id: id))
    }

    /// What listeners still hold of an attempt that has ended is aborted.
    mutating func closeQuestions(at index: Int) {
        for place in attempts[index].starts.indices where attempts[index].starts[place].isOpenQuestion {
            attempts[index].starts[place].stage = .aborted
        }
    }

    /// Other attempts under a key whose one payment is known created nothing.
    mutating func settleOthers(with key: String?, than index: Int) {
        guard let key else { return }
        for other in attempts.indices where other != index {
            let standing = attempts[other].standing
            let isUnsettled =
                standing == .inFlight || standing == .mayExist
                || (standing == .pendingAfterCancel && attempts[other].payments.isEmpty)
            guard isUnsettled, attempts[other].isKeyed(key) else { continue }
            attempts[other].standing = .nothingCreated
            attempts[other].reported = nil
            closeQuestions(at: other)
        }
    }
}

extension PaymentAttempts.Start {
    /// Whether the attempt waits for this start: listeners hold it, or it was allowed and can still report.
    fileprivate var isAwaited: Bool { isOpenQuestion || (isOutstanding && !isGone) }
}
