internal import PrimerEvents

/// An attempt to pay, from the SDK's before-payment callback to its outcome.
struct PaymentAttempt: Sendable {
    /// How far the listeners' decision has come.
    enum Stage: Sendable {
        case undecided
        case continued
        case aborted
    }

    let paymentMethodType: PaymentMethodType
    let source: PaymentSource
    /// The callbacks that wait for the decision: one tap may start a payment twice.
    var calls: [Int]
    var stage = Stage.undecided
}
