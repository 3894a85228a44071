@testable import PrimerEvents

/// The tables, and the steps that follow from them.
extension PlainOrder {
    func ending(
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

    static let order: [PaymentAttempts.Standing] = [
        .notPaid, .nothingCreated, .pendingAfterCancel, .declined, .undecided, .inFlight, .mayExist, .paid,
    ]

    func graver(
        _ one: PaymentAttempts.Standing, _ other: PaymentAttempts.Standing
    ) -> PaymentAttempts.Standing {
        (Self.order.firstIndex(of: one) ?? 0) >= (Self.order.firstIndex(of: other) ?? 0) ? one : other
    }

    func isWallet(_ method: PaymentMethodType) -> Bool {
        ["APPLE_PAY", "GOOGLE_PAY", "PAYPAL", "KLARNA"].contains(method.rawValue)
    }

    func isCancellation(_ report: PaymentAttempts.Report) -> Bool {
        switch report.outcome {
        case .cancelled, .failed(.shopperCancelled, _): true
        case .succeeded, .failed: false
        }
    }

    func isHeld(_ start: Start) -> Bool { start.answer == nil && start.ending == nil && !start.isClosed }

    func isAllowed(_ start: Start) -> Bool { if case .allowed? = start.answer { true } else { false } }

    func isWaitedFor(_ start: Start) -> Bool {
        isHeld(start) || (isAllowed(start) && start.ending == nil && !start.isGone)
    }

    func sent(_ start: Start) -> String? { if case .allowed(let key)? = start.answer { key } else { nil } }

    func allSent(_ attempt: Attempt, _ key: String?) -> Bool {
        let allowed = attempt.starts.filter(isAllowed)
        return key != nil && !allowed.isEmpty && allowed.allSatisfy { sent($0) == key }
    }

    // MARK: Steps

    mutating func abort(_ index: Int, _ place: Int) {
        attempts[index].starts[place].answer = .aborted
        if attempts[index].end == nil { settleIfOver(index, atOnce: false, isCovered: false) }
    }

    mutating func end(_ index: Int, _ end: PaymentAttempts.Standing) {
        attempts[index].end = end
        for place in attempts[index].starts.indices where isHeld(attempts[index].starts[place]) {
            attempts[index].starts[place].isClosed = true
        }
    }

    mutating func settleIfOver(_ index: Int, atOnce: Bool, isCovered: Bool) {
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

    mutating func settleOthers(than index: Int, key: String?) {
        guard key != nil else { return }
        for other in attempts.indices where other != index && allSent(attempts[other], key) {
            let standing = standing(attempts[other])
            let isUnnamed = standing == .pendingAfterCancel && attempts[other].named.isEmpty
            guard standing == .inFlight || standing == .mayExist || isUnnamed else { continue }
            attempts[other].reports = []
            end(other, .nothingCreated)
        }
    }

    mutating func renewKeys() {
        let offered = attempts.filter { standing($0) == .undecided }.map(\.number)
        let key = nextKey(without: Set(offered))
        for index in attempts.indices where offered.contains(attempts[index].number) { attempts[index].key = key }
    }
}
