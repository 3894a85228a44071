/// The attempts to pay of one order: which start joins which attempt, which idempotency key it has, which attempt an
/// outcome settles, and what the order's screen may offer.
///
/// A value without effects: inputs go in, what follows from them comes out. Inputs and state are `Codable`, so a journal can
/// write down either; the same inputs lead to the same state. A checkout keeps one for its order; read it in your tests as
/// `checkout.attempts`.
public struct PaymentAttempts: Sendable, Hashable, Codable {
    /// How an attempt stands.
    public enum Standing: String, Sendable, Hashable, Codable, CaseIterable {
        /// Listeners hold it.
        case undecided
        /// It is allowed and has no outcome yet.
        case inFlight
        /// Its payment may exist, and nobody can tell here.
        case mayExist
        /// The shopper cancelled it; a payment may be pending.
        case pendingAfterCancel
        /// A payment was made, settled or not.
        case paid
        /// It was declined.
        case declined
        /// It ended and created nothing.
        case nothingCreated
        /// Your server said that it is not paid.
        case notPaid
    }

    /// One attempt to pay: one start, or several that belong together.
    public struct Attempt: Sendable, Hashable, Codable {
        /// The number of the attempt in its order, from 1.
        public let number: Int
        /// The method that the shopper pays with, as far as it is known.
        public let method: PaymentMethodType?
        /// The idempotency key: the one that was sent, before that the one that is offered.
        public internal(set) var key: String?
        /// How it stands.
        public internal(set) var standing: Standing
        /// The payments that were named for it.
        public internal(set) var payments: [Payment] = []
        /// The starts that it consists of; none where only its outcome was seen.
        public internal(set) var starts: [Start] = []
        /// Whether it has a key of its own: on the web, and in an order.
        let hasOwnKey: Bool
        /// How grave the reports of its starts were so far.
        var reported: Standing?
        /// How the latest report ended it.
        var ending: Settlement.Ending?
        /// Whether a start was dropped because there were too many.
        var hasDroppedStart = false

        init(number: Int, method: PaymentMethodType?, key: String?, hasOwnKey: Bool, standing: Standing) {
            self.number = number
            self.method = method
            self.key = key
            self.hasOwnKey = hasOwnKey
            self.standing = standing
        }
    }

    /// A payment that was named for an attempt.
    public struct Payment: Sendable, Hashable, Codable {
        /// Primer's id of the payment.
        public let id: String
        /// Whether it was reported as made.
        public internal(set) var isReported = false
        /// The status that was stated when it was last reported as made; the web states none.
        public internal(set) var status: PaymentOutcomeStatus?
    }

    /// One `primer:payment-start`.
    public struct Start: Sendable, Hashable, Codable {
        /// How far the decision about a start has come.
        public enum Stage: String, Sendable, Hashable, Codable {
            /// Listeners hold it.
            case undecided
            /// The payment may be created.
            case allowed
            /// The payment may not be created.
            case aborted
        }

        /// The number of the start in its order, from 1.
        public let id: Int
        /// The start at which listeners were asked; another one where this is the same tap again.
        public let question: Int
        /// The number of the checkout that it came from.
        public let checkout: Int
        /// The page load, or the session of the native SDK, that it came from.
        public let page: Int
        /// How far the decision has come.
        public internal(set) var stage = Stage.undecided
        /// The idempotency key that was sent; `nil` for none.
        public internal(set) var sentKey: String?
        /// Whether its outcome was reported.
        public internal(set) var isReported = false
        /// Whether its page, screen or process is gone.
        public internal(set) var isGone = false
        /// Whether it was refused as a second creation while a sibling had no outcome.
        public internal(set) var isKeptBack = false
    }

    /// The attempts in order.
    public internal(set) var attempts: [Attempt] = []

    /// What own keys begin with: the id of the order, or something random.
    public let keyPrefix: String

    /// Whether the attempts belong to an order: its payment is made once, and its attempts have keys.
    public let isOrder: Bool

    /// How many settled attempts are remembered; older ones are forgotten.
    public static let rememberedAttempts = 64

    /// How many starts of one attempt are remembered.
    public static let rememberedStarts = 16

    var lastNumber = 0
    var lastStart = 0
    var lastCheckout = 0
    /// How many closed keys were forgotten with their attempts.
    var forgottenKeys = 0
    /// The attempt that a cancellation ended, until another payment starts.
    var lastCancelled: Int?
    /// The checkout that told of it.
    var lastCancelledCheckout: Int?
    /// What the latest failure or cancellation means, until another payment starts or one succeeds.
    var lastAdvice: RetryAdvice?
    /// The latest page of each checkout that was ready.
    var readyPages: [Int: Int] = [:]

    /// No attempts yet.
    ///
    /// - Parameters:
    ///   - keyPrefix: What own keys begin with; `order-1001` gives `order-1001-1` and so on.
    ///   - isOrder: Whether the attempts belong to an order.
    public init(keyPrefix: String, isOrder: Bool) {
        self.keyPrefix = keyPrefix
        self.isOrder = isOrder
    }
}

extension PaymentAttempts.Attempt {
    /// Whether the shopper cancelled it.
    package var isCancelled: Bool { ending == .cancelled || ending == .walletCancelled }

    /// Whether it was aborted before anything was created.
    package var isAborted: Bool {
        standing == .nothingCreated && !starts.isEmpty && starts.allSatisfy { $0.stage == .aborted }
    }

    /// Whether an outcome of it was reported.
    package var isReported: Bool { ending != nil }
}

// MARK: - What is known of the order

extension PaymentAttempts {
    /// What is known of the payments of the order.
    public var earlierPayment: EarlierPayment {
        func has(_ standing: Standing) -> Bool { attempts.contains { $0.standing == standing } }
        if has(.paid) { return .succeeded }
        if has(.mayExist) { return .mayExist }
        if has(.pendingAfterCancel) { return .pendingAfterCancel }
        return has(.inFlight) || has(.undecided) ? .inFlight : .none
    }

    /// What a screen may offer after the last failure or cancellation; `nil` where there was none, or another payment started.
    ///
    /// While a payment of the order may exist this is `verifyOnServerFirst`, whatever the last failure says itself.
    public var retryAdvice: RetryAdvice? {
        if attempts.contains(where: { $0.standing == .mayExist }) { return .verifyOnServerFirst }
        // One start has failed, and another is under way: its payment may come to exist.
        if lastAdvice != nil, attempts.contains(where: { $0.standing == .inFlight }) { return .verifyOnServerFirst }
        return lastAdvice
    }

    /// Whether a payment is under way: one that listeners hold, or one that was allowed on a page or screen that is still there.
    public var isInFlight: Bool {
        attempts.contains { attempt in
            (attempt.standing == .undecided || attempt.standing == .inFlight)
                && attempt.starts.contains { !$0.isGone && ($0.isOpenQuestion || $0.isOutstanding) }
        }
    }

    /// The attempt with this number, if it is remembered.
    public func attempt(_ number: Int) -> Attempt? { attempts.first { $0.number == number } }

    /// What a start with this method would be told now.
    ///
    /// - Parameters:
    ///   - method: The method; `nil` for one that joins whatever is in flight.
    ///   - hasOwnKey: Whether the attempt has a key of its own: on the web, and in an order.
    public func next(_ method: PaymentMethodType?, hasOwnKey: Bool) -> PaymentAttempt {
        if let joined = joinable(method) {
            return PaymentAttempt(
                number: joined.number, idempotencyKey: joined.key, earlierPayment: earlierPayment, isJoined: true)
        }
        return PaymentAttempt(
            number: lastNumber + 1, idempotencyKey: nextKey(hasOwnKey: hasOwnKey),
            earlierPayment: earlierPayment == .inFlight ? .mayExist : earlierPayment)
    }

    /// The attempt that a start with this method joins.
    func joinable(_ method: PaymentMethodType?) -> Attempt? {
        attempts.last { attempt in
            (attempt.standing == .inFlight || attempt.standing == .undecided)
                && (method == nil || attempt.method == method)
        }
    }
}
