import Foundation
import PrimerCheckoutStates
import PrimerEventCoding
import PrimerEvents
import Testing

/// The README tells the truth: its code does what it says, its table is the catalogue.
struct ReadmeTests {
    @Test func `the table of events names every event of the catalogue`() throws {
        let readme = try RepositoryText.read("README.md")
        for entry in PrimerEventCatalogue.entries where entry.detailType != UnknownEvent.self {
            #expect(readme.contains("`\(entry.name)`"), "\(entry.name)")
        }
    }

    @Test func `the table of integrations has one row for every event`() throws {
        let guide = try RepositoryText.read(
            "Sources/PrimerCheckoutStates/PrimerCheckoutStates.docc/FromAndToTheNativeState.md")
        let table = try #require(guide.components(separatedBy: "| Event | Inline session |").dropFirst().first)
        let rows = table.components(separatedBy: "\n").dropFirst().prefix { $0.hasPrefix("|") }
            .filter { $0.hasPrefix("| `primer:") }
        let names = rows.compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
        let known = PrimerEventCatalogue.entries.filter { $0.detailType != UnknownEvent.self }.map(\.name)
        #expect(Set(names) == Set(known))
        #expect(names.count == known.count)
    }

    @Test @MainActor func `the first recipe reports a success and holds a payment until the terms are accepted`() async
    {
        for accepted in [true, false] {
            let analytics = Analytics()
            let hub = FirstSteps.run(analytics: analytics, terms: Terms(answer: accepted))
            let decision = await hub.checkouts.first?.requestPaymentCreation(.paymentCard)
            #expect(decision == (accepted ? .continue() : .abort()))
            hub.checkouts.first?.dispatchEvent(
                PaymentSuccess(
                    payment: PaymentSummary(id: "pay_1", orderId: "order-1"), paymentMethodType: .payPal,
                    timestamp: UnixSeconds(seconds: 1)))
            #expect(analytics.tracked == ["payment_completed PAYPAL"])
        }
    }

    @Test func `an owner hears for as long as it lives`() {
        let hub = PrimerEventHub()
        let checkout = hub.addCheckout()
        var controller: ReceiptController? = ReceiptController()
        controller?.attach(to: checkout)
        let success = PaymentSuccess(
            payment: PaymentSummary(id: "pay_1", orderId: "order-1"), paymentMethodType: .payPal,
            timestamp: UnixSeconds(seconds: 1))
        checkout.dispatchEvent(success)
        #expect(controller?.lastPayment == "pay_1")
        controller = nil
        #expect(checkout.eventTarget.listenerCount == 0)
    }

    @Test func `an event of one's own reaches the root and prints its name only`() {
        let hub = PrimerEventHub()
        var printed: [String] = []
        hub.addEventListener(.termsShown) { printed.append("\($0)") }
        OwnEvent.dispatch(in: hub.addCheckout())
        #expect(printed == ["app:terms-shown at document()"])
    }

    @Test func `the states of a web checkout reach onCompletion`() throws {
        let checkout = PrimerEventHub().addCheckout()
        var shown: [PrimerCheckoutState] = []
        var followed: [PrimerCheckoutState] = []
        let states = try StatesOfTheWeb.attach(
            to: checkout, follow: { followed.append($0) }, finish: { shown.append($0) })
        checkout.dispatchEvent(Ready())
        checkout.dispatchEvent(CheckoutDismissed())
        #expect(shown == [.dismissed])
        #expect(followed == [.ready(clientSession: PrimerClientSession()), .dismissed])
        #expect(states.state == .dismissed)
    }

    @Test func `every outcome is reported with what it means`() {
        let hub = PrimerEventHub()
        let checkout = hub.addCheckout()
        var lines: [String] = []
        Outcomes.report(of: hub) { lines.append("\($0) \($1 ?? "-")") }
        Outcomes.payPending(on: checkout)
        let declined = PaymentFailureError(code: .paymentFailed, message: "Declined", origin: .payment)
        checkout.dispatchEvent(
            PaymentFailure(error: declined, timestamp: UnixSeconds(seconds: 1), status: .failed))
        checkout.dispatchEvent(PaymentCancel(paymentMethodType: .payPal, timestamp: UnixSeconds(seconds: 1)))
        checkout.dispatchEvent(CheckoutDismissed(attempt: .outcomeUnknown, paymentMethodType: .payPal))
        #expect(
            lines == [
                "not settled yet pay_1", "failed: PAYMENT_FAILED, offerRetry -", "cancelled -",
                "closed, a payment may exist -",
            ])
    }
}
