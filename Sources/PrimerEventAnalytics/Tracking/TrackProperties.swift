internal import EventTree
internal import PrimerEventListeners
internal import PrimerEvents

/// The properties that a call has unless a plan makes others: flat, by short names, each from what the event exports.
enum TrackProperties {
    static func properties(
        of reached: CheckoutRun.Reached, _ event: ExportedEvent, in run: CheckoutRun
    ) -> [ExportedField] {
        let session = [ExportedField("sessionId", .string(run.sessionId))]
        let facts: [ExportedField?] = [
            reached.method.map { ExportedField("paymentMethodType", .string($0.rawValue)) },
            reached.isSaved.map { ExportedField("isSaved", .bool($0)) },
        ]
        let duration = reached.duration.map { ExportedField($0.name, .integer($0.milliseconds)) }
        let about = reached.step == .checkoutStarted ? [] : details(of: event, reached)
        return session + attempt(in: run) + (facts + about + [duration]).compactMap(\.self)
    }

    /// The attempt to pay, once there was one.
    static func attempt(in run: CheckoutRun) -> [ExportedField] {
        guard run.attempt > 0 else { return [] }
        return [
            ExportedField("attempt", .integer(Int64(run.attempt))),
            ExportedField("attemptId", .string("\(run.sessionId)-\(run.attempt)")),
        ]
    }

    /// What the event says of payment, error and dismissal.
    private static func details(of event: ExportedEvent, _ reached: CheckoutRun.Reached) -> [ExportedField?] {
        let payment = event["payment"]
        let method = payment?["paymentMethodData"]
        let error = event["error"] ?? event["primerJsError"]
        return [
            field("paymentId", payment?["id"]), field("orderId", payment?["orderId"]),
            field("network", method?["network"]), field("last4Digits", method?["last4Digits"]),
            field("accountNumberLastFourDigits", method?["accountNumberLastFourDigits"]),
            field("status", event["status"]), field("amount", event["amount"]),
            field("currencyCode", event["currencyCode"]),
            field("code", error?["code"]), field("origin", error?["origin"]),
            field("retryAdvice", reached.advice.map { .string($0.rawValue) }),
            field("diagnosticsId", error?["diagnosticsId"]), field("nativeErrorId", error?["nativeErrorId"]),
            field("dismissedAttempt", event.type == CheckoutDismissed.eventType ? event["attempt"] : nil),
        ]
    }

    private static func field(_ name: String, _ value: ExportedValue?) -> ExportedField? {
        value.map { ExportedField(name, $0) }
    }
}
