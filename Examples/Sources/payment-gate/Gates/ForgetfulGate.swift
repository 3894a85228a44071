import PrimerEvents

/// A gate with a mistake: where the check throws it answers nothing. On the web the payment hangs; here it is aborted.
@MainActor
enum ForgetfulGate {
    static func add(to checkout: Checkout, accepted: @escaping () async throws -> Bool) {
        checkout.addEventListener(.paymentStart) { event in
            let payment = event.hold()
            Task {
                guard let isAccepted = try? await accepted() else { return }
                if isAccepted {
                    payment.continuePaymentCreation()
                } else {
                    payment.abortPaymentCreation()
                }
            }
        }
    }
}
