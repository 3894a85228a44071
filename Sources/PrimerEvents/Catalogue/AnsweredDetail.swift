public import EventTree

/// A detail that listeners may answer: the checkout waits for those that held the event.
public protocol AnsweredDetail: PrimerEventDetail {}

extension AnsweredDetail {
    /// `true`: preventing the default is how a listener holds the event.
    public static var cancelable: Bool { true }

    /// `.answered`: the checkout waits for a listener that holds the event.
    public static var direction: EventDirection { .answered }
}

extension Event where Detail: AnsweredDetail {
    /// Holds the event, and returns the detail with this listener's right to answer: `preventDefault()` and `detail` in one.
    ///
    /// To be called before the listener's first `await`. Whoever drops what it returns without answering aborts.
    ///
    /// ```swift
    /// checkout.addEventListener(.paymentStart) { event in
    ///     let payment = event.hold()
    ///     Task { await terms.accepted() ? payment.continuePaymentCreation() : payment.abortPaymentCreation() }
    /// }
    /// ```
    public func hold() -> Detail {
        preventDefault()
        return detail
    }
}
