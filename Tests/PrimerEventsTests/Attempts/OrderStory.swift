@testable import PrimerEvents

/// The attempts of one order, told in a few words.
struct OrderStory {
    var attempts: PaymentAttempts
    var checkout = 1
    var page = 1
    var side = PaymentAttempts.Side.web
    /// Whether starts have keys of their own where there is no order.
    var hasOwnKey = true

    init(isOrder: Bool = true) {
        attempts = PaymentAttempts(keyPrefix: "order", isOrder: isOrder)
        attempts.receive(.opened)
        attempts.receive(.opened)
    }

    /// Two starts of one method, both allowed under one key.
    static func joined(_ method: PaymentMethodType = .paymentCard, key: String?? = .none) -> OrderStory {
        var order = OrderStory()
        order.pay(method, key: key)
        order.pay(method, key: key)
        return order
    }

    mutating func start(_ method: PaymentMethodType = .paymentCard) -> PaymentAttempts.Started {
        attempts.start(.init(checkout: checkout, page: page, method: method, hasOwnKey: hasOwnKey))
    }

    /// A start that is allowed, under the key that it is offered unless the gate or nobody names another.
    @discardableResult
    mutating func pay(_ method: PaymentMethodType = .paymentCard, key: String?? = .none) -> PaymentAttempts.Started {
        let started = start(method)
        let sent: String? = if case .some(let named) = key { named } else { started.attempt.idempotencyKey }
        attempts.receive(.answered(start: started.start, .allowed(key: sent)))
        return started
    }

    @discardableResult
    mutating func abort(_ method: PaymentMethodType = .paymentCard) -> PaymentAttempts.Started {
        let started = start(method)
        attempts.receive(.answered(start: started.start, .aborted))
        return started
    }

    @discardableResult
    mutating func report(
        _ outcome: PaymentAttempts.Report.Outcome, method: PaymentMethodType? = nil, payment: String? = nil
    ) -> PaymentAttempts.Reported {
        attempts.report(.init(checkout: checkout, side: side, outcome, method: method, paymentId: payment))
    }

    @discardableResult
    mutating func succeed(
        _ payment: String? = "pay-1", _ status: PaymentOutcomeStatus? = nil, method: PaymentMethodType? = nil
    ) -> PaymentAttempts.Reported {
        report(.succeeded(status: status), method: method, payment: payment)
    }

    @discardableResult
    mutating func decline(_ payment: String? = "pay-1") -> PaymentAttempts.Reported {
        fail(.offerRetry, payment: payment)
    }

    @discardableResult
    mutating func fail(
        _ advice: RetryAdvice, _ cause: PaymentAttempts.Report.Cause = .other, payment: String? = nil
    ) -> PaymentAttempts.Reported {
        report(.failed(advice, cause: cause), payment: payment)
    }

    @discardableResult
    mutating func refuse() -> PaymentAttempts.Reported { fail(.verifyOnServerFirst, .keyRefused) }

    @discardableResult
    mutating func cancel(_ method: PaymentMethodType, payment: String? = nil) -> PaymentAttempts.Reported {
        report(.cancelled, method: method, payment: payment)
    }

    var standings: [PaymentAttempts.Standing] { attempts.attempts.map(\.standing) }
    var keys: [String?] { attempts.attempts.map(\.key) }

    /// The key that the next attempt would have.
    var nextKey: String? { attempts.nextKey(hasOwnKey: hasOwnKey) }
}
