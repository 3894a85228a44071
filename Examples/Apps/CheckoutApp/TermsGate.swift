import PrimerEventsUI
import SwiftUI

/// Holds each payment until the shopper has accepted the terms.
struct TermsGate: View {
    @State private var payment: PaymentStart?

    var body: some View {
        Group {
            if let payment {
                Text("Do you accept the terms?")
                Button("Accept") { decide { payment.continuePaymentCreation() } }
                Button("Decline") { decide { payment.abortPaymentCreation(message: "Please accept the terms.") } }
            }
        }
        // When the view goes undecided, its state goes, and the payment that it holds is aborted.
        .onPrimerEvent(.paymentStart) { event in payment = event.hold() }
    }

    private func decide(_ answer: () -> Void) {
        answer()
        payment = nil
    }
}
