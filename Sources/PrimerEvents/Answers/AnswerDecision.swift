/// What can be decided about an answered event. The rules are the same for all three; this is what differs.
protocol AnswerDecision: Sendable, Equatable {
    /// What is decided if nobody holds the event.
    static var unheld: Self { get }

    /// What is decided if those who held the event let go of it, or nobody waits any more.
    static var abandoned: Self { get }

    /// Whether it is a no, which counts at once, whatever others say.
    var isRefusal: Bool { get }

    /// What both together say; `nil` if they contradict each other.
    func agreed(with other: Self) -> Self?

    /// The decision as those are told who observe decisions of any kind.
    var answer: EventDecision.Answer { get }
}

extension PaymentDecision: AnswerDecision {
    var answer: EventDecision.Answer { .payment(self) }

    static var unheld: PaymentDecision { .continue() }

    static var abandoned: PaymentDecision { .abort() }

    var isRefusal: Bool {
        switch self {
        case .continue: false
        case .abort: true
        }
    }

    /// Two yeses agree unless each names another idempotency key.
    func agreed(with other: PaymentDecision) -> PaymentDecision? {
        switch (self, other) {
        case (.continue(let mine?), .continue(let theirs?)): mine == theirs ? self : nil
        case (.continue(nil), .continue): other
        case (.continue, .continue(nil)): self
        case (.abort, _): self
        case (_, .abort): other
        }
    }
}

extension ShippingAddressDecision: AnswerDecision {
    var answer: EventDecision.Answer { .shippingAddress(self) }

    static var unheld: ShippingAddressDecision { .unanswered }

    static var abandoned: ShippingAddressDecision { .unanswered }

    /// There is no no: a sheet without an answer keeps what it has.
    var isRefusal: Bool { false }

    /// Two lists of options agree if they are the same.
    func agreed(with other: ShippingAddressDecision) -> ShippingAddressDecision? { self == other ? self : nil }
}

extension ShippingOptionDecision: AnswerDecision {
    var answer: EventDecision.Answer { .shippingOption(self) }

    static var unheld: ShippingOptionDecision { .unanswered }

    static var abandoned: ShippingOptionDecision { .unanswered }

    /// There is no no: a sheet without an answer keeps what it has.
    var isRefusal: Bool { false }

    /// Everybody who answers says the same.
    func agreed(with other: ShippingOptionDecision) -> ShippingOptionDecision? { self == other ? self : nil }
}
