extension CheckoutRun {
    /// One step of a checkout.
    public struct Step: Sendable, Hashable {
        /// What happened.
        public let kind: Kind

        /// The number of the session that it belongs to, from 1.
        public let session: Int

        /// The number of the attempt to pay that it belongs to; `nil` before the first of the session.
        public let attempt: Int?

        /// What makes it the same step when it is reported again.
        public let identity: Identity

        /// A Boolean value that indicates whether the step was not reported before.
        ///
        /// `false` for an outcome that is repeated, for a start that joins an attempt in progress, and for the refusal of a
        /// second creation whose payment is known or still to come.
        public internal(set) var isNews = true

        /// How long it took: from the first event of the session to ready, the time that listeners held a payment, or the
        /// time in processing, with an outcome; `nil` where it is not known.
        public var duration: ElapsedTime?

        /// The payment method, as far as it is known.
        public var method: PaymentMethodType?

        /// A Boolean value that indicates whether the method was saved; `nil` for a step that does not choose one.
        public var isSaved: Bool?
    }
}

extension CheckoutRun.Step {
    /// What happened.
    public enum Kind: Sendable, Hashable {
        /// The checkout became ready.
        case ready
        /// The checkout could not start, or its integration is wrong.
        case checkoutFailed(code: ErrorCode)
        /// The shopper chose a saved method, began to type a card, or tapped a method.
        case methodChosen
        /// A payment is about to be created, unless a listener prevents it.
        case paymentStarted
        /// Listeners held the payment, and decided.
        case held(Answer)
        /// The payment is being processed.
        case processing
        /// A payment was created.
        case created(Settlement)
        /// The payment failed; the code is missing where a success states that it failed.
        case failed(code: ErrorCode?, advice: RetryAdvice)
        /// The shopper went back, reported as a cancellation or as a failure.
        case cancelled
        /// The shopper closed the checkout.
        case dismissed
    }

    /// What listeners decided about a payment that they held.
    public enum Answer: String, Sendable, Hashable {
        /// The payment may be created.
        case continued
        /// The payment may not be created.
        case aborted
    }

    /// Whether a payment that was created is settled.
    public enum Settlement: String, Sendable, Hashable, CaseIterable {
        /// It is settled.
        case settled
        /// It is not settled yet.
        case pending
        /// It is not known whether it is settled: ask your server before you fulfil the order. The web never states it.
        case unknown
    }

    /// What makes a step the same when it is reported again.
    public enum Identity: Sendable, Hashable {
        /// The payment that it is about, wherever and whenever it is reported.
        case payment(String)
        /// Once in an attempt.
        case attempt
        /// Once in a session.
        case session
        /// One of several in a session, by number.
        case numbered(Int)
    }
}

extension CheckoutRun.Step.Kind {
    /// The name of the kind for logs, on one line, as in `settled`.
    public var name: String {
        switch self {
        case .ready: "ready"
        case .checkoutFailed: "checkoutFailed"
        case .methodChosen: "methodChosen"
        case .paymentStarted: "paymentStarted"
        case .held(.continued): "heldThenContinued"
        case .held(.aborted): "heldThenAborted"
        case .processing: "processing"
        case .created(.settled): "settled"
        case .created(.pending): "pending"
        case .created(.unknown): "createdStatusUnknown"
        case .failed where isAborted: "aborted"
        case .failed: "failed"
        case .cancelled: "cancelled"
        case .dismissed: "dismissed"
        }
    }

    /// What a screen may offer after a failure or a cancellation; `nil` for every other step.
    public var advice: RetryAdvice? {
        switch self {
        case .failed(_, let advice): advice
        case .cancelled: .shopperCancelled
        case .ready, .checkoutFailed, .methodChosen, .paymentStarted, .held, .processing, .created, .dismissed: nil
        }
    }

    /// A Boolean value that indicates whether a listener or the page aborted the payment, so that nothing was created.
    public var isAborted: Bool {
        if case .failed(let code?, .nothingWasCreated) = self { code.isAbort } else { false }
    }

    /// A Boolean value that indicates whether the step says how an attempt to pay ended.
    public var endsAttempt: Bool {
        switch self {
        case .created, .failed, .cancelled: true
        case .ready, .checkoutFailed, .methodChosen, .paymentStarted, .held, .processing, .dismissed: false
        }
    }

    /// What ``CheckoutRun/Step/duration`` measures; `nil` for a step that has none.
    public var durationName: String? {
        switch self {
        case .ready: "timeToReady"
        case .held: "timeHeld"
        case .created, .failed, .cancelled: "timeInProcessing"
        case .checkoutFailed, .methodChosen, .paymentStarted, .processing, .dismissed: nil
        }
    }

    /// What an abort comes to.
    static func aborted(_ code: ErrorCode = .paymentCreationAborted) -> Self {
        .failed(code: code, advice: .nothingWasCreated)
    }
}

extension CheckoutRun.Step.Answer {
    init(_ decision: PaymentDecision) {
        self =
            switch decision {
            case .continue: .continued
            case .abort: .aborted
            }
    }
}
