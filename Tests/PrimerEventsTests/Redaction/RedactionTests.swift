import CanarySupport
@testable import PrimerEvents
import Testing

struct RedactionTests {
    /// A type of the app's own that holds a value and reflects as the language does by default.
    struct Holder {
        var value: Any
        var list: [Any]
    }

    @Test func `the canary events cover the catalogue`() {
        var canaries = Canaries()
        let covered = Set(canaries.events().map { ObjectIdentifier(type(of: $0)) })
        #expect(covered == Set(PrimerEventCatalogue.entries.map { ObjectIdentifier($0.detailType) }))
    }

    @Test func `an event shows no private value, however it is shown`() throws {
        var canaries = Canaries()
        let events = canaries.events()
        try #require(canaries.hidden.count > 100)
        for event in events {
            let text = Exposure.text(of: event)
            for canary in canaries.hidden { #expect(!text.contains(canary), "\(type(of: event)) shows \(canary)") }
        }
    }

    @Test func `a payload shows no private value, however it is shown`() {
        var canaries = Canaries()
        let payloads: [any Redacted] =
            [
                canaries.paymentSummary(), canaries.paymentFailureError(), canaries.primerJSError(),
                canaries.postalAddress(), canaries.shippingOption(), canaries.binDataDetails(),
                canaries.cardNetworkInfo(), canaries.cardSubmissionResult(),
            ] + canaries.instruments() + canaries.vaultedPayments()
        for payload in payloads {
            let text = Exposure.text(of: payload)
            for canary in canaries.hidden { #expect(!text.contains(canary), "\(type(of: payload)) shows \(canary)") }
        }
    }

    @Test func `a container of events shows no private value either`() {
        var canaries = Canaries()
        let events = canaries.events()
        let containers: [Any] = [
            events, events.map(Optional.some), ["events": events], Holder(value: events, list: events),
            Set([PaymentSuccess(payment: canaries.paymentSummary(), timestamp: canaries.showTime())]),
            Result<PaymentSummary, PaymentFailureError>.failure(canaries.paymentFailureError()),
        ]
        for container in containers {
            let text = Exposure.text(of: container)
            for canary in canaries.hidden { #expect(!text.contains(canary), "shows \(canary)") }
        }
    }

    @Test func `what an event exports shows no private value when it is printed itself`() {
        var canaries = Canaries()
        for event in canaries.events() {
            let text = Exposure.text(of: event.exportable) + Exposure.text(of: event.exportable.fields)
            for canary in canaries.hidden { #expect(!text.contains(canary), "\(type(of: event)) shows \(canary)") }
        }
    }

    @Test func `those who ask for fields get the reserved values and never a withheld one`() {
        var canaries = Canaries()
        let values = Set(canaries.events().flatMap { Exposure.values(in: $0.exportable) })
        for canary in canaries.onRequest + canaries.shown { #expect(values.contains(canary), "\(canary) is missing") }
        for canary in canaries.withheld { #expect(!values.contains(canary), "\(canary) is exported") }
    }

    @Test func `an error shows no private value when it is thrown`() {
        var canaries = Canaries()
        let errors: [any Error] = [canaries.paymentFailureError(), canaries.primerJSError()]
        for error in errors {
            let text = Exposure.text(of: error)
            for canary in canaries.hidden { #expect(!text.contains(canary), "shows \(canary)") }
        }
    }

    @Test func `a value of JSON shows no name and no value`() {
        var canaries = Canaries()
        let object = canaries.hideObject()
        let text = Exposure.text(of: object) + Exposure.text(of: JSONValue.object(object)) + Exposure.text(of: [object])
        for canary in canaries.hidden { #expect(!text.contains(canary)) }
    }

    @Test func `a decision shows no private value, however it is shown`() {
        var canaries = Canaries()
        let decisions: [Any] = [
            PaymentDecision.continue(idempotencyKey: canaries.hide()),
            PaymentDecision.abort(message: canaries.hide()),
            ShippingAddressDecision.setShippingOptions([canaries.shippingOption()]),
        ]
        for decision in decisions {
            let text = Exposure.text(of: decision)
            for canary in canaries.hidden { #expect(!text.contains(canary)) }
        }
    }

    @Test func `an answered event does not show its ticket`() {
        let pending = AnsweredDetailTests.pending(PaymentDecision.self)
        _ = pending.answer(.continue(idempotencyKey: "HIDDEN"), asHolder: false)
        let event = PaymentStart(paymentMethodType: .paymentCard, timestamp: UnixSeconds(seconds: 1))
        #expect(!Exposure.text(of: event.answering(with: pending.makeTicket())).contains("HIDDEN"))
    }

    @Test func `what may be seen of an event is seen when it is printed`() {
        var canaries = Canaries()
        let text = canaries.events().map { "\($0)" }.joined()
        for canary in canaries.shown { #expect(text.contains(canary), "\(canary) is not shown") }
    }

    @Test func `an event prints as its type and its shown fields`() {
        let event = PaymentSuccess(
            payment: PaymentSummary(
                id: "pay_1",
                orderId: "order-1001",
                paymentMethodData: PaymentMethodData(
                    paymentMethodType: .paymentCard, last4Digits: "4242", network: .visa)
            ),
            paymentMethodType: .paymentCard,
            timestamp: UnixSeconds(seconds: 1_764_470_420),
            status: .success,
            amount: MinorUnits(4_999),
            currencyCode: "EUR"
        )
        let expected = """
            PaymentSuccess(payment: PaymentSummary(id: pay_1, orderId: order-1001, paymentMethodData: \
            PaymentMethodData(paymentMethodType: PAYMENT_CARD, network: VISA)), paymentMethodType: PAYMENT_CARD, \
            timestamp: 1764470420, status: success)
            """
        #expect("\(event)" == expected)
        #expect(String(reflecting: event) == expected)
    }

    @Test func `a card error shows a code and hides a sentence`() {
        let coded = CardFieldError(name: "expiry", error: "REQUIRED", message: "Expiry date required")
        let spoken = CardFieldError(name: "expiry", error: "Expiry date required", message: "Expiry date required")
        #expect("\(coded)" == "CardFieldError(name: expiry, error: REQUIRED)")
        #expect("\(spoken)" == "CardFieldError(name: expiry)")
    }
}
