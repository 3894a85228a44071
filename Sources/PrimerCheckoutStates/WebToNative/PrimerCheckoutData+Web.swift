internal import PrimerEvents

extension PrimerCheckoutData {
    /// The payment of a web failure; `nil` where the event has none.
    init?(_ failure: PaymentFailure) {
        guard let payment = failure.payment else { return nil }
        self.init(
            payment: PrimerCheckoutDataPayment(
                id: payment.id,
                orderId: payment.orderId,
                paymentFailureReason: failure.error.nativeMembers.paymentFailureReason,
                status: failure.status?.paymentsAPI
            )
        )
    }
}

extension PaymentOutcomeStatus {
    /// The status as the Payments API has it, `FAILED`.
    var paymentsAPI: String { rawValue.uppercased() }
}
