/// What a checkout's controls cannot do.
extension Diagnostic.Code {
    /// A control was used that the host does not supply.
    public static let controlMissing: Self = "controlMissing"
    /// `refreshSession()` was called during a payment.
    public static let refreshDuringPayment: Self = "refreshDuringPayment"
}

extension Diagnostic {
    package static func controlMissing(control: String) -> Diagnostic {
        Diagnostic(
            .controlMissing, "The host does not supply \(control).", "The call had no effect and threw an error.",
            "Set the control in controlHandlers, or attach an adapter that supplies it.")
    }

    package static let refreshDuringPayment = Diagnostic(
        .refreshDuringPayment, "refreshSession() was called during a payment.",
        "The session was not refreshed, as on the web.", "Call refreshSession() after the payment has ended.")
}
