public import EventTree

/// What the SDK knows of the payment when a checkout ends or fails.
///
/// Beside a failure it is there only if a payment had been created, and it never says why the payment was declined.
public struct PrimerCheckoutData: Sendable, Equatable, Codable {
    /// The payment, if there is one.
    public var payment: PrimerCheckoutDataPayment?
    /// What the payment method adds.
    public var additionalInfo: PrimerCheckoutAdditionalInfo?
    /// How the checkout is to be shown as ended.
    public var checkoutOutcome: PrimerCheckoutOutcome?

    /// Data of which only the given parts are known.
    public init(
        payment: PrimerCheckoutDataPayment?,
        additionalInfo: PrimerCheckoutAdditionalInfo? = nil,
        checkoutOutcome: PrimerCheckoutOutcome? = nil
    ) {
        self.payment = payment
        self.additionalInfo = additionalInfo
        self.checkoutOutcome = checkoutOutcome
    }
}

extension PrimerCheckoutData: Redacted {
    /// The payment and the outcome.
    public var exportable: ExportableFields {
        [.shown("payment", payment), .withheld("additionalInfo"), .shown("checkoutOutcome", checkoutOutcome)]
    }
}
