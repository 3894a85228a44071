import PrimerEvents

/// Holds the first payment until the shopper has accepted the terms.
@MainActor
final class TermsGate {
    private var isAccepted = false

    init(on checkout: Checkout, ask: @escaping @MainActor () async -> Bool) {
        checkout.addEventListener(.paymentStart, owner: self) { gate, event in
            guard !gate.isAccepted else { return }
            let payment = event.hold()
            Task {
                gate.isAccepted = await ask()
                if gate.isAccepted {
                    payment.continuePaymentCreation()
                } else {
                    payment.abortPaymentCreation(message: "The terms were not accepted")
                }
            }
        }
    }
}
