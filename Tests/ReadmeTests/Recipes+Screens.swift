// The code of PrimerEventsUI's documentation: checked against stubs by `.ci/check-apple-code`, its views played by
// `.ci/check-ui`.
#if canImport(SwiftUI)
    import PrimerEventsTesting
    import PrimerEventsUI
    import SwiftUI

    struct PaymentView: View {
        @Environment(\.primerCheckout) private var checkout
        @State private var message = ""

        var body: some View {
            VStack {
                Text(message)
                Button("Pay") { checkout?.dispatchEvent(CardSubmit()) }
            }
            .onPrimerEvent(.paymentSuccess) { _ in message = "Thank you!" }
            .onPrimerEvent(.paymentFailure) { event in message = "Not paid: \(event.detail.retryAdvice)" }
        }
    }

    struct FailureLine: View {
        @StateObject private var status: CheckoutStateObject

        init(_ checkout: Checkout) { _status = StateObject(wrappedValue: CheckoutStateObject(of: checkout)) }

        var body: some View {
            if let advice = status.retryAdvice { Text("Not paid: \(advice.rawValue)") }
        }
    }

    @MainActor
    enum Screens {
        static func window(_ checkout: Checkout) -> some Scene {
            WindowGroup { PaymentView().primerEvents(checkout) }
        }

        static func guarded(_ terms: some TermsSheet) -> some View {
            PaymentView().interceptPrimerPayments { _ in await terms.accepted() ? .continue() : .abort() }
        }

        static var preview: some View {
            PaymentView().primerEvents(playing: .declineThenRetry)
        }
    }

    /// What the app shows before a payment.
    @MainActor
    protocol TermsSheet: AnyObject {
        func accepted() async -> Bool
    }
#endif
