internal import PrimerEvents

extension PaymentStart: FormerlyShaped {
    /// Before 1.0.0 the event had no detail: neither method nor time is known.
    static func inTodaysShape(_ detail: JSONValue?, formerName: String?) -> JSONValue? {
        guard detail == nil || detail?.kind == .null else { return detail }
        return [
            "paymentMethodType": PaymentMethodType.unknown.json,
            "timestamp": UnixSeconds.unstated.json,
        ]
    }
}

extension PaymentSuccess: FormerlyShaped {
    /// Before 1.0.0 the payment was called `paymentSummary`; `primer-oncheckout-complete` had it alone.
    static func inTodaysShape(_ detail: JSONValue?, formerName: String?) -> JSONValue? {
        detail?.changing { members in
            members.rename("paymentSummary", to: "payment")
            members.change("payment", PaymentSummary.inTodaysShape)
            if formerName != nil { members.add("timestamp", UnixSeconds.unstated.json) }
        }
    }
}

extension PaymentFailure: FormerlyShaped {
    /// Before 1.0.0 the payment was called `paymentSummary`; `primer-oncheckout-failure` had error and payment alone.
    static func inTodaysShape(_ detail: JSONValue?, formerName: String?) -> JSONValue? {
        detail?.changing { members in
            members.rename("paymentSummary", to: "payment")
            members.change("payment", PaymentSummary.inTodaysShape)
            members.change("error", FormerErrors.withOriginAtTheTop)
            if formerName != nil {
                members.add("timestamp", UnixSeconds.unstated.json)
                members.change("error") { FormerErrors.withCode(.paymentFailed, $0) }
            }
        }
    }
}

extension PaymentCancel: FormerlyShaped {
    /// The payment as in the other outcomes.
    static func inTodaysShape(_ detail: JSONValue?, formerName: String?) -> JSONValue? {
        detail?.changing { $0.change("payment", PaymentSummary.inTodaysShape) }
    }
}

extension PaymentSummary {
    private static let methodDataNames = [
        "paymentMethodType", "last4Digits", "network", "accountNumberLastFourDigits", "bankName",
    ]

    /// The facts about the method, which stood in the summary itself before 1.0.0, on their own.
    ///
    /// Guides of the web still read `payment.last4Digits`. What else the flat summary had, as the name on the card, its
    /// expiry and the address, has no field and goes no further.
    fileprivate static func inTodaysShape(_ summary: JSONValue) -> JSONValue? {
        guard let members = summary.objectValue, members.lacks("paymentMethodData") else { return nil }
        let data = members.members(named: methodDataNames)
        guard !data.isEmpty else { return nil }
        return summary.changing { $0["paymentMethodData"] = .object(data) }
    }
}
