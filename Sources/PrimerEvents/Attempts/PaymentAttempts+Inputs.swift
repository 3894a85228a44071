/// What happens to the attempts of an order, as values that can be written down.
extension PaymentAttempts {
    /// One thing that happened.
    public enum Input: Sendable, Hashable, Codable {
        /// A checkout of the order was opened; its number is one more than that of the last.
        case opened
        /// A payment is about to be created.
        case started(Beginning)
        /// It was decided whether the payment of a start may be created.
        case answered(start: Int, Answer)
        /// An outcome was reported.
        case reported(Report)
        /// The page, or the native session, became ready.
        case ready(checkout: Int, page: Int)
        /// The page, screen or session of a checkout is gone.
        case left(checkout: Int)
        /// The process was started again.
        case restarted
        /// Your server said how the order stands.
        case resolved(PaymentResolution)
    }

    /// Which side a checkout is on.
    public enum Side: String, Sendable, Hashable, Codable {
        /// Primer's web package.
        case web
        /// Primer's native SDK.
        case native
    }

    /// The beginning of a payment.
    public struct Beginning: Sendable, Hashable, Codable {
        /// The number of the checkout.
        public var checkout: Int
        /// The page load, or the session of the native SDK.
        public var page: Int
        /// The method that the shopper pays with.
        public var method: PaymentMethodType
        /// Whether the attempt has a key of its own: on the web, and in an order.
        public var hasOwnKey: Bool

        /// A start with this method.
        public init(checkout: Int, page: Int = 1, method: PaymentMethodType, hasOwnKey: Bool) {
            self.checkout = checkout
            self.page = page
            self.method = method
            self.hasOwnKey = hasOwnKey
        }
    }

    /// The answer to a start.
    public enum Answer: Sendable, Hashable, Codable {
        /// The payment may be created, under this key or under none.
        case allowed(key: String?)
        /// The payment may not be created.
        case aborted
    }

    /// An outcome.
    public struct Report: Sendable, Hashable, Codable {
        /// Why a failure failed, as far as that matters here.
        public enum Cause: String, Sendable, Hashable, Codable {
            /// A gate aborted it.
            case aborted
            /// The backend refused a second creation under one key.
            case keyRefused
            /// Anything else.
            case other
        }

        /// What happened.
        public enum Outcome: Sendable, Hashable, Codable {
            /// A payment was made; the web does not state the status.
            case succeeded(status: PaymentOutcomeStatus?)
            /// It failed.
            case failed(RetryAdvice, cause: Cause)
            /// `primer:payment-cancel`: the shopper went back.
            case cancelled
        }

        /// The number of the checkout.
        public var checkout: Int
        /// Which side reports.
        public var side: Side
        /// What happened.
        public var outcome: Outcome
        /// The method, where it is stated.
        public var method: PaymentMethodType?
        /// The id of the payment, where there is one.
        public var paymentId: String?

        /// An outcome of a checkout.
        public init(
            checkout: Int, side: Side, _ outcome: Outcome, method: PaymentMethodType? = nil, paymentId: String? = nil
        ) {
            self.checkout = checkout
            self.side = side
            self.outcome = outcome
            self.method = method == .unknown ? nil : method
            self.paymentId = paymentId
        }
    }

    /// What follows from a start.
    public struct Started: Sendable, Hashable {
        /// What listeners are told.
        public let attempt: PaymentAttempt
        /// The number of the start.
        public let start: Int
        /// The undecided start whose answer this one shares, because it is the same tap again; `nil` if listeners are asked.
        public let question: Int?
        /// The numbers of undecided attempts that were aborted, because the shopper chose another method.
        public let replaced: [Int]
        /// The numbers of attempts whose outcome is unknown from now on.
        public let superseded: [Int]
    }

    /// What an outcome is to those who follow the attempts.
    public enum Reading: String, Sendable, Hashable, Codable {
        /// It is news.
        case news
        /// It says again what was said, or changes nothing.
        case repetition
        /// It is the refusal of a second creation whose payment is known from a sibling.
        case refusedDuplicate
        /// It is the refusal of a second creation while a sibling has no outcome: it may not count yet.
        case keptBack
    }

    /// What follows from an outcome.
    public struct Reported: Sendable, Hashable {
        /// What the outcome is.
        public let reading: Reading
        /// The attempt that it belongs to; `nil` where it belongs to none.
        public let attempt: Attempt?
        /// The method of the start that it is the outcome of, where its page or screen is still there.
        public let method: PaymentMethodType?
        /// Whether a refusal that was kept back counts now.
        public let releasesRefusal: Bool
        /// The starts whose questions are over: an undecided one is aborted.
        public let closedQuestions: [Int]
    }

    /// What follows from an input.
    public enum Output: Sendable, Hashable {
        /// A payment starts.
        case started(Started)
        /// An outcome was reported.
        case reported(Reported)
        /// The number of a checkout that was opened.
        case opened(checkout: Int)
        /// The numbers of attempts whose outcome is unknown from now on; often none.
        case superseded([Int])
    }

    /// Takes an input. The same inputs in the same order lead to the same state.
    @discardableResult
    public mutating func receive(_ input: Input) -> Output {
        switch input {
        case .opened: return .opened(checkout: open())
        case .started(let beginning): return .started(start(beginning))
        case .answered(let start, let answer):
            self.answer(start, answer)
            return .superseded([])
        case .reported(let report): return .reported(self.report(report))
        case .ready(let checkout, let page): return .superseded(ready(checkout: checkout, page: page))
        case .left(let checkout):
            leave { $0.checkout == checkout }
            readyPages[checkout] = nil
            return .superseded([])
        case .restarted: return .superseded(restart())
        case .resolved(let resolution):
            resolve(resolution)
            return .superseded([])
        }
    }
}
