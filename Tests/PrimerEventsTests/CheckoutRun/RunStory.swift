import EventTree
@testable import PrimerEvents

/// A run that is given events of a page, one each 10 milliseconds, and the steps that it returned.
struct RunStory {
    static let page = Provenance.web(origin: "https://shop.example")

    var run: CheckoutRun
    var time = 0.0
    private(set) var steps: [CheckoutRun.Step] = []

    init(unstatedStatus: UnstatedStatus = .pending) { run = CheckoutRun(unstatedStatus: unstatedStatus) }

    /// A run that was given these events.
    init(_ details: any PrimerEventDetail..., unstatedStatus: UnstatedStatus = .pending) {
        self.init(unstatedStatus: unstatedStatus)
        for detail in details { receive(detail) }
    }

    mutating func receive(_ detail: any PrimerEventDetail, from origin: String? = nil) {
        time += 10
        steps += run.receive(detail, from: origin, provenance: Self.page, at: time)
    }

    mutating func decide(_ decision: PaymentDecision, heldFor milliseconds: Double?) {
        steps += run.receive(decision, heldFor: milliseconds.flatMap { ElapsedTime(from: 0, to: $0) })
    }

    /// Each step by its name, with its attempt, and `again` where it is no news.
    var words: [String] {
        steps.map { step in
            step.kind.name + (step.attempt.map { " \($0)" } ?? "") + (step.isNews ? "" : " again")
        }
    }

    /// The whole milliseconds of the steps that have a duration, by what was measured.
    var durations: [String] {
        steps.compactMap { step in step.duration.map { "\(step.kind.durationName ?? "?") \($0.wholeMilliseconds)" } }
    }
}

extension PaymentStart {
    static func with(_ method: PaymentMethodType) -> PaymentStart {
        PaymentStart(paymentMethodType: method, timestamp: UnixSeconds(seconds: 1))
    }
}

extension PaymentSuccess {
    static func of(
        _ payment: String?, _ status: PaymentOutcomeStatus? = nil, _ method: PaymentMethodType? = nil
    ) -> PaymentSuccess {
        PaymentSuccess(
            payment: PaymentSummary(id: payment), paymentMethodType: method, timestamp: UnixSeconds(seconds: 1),
            status: status)
    }
}

extension PaymentFailure {
    static func of(
        _ code: ErrorCode, _ origin: ErrorOrigin?, payment: String? = nil, status: PaymentOutcomeStatus? = nil
    ) -> PaymentFailure {
        PaymentFailure(
            error: PaymentFailureError(code: code, message: "", origin: origin),
            payment: payment.map { PaymentSummary(id: $0) }, timestamp: UnixSeconds(seconds: 1), status: status)
    }
}

extension PaymentCancel {
    static func of(_ method: PaymentMethodType, payment: String? = nil) -> PaymentCancel {
        PaymentCancel(
            payment: payment.map { PaymentSummary(id: $0) }, paymentMethodType: method,
            timestamp: UnixSeconds(seconds: 1))
    }
}
