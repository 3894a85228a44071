@testable import PrimerEvents
import PrimerEventsTesting

/// One order, or one checkout without an order, whose shoppers, pages and servers do as they like.
///
/// Each step is played through the attempts and through ``PlainOrder``, and then the invariants are checked.
struct RandomOrder {
    var random: SplitMix
    var machine: PaymentAttempts
    var plain = PlainOrder()
    var world = World()
    let side: PaymentAttempts.Side
    let isOrder: Bool
    /// A memory without an order is that of one checkout.
    private var checkouts: ClosedRange<Int> { isOrder ? 1...2 : 1...1 }
    /// Whether payments go on without a key, and outcomes that name no payment are repeated while another start waits for
    /// its outcome. Nobody can tell then which start an outcome is about, so only the comparison with the tables holds.
    let isAmbiguous: Bool
    private var pages = [1: 1, 2: 1]
    var held: [(question: Int, method: PaymentMethodType, checkout: Int)] = []
    private var reports: [PaymentAttempts.Report] = []
    private var lastPayment = 0
    /// The steps so far, for the message of a failure.
    var story: [String] = []

    private static let methods: [PaymentMethodType] = [.paymentCard, .payPal, "ADYEN_IDEAL"]

    init(seed: UInt64) {
        random = SplitMix(seed: seed)
        isOrder = Int.random(in: 0..<4, using: &random) > 0
        // Natively an attempt has a key only in an order.
        side = isOrder && Int.random(in: 0..<3, using: &random) == 0 ? .native : .web
        isAmbiguous = Int.random(in: 0..<3, using: &random) == 0
        machine = PaymentAttempts(keyPrefix: "order", isOrder: isOrder)
        plain.isOrder = isOrder
        machine.receive(.opened)
        machine.receive(.opened)
    }

    /// Does something; returns what went wrong, if anything did.
    mutating func step() -> String? {
        let fault: String?
        switch Int.random(in: 0..<100, using: &random) {
        case ..<30: fault = start()
        case ..<38: fault = answer()
        case ..<70: fault = report()
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
        let method = Self.methods.randomElement(using: &random) ?? .paymentCard
        let checkout = Int.random(in: checkouts, using: &random)
        let page = pages[checkout] ?? 1
        let started = machine.start(.init(checkout: checkout, page: page, method: method, hasOwnKey: true))
        let expected = plain.start(method, checkout: checkout, page: page)
        story.append("start \(started.start) \(method) at \(checkout) page \(page)")
        guard started.attempt == expected.attempt, started.superseded == expected.superseded else {
            return "started as \(started), by the tables \(expected)"
        }
        if let fault = offer(started.attempt.idempotencyKey) { return fault }
        if let question = started.question {
            story.append("  the same tap as \(question)")
            return nil
        }
        // Another method in the same checkout ends what was held there.
        held.removeAll { $0.checkout == checkout && $0.method != method }
        held.append((started.start, method, checkout))
        return Bool.random(using: &random) ? answer() : nil
    }

    private mutating func answer() -> String? {
        guard let place = held.indices.randomElement(using: &random) else { return nil }
        let (question, method, checkout) = held.remove(at: place)
        guard let attempt = machine.attempts.first(where: { $0.starts.contains { $0.question == question } }) else {
            return "the attempt of start \(question) is gone"
        }
        let starts = attempt.starts.filter { $0.question == question && $0.isOpenQuestion }
        // A question that is over is not answered any more.
        guard !starts.isEmpty else { return nil }
        let gate: PaymentAttempts.Answer =
            switch Int.random(in: 0..<10, using: &random) {
            case ..<2: .aborted
            case 2: .allowed(key: "gate-\(Int.random(in: 1...3, using: &random))")
            default: .allowed(key: nil)
            }
        let (page, provider) = (otherKey("page"), otherKey("provider"))
        let decided = machine.answer(to: question, gate: gate, page: page, provider: provider).answer
        let expected = plain.choice(gate, page: page, provider: provider, attempt: attempt.key)
        guard decided == expected else { return "answered \(decided), by the tables \(expected)" }
        // Without a gate the SDK continues by itself, without a key.
        let isUnasked = isAmbiguous && gate == .allowed(key: nil) && Int.random(in: 0..<4, using: &random) == 0
        let answer: PaymentAttempts.Answer = isUnasked ? .allowed(key: nil) : decided
        machine.receive(.answered(start: question, answer))
        plain.answer(question, answer)
        story.append("  \(question) is answered \(answer)")
        guard case .allowed(let sent) = answer else { return nil }
        if gate == .allowed(key: nil) {
            if let fault = offer(sent) { return fault }
        } else if let sent {
            world.gateNames(sent, insteadOf: attempt.key)
        }
        for start in starts {
            world.allow(start.id, attempt: attempt.number, method: method, checkout: checkout, key: sent)
        }
        return nil
    }

    /// A key that the page or the app's provider names, in one of ten answers.
    private mutating func otherKey(_ name: String) -> String? {
        Int.random(in: 0..<10, using: &random) == 0 ? "\(name)-\(Int.random(in: 1...3, using: &random))" : nil
    }

    /// A key is offered: one that was never offered before only where nothing is in doubt.
    private mutating func offer(_ key: String?) -> String? {
        // Without an order a payment that was made closes its key, so the invariant is one of orders.
        guard let fault = world.offer(key), isOrder, !isAmbiguous else { return nil }
        let attempts = machine.attempts.map { attempt in
            "\(attempt.number) \(attempt.standing.rawValue) \(attempt.key ?? "none") \(attempt.starts.map(\.id))"
        }
        return "\(fault): \(attempts)"
    }

    // MARK: Outcomes

    private mutating func newPayment() -> String {
        lastPayment += 1
        return "pay-\(lastPayment)"
    }

    private mutating func report() -> String? {
        // A start whose page is gone and whose attempt has ended fails no more.
        let waiting = world.allowed.filter { start in
            guard !start.hasReported, let attempt = machine.attempt(start.attempt) else { return false }
            let isGone = attempt.starts.contains { $0.id == start.id && $0.isGone }
            return attempt.standing.isOpen || !isGone
        }
        guard let start = waiting.randomElement(using: &random) else { return nil }
        guard let possible = world.outcomes(of: start).randomElement(using: &random) else { return nil }
        world.markReported(start.id)
        let payment: String? =
            switch possible.payment {
            case .none: nil
            case .new: newPayment()
            case .known(let id): id
            }
        // What names a payment names its method, too.
        let isStated = payment != nil || Bool.random(using: &random)
        let report = PaymentAttempts.Report(
            checkout: start.checkout, side: side, possible.outcome, method: isStated ? start.method : nil,
            paymentId: payment)
        reports.append(report)
        return receive(report, of: start)
    }

    /// An outcome is repeated, or a payment that was named succeeds late.
    private mutating func again() -> String? {
        let isAlone = held.isEmpty && !world.allowed.contains { !$0.hasReported }
        let unnamed = isAlone || isAmbiguous ? reports.suffix(3).filter { $0.paymentId == nil } : []
        guard var report = (reports.filter { $0.paymentId != nil } + unnamed).randomElement(using: &random) else {
            return nil
        }
        if report.paymentId != nil, Bool.random(using: &random) { report.outcome = .succeeded(status: .success) }
        return receive(report, of: nil)
    }

    private mutating func receive(_ report: PaymentAttempts.Report, of start: World.Allowed?) -> String? {
        let hadNamed = machine.attempts.contains { attempt in attempt.payments.contains { $0.id == report.paymentId } }
        let reported = machine.report(report)
        let expected = plain.report(report)
        story.append("\(start.map { "start \($0.id)" } ?? "again"): \(report) is \(reported.reading)")
        guard reported.reading == expected else {
            return """
                the outcome is \(reported.reading) for attempt \(reported.attempt?.number ?? 0), by the tables \(expected) for \
                \(plain.belongsTo ?? 0): \(machine.attempts.map { "\($0.number) \($0.standing.rawValue) \($0.starts.map(\.id))" })
                """
        }
        held.removeAll { reported.closedQuestions.contains($0.question) }
        world.learn(report, of: start, isNews: reported.reading == .news)
        return start != nil && !hadNamed && !isAmbiguous ? lost(report, reported) : nil
    }

    /// Whether an outcome that was reported for the first time is lost.
    private func lost(_ report: PaymentAttempts.Report, _ reported: PaymentAttempts.Reported) -> String? {
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
        // Kept back until the last sibling has ended: the attempt must remember it.
        case .keptBack:
            return reported.attempt?.starts.contains(where: \.isKeptBack) ?? false ? nil : "a refusal is lost"
        // The payment of the attempt is known, or the cancellation is repeated.
        case .repetition, .refusedDuplicate:
            return reported.attempt?.standing.isOpen ?? false ? "an outcome is lost" : nil
        }
    }

    // MARK: Pages, processes, servers

    private mutating func load() -> String? {
        let checkout = Int.random(in: checkouts, using: &random)
        // The next page, or the same once more.
        if Bool.random(using: &random) { pages[checkout, default: 1] += 1 }
        let page = pages[checkout] ?? 1
        story.append("ready at \(checkout) page \(page)")
        machine.receive(.ready(checkout: checkout, page: page))
        plain.ready(checkout: checkout, page: page)
        return dropHeld()
    }

    private mutating func leave() -> String? {
        let checkout = Int.random(in: checkouts, using: &random)
        story.append("left \(checkout)")
        machine.receive(.left(checkout: checkout))
        plain.leave { $0.checkout == checkout }
        plain.readyPages[checkout] = nil
        pages[checkout, default: 1] += 1
        return dropHeld()
    }

    private mutating func restart() -> String? {
        story.append("restart")
        machine.receive(.restarted)
        plain.restart()
        return dropHeld()
    }

    private mutating func resolve(_ resolution: PaymentResolution) -> String? {
        story.append("resolved \(resolution)")
        machine.receive(.resolved(resolution))
        plain.resolve(resolution)
        world.resolve(resolution) { machine.attempt($0)?.standing }
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
        if plain.standings.contains(.mayExist), machine.retryAdvice != .verifyOnServerFirst {
            return "a screen shows \(machine.retryAdvice.map { "\($0)" } ?? "nothing") while a payment may exist"
        }
        let key = machine.nextKey(hasOwnKey: true)
        guard key == plain.nextKey() else { return "next key \(key ?? "none"), by the tables \(plain.nextKey())" }
        return offer(key)
    }
}
