internal import EventTree
internal import PrimerEventListeners
internal import PrimerEvents

/// The properties that a call has unless a plan makes others: flat, by short names, each from what the event exports.
enum TrackProperties {
    /// The properties of a step.
    static func properties(of step: CheckoutRun.Step, _ event: ExportedEvent, in sessionId: String) -> [ExportedField] {
        let facts: [ExportedField?] = [
            step.method.map { ExportedField("paymentMethodType", .string($0.rawValue)) },
            step.isSaved.map { ExportedField("isSaved", .bool($0)) },
        ]
        let details = details(of: event, step)
        return place(of: step.attempt, in: sessionId) + (facts + details + [duration(of: step)]).compactMap(\.self)
    }

    /// The properties of the first step of a session.
    static func properties(ofStart step: CheckoutRun.Step, in sessionId: String) -> [ExportedField] {
        let isReady = step.kind == .ready
        return place(of: step.attempt, in: sessionId) + (isReady ? [duration(of: step)].compactMap(\.self) : [])
    }

    /// The session, and the attempt to pay once there was one.
    static func place(of attempt: Int?, in sessionId: String) -> [ExportedField] {
        let session = [ExportedField("sessionId", .string(sessionId))]
        guard let attempt else { return session }
        return session + [
            ExportedField("attempt", .integer(Int64(attempt))),
            ExportedField("attemptId", .string("\(sessionId)-\(attempt)")),
        ]
    }

    private static func duration(of step: CheckoutRun.Step) -> ExportedField? {
        guard let name = step.kind.durationName, let duration = step.duration else { return nil }
        return ExportedField(name, .integer(duration.wholeMilliseconds))
    }

    /// What the event says of payment, error and dismissal.
    private static func details(of event: ExportedEvent, _ step: CheckoutRun.Step) -> [ExportedField?] {
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
            field("retryAdvice", step.kind.advice.map { .string($0.rawValue) }),
            field("diagnosticsId", error?["diagnosticsId"]), field("nativeErrorId", error?["nativeErrorId"]),
            field("dismissedAttempt", event.type == CheckoutDismissed.eventType ? event["attempt"] : nil),
        ]
    }

    private static func field(_ name: String, _ value: ExportedValue?) -> ExportedField? {
        value.map { ExportedField(name, $0) }
    }
}
