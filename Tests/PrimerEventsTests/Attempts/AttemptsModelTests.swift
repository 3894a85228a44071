@testable import PrimerEvents
import PrimerEventsTesting
import Testing

/// Random orders, played through the attempts and through a plain reference written from the tables: 200,000 steps.
///
/// A failure prints the seed of its order.
struct AttemptsModelTests {
    private static let orders = 4_000
    private static let steps = 50

    @Test func `random orders come to what the tables say, no new key is offered in doubt, and no outcome is lost`() {
        var steps = 0
        for seed in 1...UInt64(Self.orders) {
            var order = RandomOrder(seed: seed)
            for _ in 0..<Self.steps {
                steps += 1
                if let fault = order.step() {
                    Issue.record("seed \(seed): \(fault)\n\(order.told.joined(separator: "\n"))")
                    return
                }
            }
        }
        #expect(steps == 200_000)
    }
}

/// One order, whose shoppers, pages and servers do as they like.
private struct RandomOrder {
    /// A payment that was allowed, as the world knows it.
    private struct Allowed {
        let start: Int
        let attempt: Int
        let method: PaymentMethodType
        let checkout: Int
        let key: String?
        /// Whether the SDK has told its outcome.
        var hasReported = false
        /// Whether its payment may exist, or was made, and nobody has said otherwise.
        var mayExist = true
    }

    private var random: SplitMix
    private var machine = PaymentAttempts(keyPrefix: "order", isOrder: true)
    private var plain = PlainOrder()
    private var pages = [1: 1, 2: 1]
    private var held: [(question: Int, method: PaymentMethodType, checkout: Int)] = []
    private var allowed: [Allowed] = []
    private var reports: [PaymentAttempts.Report] = []
    private var freshCancellation: PaymentAttempts.Report?
    /// The payments that were named, by the keys under which they were created: the backend takes a key once.
    private var paymentsByKey: [String: String] = [:]
    /// Whether the server said that the order is paid.
    private var isPaid = false
    /// Whether a gate named a key of its own while an earlier payment might exist: then it answers for what it does.
    private var isGateAlone = false
    private var offered: Set<String> = []
    private var lastPayment = 0
    /// The steps so far, for whoever looks for a fault.
    var told: [String] = []

    private static let methods: [PaymentMethodType] = [.paymentCard, .payPal, "ADYEN_IDEAL"]

    init(seed: UInt64) {
        random = SplitMix(seed: seed)
        machine.receive(.opened)
        machine.receive(.opened)
    }

    /// Does something; what went wrong, if anything did.
    mutating func step() -> String? {
        let fault: String?
        switch Int.random(in: 0..<100, using: &random) {
        case ..<30: fault = start()
        case ..<38: fault = answer()
        case ..<72: fault = report()
        case ..<79: fault = again()
        case ..<84: fault = load()
        case ..<88: fault = leave()
        case ..<90: fault = restart()
        case ..<97: fault = resolve(.notPaid)
        default: fault = resolve(.paid(paymentId: newPayment()))
        }
        return fault ?? compare()
    }

    // MARK: Starts

    private mutating func start() -> String? {
        freshCancellation = nil
        let method = Self.methods.randomElement(using: &random) ?? .paymentCard
        let checkout = Int.random(in: 1...2, using: &random)
        let page = pages[checkout] ?? 1
        let started = machine.start(.init(checkout: checkout, page: page, method: method, hasOwnKey: true))
        let expected = plain.start(method, checkout: checkout, page: page)
        told.append("start \(started.start) \(method) at \(checkout) page \(page)")
        let (attempt, key) = (started.attempt, started.attempt.idempotencyKey)
        guard attempt.number == expected.number, attempt.isJoined == expected.joined, key == expected.key else {
            return "started as \(attempt) with \(key ?? "none"), by the tables \(expected)"
        }
        if let fault = offer(key) { return fault }
        if let question = started.question {
            told.append("  the same tap as \(question)")
            return nil
        }
        // Another method in the same checkout ends what was held there.
        held.removeAll { $0.checkout == checkout && $0.method != method }
        held.append((started.start, method, checkout))
        return Bool.random(using: &random) ? answer() : nil
    }

    /// A key is offered: one that was never offered before only where nothing is in doubt.
    private mutating func offer(_ key: String?) -> String? {
        // Nobody can know more of an order's first key than that it is the first.
        guard let key, offered.insert(key).inserted, !isGateAlone, key != "order-1" else { return nil }
        if isPaid { return "offered \(key) though the order is paid" }
        let doubt = allowed.first(where: \.mayExist)
        return doubt.map { "offered \(key) while the payment of start \($0.start) may exist, or was made" }
    }

    private mutating func answer() -> String? {
        guard let place = held.indices.randomElement(using: &random) else { return nil }
        let (question, method, checkout) = held.remove(at: place)
        guard let index = machine.attempts.firstIndex(where: { $0.starts.contains { $0.question == question } }) else {
            return "the attempt of start \(question) is gone"
        }
        let key = machine.attempts[index].key
        let answer: PaymentAttempts.Answer =
            switch Int.random(in: 0..<10, using: &random) {
            case ..<2: .aborted
            case 2: .allowed(key: "gate-\(Int.random(in: 1...3, using: &random))")
            case 3: .allowed(key: nil)
            default: .allowed(key: key)
            }
        let starts = machine.attempts[index].starts.filter { $0.question == question && $0.isOpenQuestion }
        // A question that is over is not answered any more.
        guard !starts.isEmpty else { return nil }
        machine.receive(.answered(start: question, answer))
        plain.answer(question, answer)
        told.append("  \(question) is answered \(answer)")
        if case .allowed(let sent) = answer {
            if let sent, sent != key, isPaid || allowed.contains(where: \.mayExist) { isGateAlone = true }
            if let sent { offered.insert(sent) }
            let number = machine.attempts[index].number
            allowed += starts.map {
                Allowed(start: $0.id, attempt: number, method: method, checkout: checkout, key: sent)
            }
        }
        return nil
    }

    // MARK: Outcomes

    private mutating func newPayment() -> String {
        lastPayment += 1
        return "pay-\(lastPayment)"
    }

    private mutating func report() -> String? {
        // A start whose page is gone and whose attempt has ended fails no more.
        let waiting = allowed.indices.filter { index in
            guard !allowed[index].hasReported, let attempt = machine.attempt(allowed[index].attempt) else {
                return false
            }
            let isGone = attempt.starts.contains { $0.id == allowed[index].start && $0.isGone }
            return attempt.standing.isOpen || !isGone
        }
        guard let index = waiting.randomElement(using: &random) else { return nil }
        let start = allowed[index]
        allowed[index].hasReported = true
        let outcomes: [(PaymentAttempts.Report.Outcome, hasPayment: Bool)] = [
            (.succeeded(status: nil), true), (.succeeded(status: .pending), true), (.succeeded(status: .success), true),
            (.failed(.offerRetry, cause: .other), true), (.failed(.offerRetry, cause: .other), true),
            (.failed(.verifyOnServerFirst, cause: .other), false), (.failed(.verifyOnServerFirst, cause: .other), true),
            (.failed(.verifyOnServerFirst, cause: .keyRefused), false),
            (.failed(.verifyOnServerFirst, cause: .keyRefused), false),
            (.failed(.nothingWasCreated, cause: .other), false), (.failed(.nothingWasCreated, cause: .aborted), false),
            (.failed(.fixIntegration, cause: .other), false), (.failed(.shopperCancelled, cause: .other), false),
            (.failed(.shopperCancelled, cause: .other), true), (.cancelled, false), (.cancelled, true),
        ]
        // The key is taken: the backend refuses another creation.
        let isTaken = start.key.map { paymentsByKey[$0] != nil } ?? false
        let isShared = allowed.contains { $0.start != start.start && $0.key != nil && $0.key == start.key }
        let possible = outcomes.filter { outcome, _ in
            if case .failed(_, cause: .keyRefused) = outcome { isTaken || isShared } else { !isTaken }
        }
        guard let (outcome, hasPayment) = possible.randomElement(using: &random) else { return nil }
        // What names a payment names its method, too.
        let isStated = hasPayment || Bool.random(using: &random)
        let report = PaymentAttempts.Report(
            checkout: start.checkout, side: .web, outcome, method: isStated ? start.method : nil,
            paymentId: hasPayment ? newPayment() : nil)
        reports.append(report)
        defer { freshCancellation = report.outcome == .cancelled ? report : nil }
        return take(report, of: start)
    }

    /// What was told is told again, or a payment that was named succeeds late.
    ///
    /// Only what names its payment, or a cancellation that nothing came after: one without either could be that of any start.
    private mutating func again() -> String? {
        let isAlone = held.isEmpty && !allowed.contains { !$0.hasReported }
        let known = reports.filter { $0.paymentId != nil } + [isAlone ? freshCancellation : nil].compactMap(\.self)
        guard var report = known.randomElement(using: &random) else { return nil }
        if report.paymentId != nil, Bool.random(using: &random) { report.outcome = .succeeded(status: .success) }
        return take(report, of: nil)
    }

    private mutating func take(_ report: PaymentAttempts.Report, of start: Allowed?) -> String? {
        let hadNamed = machine.attempts.contains { attempt in attempt.payments.contains { $0.id == report.paymentId } }
        let reported = machine.report(report)
        let expected = plain.report(report)
        told.append("\(start.map { "start \($0.start)" } ?? "again"): \(report) is \(reported.reading)")
        guard reported.reading == expected else {
            return """
                the outcome is \(reported.reading) for attempt \(reported.attempt?.number ?? 0), by the tables \(expected) for \
                \(plain.belongsTo ?? 0): \(machine.attempts.map { "\($0.number) \($0.standing.rawValue) \($0.starts.map(\.id))" })
                """
        }
        learn(report, start, reported)
        return isLost(report, reported, isFirst: start != nil && !hadNamed)
    }

    /// What the world knows from the outcome of a start about the payments that may exist.
    private mutating func learn(
        _ report: PaymentAttempts.Report, _ start: Allowed?, _ reported: PaymentAttempts.Reported
    ) {
        held.removeAll { reported.closedQuestions.contains($0.question) }
        if start == nil, report.paymentId != nil, !report.isSuccess, report.advice != .verifyOnServerFirst {
            // The one payment of its key is settled.
            let keys = paymentsByKey.filter { $0.value == report.paymentId }.keys
            for index in allowed.indices where allowed[index].key.map(keys.contains) ?? false {
                allowed[index].mayExist = false
            }
        }
        guard let start, let own = allowed.firstIndex(where: { $0.start == start.start }) else { return }
        if let key = start.key, let id = report.paymentId { paymentsByKey[key] = id }
        let isOver: Bool
        switch report.outcome {
        // Made, or nobody can tell.
        case .succeeded, .failed(.verifyOnServerFirst, _): isOver = false
        // Settled, or excepted because the shopper cancelled.
        case .failed, .cancelled: isOver = true
        }
        if isOver { allowed[own].mayExist = false }
        let isNamed = report.paymentId != nil && (isOver || report.isSuccess)
        for index in allowed.indices where allowed[index].start != start.start {
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

    /// Whether an outcome that was reported for the first time is lost.
    private func isLost(
        _ report: PaymentAttempts.Report, _ reported: PaymentAttempts.Reported, isFirst: Bool
    ) -> String? {
        guard isFirst else { return nil }
        if case .succeeded = report.outcome {
            let isKnown = reported.attempt?.payments.contains { $0.id == report.paymentId && $0.isReported } ?? false
            return reported.reading == .news && isKnown && reported.attempt?.standing == .paid
                ? nil : "a success is lost"
        }
        if let id = report.paymentId, !machine.attempts.contains(where: { $0.payments.contains { $0.id == id } }) {
            return "the payment \(id) is lost"
        }
        switch reported.reading {
        case .news: return reported.attempt != nil || report.isCancellation ? nil : "an outcome belongs to no attempt"
        // Kept back until the last sibling has ended: it must be remembered by the attempt.
        case .keptBack:
            return reported.attempt?.starts.contains(where: \.isKeptBack) ?? false ? nil : "a refusal is lost"
        // The payment of the attempt is known, or the cancellation was told before.
        case .repetition, .refusedDuplicate:
            return reported.attempt?.standing.isOpen ?? false ? "an outcome is lost" : nil
        }
    }

    // MARK: Pages, processes, servers

    private mutating func load() -> String? {
        let checkout = Int.random(in: 1...2, using: &random)
        // The next page, or the same once more.
        if Bool.random(using: &random) { pages[checkout, default: 1] += 1 }
        let page = pages[checkout] ?? 1
        told.append("ready at \(checkout) page \(page)")
        machine.receive(.ready(checkout: checkout, page: page))
        plain.ready(checkout: checkout, page: page)
        return dropHeld()
    }

    private mutating func leave() -> String? {
        let checkout = Int.random(in: 1...2, using: &random)
        told.append("left \(checkout)")
        machine.receive(.left(checkout: checkout))
        plain.leave { $0.checkout == checkout }
        plain.readyPages[checkout] = nil
        pages[checkout, default: 1] += 1
        return dropHeld()
    }

    private mutating func restart() -> String? {
        told.append("restart")
        machine.receive(.restarted)
        plain.restart()
        return dropHeld()
    }

    private mutating func resolve(_ resolution: PaymentResolution) -> String? {
        told.append("resolved \(resolution)")
        machine.receive(.resolved(resolution))
        plain.resolve(resolution)
        isPaid = resolution != .notPaid
        // The server knows: the SDK does not tell another story of an attempt that is paid.
        for index in allowed.indices where machine.attempt(allowed[index].attempt)?.standing == .paid {
            allowed[index].hasReported = true
        }
        if resolution == .notPaid {
            // It does not touch an attempt in flight; no outcome of another comes any more.
            for index in allowed.indices where machine.attempt(allowed[index].attempt)?.standing != .inFlight {
                allowed[index].mayExist = false
                allowed[index].hasReported = true
            }
        }
        return dropHeld()
    }

    /// What listeners hold no longer counts where its attempt or page is over.
    private mutating func dropHeld() -> String? {
        let open = Set(machine.attempts.flatMap { $0.starts.filter(\.isOpenQuestion).map(\.question) })
        held.removeAll { !open.contains($0.question) }
        return nil
    }

    // MARK: Comparison

    private mutating func compare() -> String? {
        let standings = machine.attempts.map(\.standing)
        guard standings == plain.standings else { return "stands as \(standings), by the tables \(plain.standings)" }
        guard machine.earlierPayment == plain.earlier else {
            return "earlier payment \(machine.earlierPayment), by the tables \(plain.earlier)"
        }
        let key = machine.nextKey(hasOwnKey: true)
        guard key == plain.nextKey() else { return "next key \(key ?? "none"), by the tables \(plain.nextKey())" }
        return offer(key)
    }
}
