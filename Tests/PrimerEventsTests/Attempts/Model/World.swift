@testable import PrimerEvents

/// What really happens to the payments of an order, as its backend knows it: the invariants are about this.
struct World {
    /// A payment that was allowed.
    struct Allowed {
        /// The number of its start.
        let id: Int
        let attempt: Int
        let method: PaymentMethodType
        let checkout: Int
        let key: String?
        /// Whether the SDK has reported its outcome.
        var hasReported = false
        /// Whether its payment may exist, or was made, and nobody has said otherwise.
        var mayExist = true
        /// Whether the server said how its attempt stands. After that only a late success is reported of it: a late failure
        /// could be that of any other start with its method.
        var isResolved = false
    }

    /// An outcome that is possible, and the payment that it names.
    struct Possible {
        enum Payment { case none, new, known(String) }

        let outcome: PaymentAttempts.Report.Outcome
        var payment = Payment.none
    }

    private(set) var allowed: [Allowed] = []
    /// The payments that were named, by the keys under which they were created: the backend takes a key once.
    private var paymentsByKey: [String: String] = [:]
    /// The starts whose outcomes named a payment first.
    private var startsByPayment: [String: Int] = [:]
    /// Whether the server said that the order is paid.
    private var isPaid = false
    /// Whether a gate named another key in doubt: the gate answers for what follows from it.
    private var isGateAlone = false
    private var offered: Set<String> = []

    // MARK: Keys

    /// A key is offered, or sent without a gate's word: one that was never offered before only where nothing is in doubt.
    mutating func offer(_ key: String?) -> String? {
        // Where no payment was ever allowed, the first key is the only one that anybody can offer.
        guard let key, offered.insert(key).inserted, !isGateAlone, !allowed.isEmpty else { return nil }
        if isPaid { return "offered \(key) though the order is paid" }
        let doubt = allowed.first(where: \.mayExist)
        return doubt.map { "offered \(key) while the payment of start \($0.id) may exist, or was made" }
    }

    /// A gate names a key of its own.
    mutating func gateNames(_ key: String, insteadOf own: String?) {
        if key != own, isPaid || allowed.contains(where: \.mayExist) { isGateAlone = true }
        offered.insert(key)
    }

    // MARK: Payments

    mutating func allow(_ id: Int, attempt: Int, method: PaymentMethodType, checkout: Int, key: String?) {
        allowed.append(Allowed(id: id, attempt: attempt, method: method, checkout: checkout, key: key))
    }

    mutating func markReported(_ id: Int) {
        for index in allowed.indices where allowed[index].id == id { allowed[index].hasReported = true }
    }

    /// What the SDK may report about a start.
    func outcomes(of start: Allowed) -> [Possible] {
        let isShared = allowed.contains { $0.id != start.id && $0.key != nil && $0.key == start.key }
        let taken = start.key.flatMap { paymentsByKey[$0] }
        if start.isResolved { return taken == nil ? Self.successes(.new) : [] }
        if let taken {
            // The key is taken: the backend refuses another creation. PayPal's second start is of the same payment.
            let first = allowed.first { $0.id == startsByPayment[taken] }
            let isSame = start.method == .payPal && first?.attempt == start.attempt
            return Self.refusals + (isSame ? Self.successes(.known(taken)) : [])
        }
        return Self.endings + Self.successes(.new) + (isShared ? Self.refusals : [])
    }

    private static let refusals = [Possible(outcome: .failed(.verifyOnServerFirst, cause: .keyRefused))]

    private static func successes(_ payment: Possible.Payment) -> [Possible] {
        [nil, .pending, .success].map { Possible(outcome: .succeeded(status: $0), payment: payment) }
    }

    private static let endings: [Possible] = [
        Possible(outcome: .failed(.offerRetry, cause: .other), payment: .new),
        Possible(outcome: .failed(.offerRetry, cause: .other), payment: .new),
        Possible(outcome: .failed(.offerRetry, cause: .other)),
        Possible(outcome: .failed(.verifyOnServerFirst, cause: .other)),
        Possible(outcome: .failed(.verifyOnServerFirst, cause: .other), payment: .new),
        Possible(outcome: .failed(.nothingWasCreated, cause: .other)),
        Possible(outcome: .failed(.nothingWasCreated, cause: .aborted)),
        Possible(outcome: .failed(.fixIntegration, cause: .other)),
        Possible(outcome: .failed(.shopperCancelled, cause: .other)),
        Possible(outcome: .failed(.shopperCancelled, cause: .other), payment: .new),
        Possible(outcome: .cancelled),
        Possible(outcome: .cancelled, payment: .new),
    ]

    /// Learns from an outcome which payments may exist.
    mutating func learn(_ report: PaymentAttempts.Report, of start: Allowed?, isNews: Bool) {
        let isOver = isOver(report)
        if start == nil, let id = report.paymentId {
            // The one payment of its key is settled, or was made after all.
            let keys = paymentsByKey.filter { $0.value == id }.keys
            for index in allowed.indices {
                let isIts = startsByPayment[id] == allowed[index].id
                if isOver, isIts || allowed[index].key.map(keys.contains) ?? false { allowed[index].mayExist = false }
                if isIts, report.isSuccess, isNews { allowed[index].mayExist = true }
            }
        }
        guard let start, let own = allowed.firstIndex(where: { $0.id == start.id }) else { return }
        if let id = report.paymentId {
            if let key = start.key { paymentsByKey[key] = id }
            if startsByPayment[id] == nil { startsByPayment[id] = start.id }
        }
        if report.cause == .keyRefused {
            // The payment of the key is known: this start made none.
            if start.key.map({ paymentsByKey[$0] != nil }) ?? false { allowed[own].mayExist = false }
        } else {
            allowed[own].mayExist = !isOver
        }
        let isNamed = report.paymentId != nil && (isOver || report.isSuccess)
        for index in allowed.indices where allowed[index].id != start.id {
            // Under the same key no other payment can have been created.
            if isNamed, start.key != nil, allowed[index].key == start.key { allowed[index].mayExist = false }
            // One closed sheet is the end of all starts of a wallet's attempt.
            if report.outcome == .cancelled, report.paymentId == nil, start.method == .payPal,
                allowed[index].attempt == start.attempt
            {
                allowed[index].mayExist = false
                allowed[index].hasReported = true
            }
        }
    }

    /// Whether an outcome says that the payment of its start is not to be made any more.
    private func isOver(_ report: PaymentAttempts.Report) -> Bool {
        switch report.outcome {
        // Made, or nobody can tell.
        case .succeeded, .failed(.verifyOnServerFirst, _): false
        case .failed(.fixIntegration, _): report.side == .web
        // Settled, or excepted because the shopper cancelled.
        case .failed, .cancelled: true
        }
    }

    /// The server says how the order stands.
    mutating func resolve(_ resolution: PaymentResolution, standing: (Int) -> PaymentAttempts.Standing?) {
        isPaid = resolution != .notPaid
        for index in allowed.indices {
            let standing = standing(allowed[index].attempt)
            switch resolution {
            // It does not touch an attempt in flight.
            case .notPaid where standing == .inFlight: continue
            case .paid where standing?.isOpen == true: continue
            case .notPaid: allowed[index].mayExist = false
            case .paid: break
            }
            allowed[index].isResolved = true
        }
    }
}
