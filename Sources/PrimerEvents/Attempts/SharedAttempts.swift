internal import EventTree

/// The attempts of one order, shared by its checkouts and their controls; may be used from any task.
///
/// Every change is an input to ``PaymentAttempts``, so a journal can write each one down before it has an effect.
package final class SharedAttempts: Sendable {
    private let state: Locked<PaymentAttempts>

    /// Attempts that go on from a state.
    package init(_ attempts: PaymentAttempts) { state = Locked(attempts) }

    /// The attempts of a checkout without an order: its keys begin with something random.
    convenience init() {
        let random = (0..<2).map { _ in String(UInt64.random(in: .min ... .max), radix: 16) }.joined()
        self.init(PaymentAttempts(keyPrefix: random, isOrder: false))
    }

    /// The attempts as they are now.
    package var current: PaymentAttempts { state.withLock { $0 } }

    /// Takes an input.
    @discardableResult
    package func receive(_ input: PaymentAttempts.Input) -> PaymentAttempts.Output {
        state.withLock { $0.receive(input) }
    }

    /// Opens a checkout of the order; returns its number.
    func open() -> Int {
        if case .opened(let checkout) = receive(.opened) { checkout } else { 0 }
    }

    /// A payment is about to be created.
    func start(_ beginning: PaymentAttempts.Beginning) -> PaymentAttempts.Started? {
        if case .started(let started) = receive(.started(beginning)) { started } else { nil }
    }

    /// An outcome was reported.
    func report(_ report: PaymentAttempts.Report) -> PaymentAttempts.Reported? {
        if case .reported(let reported) = receive(.reported(report)) { reported } else { nil }
    }

    /// Decides about a start: chooses the key and remembers it, in one step, before the answer leaves.
    func decide(
        _ question: Int, gate: PaymentAttempts.Answer, page: String?, provider: String?
    ) -> PaymentAttempts.Decided {
        state.withLock { attempts in
            let decided = attempts.answer(to: question, gate: gate, page: page, provider: provider)
            attempts.receive(.answered(start: question, decided.answer))
            return decided
        }
    }
}
