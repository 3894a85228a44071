internal import PrimerEvents

/// The attempt to pay, as far as the events tell.
enum WebAttempt: Sendable, Equatable {
    /// None was made, or the last one succeeded or failed.
    case none
    /// A payment started and has no outcome.
    case open(PaymentMethodType, PaymentSource?)
    /// `primer:payment-cancel` ended the last one, and no other has started.
    case cancelled

    /// What the open attempt pays with.
    var method: PaymentMethodType? { if case .open(let method, _) = self { method } else { nil } }

    /// What the open attempt is made with.
    var source: PaymentSource? { if case .open(_, let source) = self { source } else { nil } }

    var isOpen: Bool { method != nil }
}
