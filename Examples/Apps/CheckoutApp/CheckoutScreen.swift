import PrimerCheckoutStates
import PrimerEventsUI
import SwiftUI

/// The checkout: terms, what happened last, and a button.
struct CheckoutScreen: View {
    @Environment(\.primerCheckout) private var checkout
    @StateObject private var status: CheckoutStateObject
    @State private var receipt: Receipt?

    init(_ checkout: Checkout) { _status = StateObject(wrappedValue: CheckoutStateObject(of: checkout)) }

    var body: some View {
        VStack(alignment: .leading) {
            if let receipt {
                Text(receipt.text)
            } else {
                TermsGate()
                if let advice = status.retryAdvice { Text(advice.text) }
                if status.phase == .initializing { ProgressView() }
                // A trigger: whatever answers it, the SDK's form or a page, submits the card.
                Button("Pay") { checkout?.dispatchEvent(CardSubmit()) }
                    .disabled(!mayPay)
            }
        }
        .padding()
        .onPrimerEvent(.paymentSuccess) { event in receipt = Receipt(event.detail) }
    }

    private var mayPay: Bool { status.phase == .ready && status.retryAdvice?.allowsAnotherAttempt ?? true }
}

/// What the shopper is told of a payment.
struct Receipt {
    let text: String

    init(_ success: PaymentSuccess) {
        // Also `nil`, which the web leaves unsaid: only the server knows.
        text = success.status == .success ? "Paid. Thank you!" : "We have your order and wait for the payment."
    }
}
