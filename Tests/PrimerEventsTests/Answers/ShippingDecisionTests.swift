import EventTree
import PrimerEvents
import PrimerEventsTesting
import Testing

/// The two siblings of the payment question: by the same rules, without a no.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct ShippingDecisionTests {
    let test = CheckoutStage.heard()
    static let slow = [ShippingOption(id: "slow", amount: MinorUnits(0))]
    static let fast = [ShippingOption(id: "fast", amount: MinorUnits(500))]

    private func askForOptions() async -> ShippingAddressDecision {
        await test.checkout.requestShippingOptions(for: PostalAddress(city: "London"), paymentMethodType: .applePay)
    }

    private func askForConfirmation() async -> ShippingOptionDecision {
        await test.checkout.requestShippingOptionConfirmation(
            of: ShippingOption(id: "fast"), paymentMethodType: .applePay)
    }

    @Test func `nobody holds it and nothing is answered`() async {
        test.hub.addEventListener { _ in }
        #expect(await askForOptions() == .unanswered)
        #expect(await askForConfirmation() == .unanswered)
        #expect(test.diagnostics.isEmpty)
    }

    @Test func `the event tells what the sheet told`() async {
        var heard: [String?] = []
        test.hub.addEventListener(.shippingAddressChange) { event in
            heard += [event.detail.shippingAddress.city, event.detail.paymentMethodType.rawValue, event.originName]
        }
        test.hub.addEventListener(.shippingOptionChange) { heard += [$0.detail.selectedShippingOption.id] }
        _ = await askForOptions()
        _ = await askForConfirmation()
        #expect(heard == ["London", "APPLE_PAY", "primer-payment-method-container", "fast"])
    }

    @Test func `an answer during the dispatch counts without a hold`() async {
        test.checkout.addEventListener(.shippingAddressChange) { #expect($0.detail.setShippingOptions(Self.slow)) }
        test.checkout.addEventListener(.shippingOptionChange) { #expect($0.detail.continue()) }
        #expect(await askForOptions() == .setShippingOptions(Self.slow))
        #expect(await askForConfirmation() == .continue)
    }

    @Test func `an answer from a task is waited for`() async {
        test.checkout.addEventListener(.shippingAddressChange) { event in
            let address = event.hold()
            Task { address.setShippingOptions(Self.fast) }
        }
        test.checkout.addEventListener(.shippingOptionChange) { event in
            let option = event.hold()
            Task { option.continue() }
        }
        #expect(await askForOptions() == .setShippingOptions(Self.fast))
        #expect(await askForConfirmation() == .continue)
        #expect(test.diagnostics.isEmpty)
    }

    @Test func `a holder that lets go leaves it unanswered`() async {
        test.checkout.addEventListener(.shippingAddressChange) { $0.preventDefault() }
        test.checkout.addEventListener(.shippingOptionChange) { $0.preventDefault() }
        #expect(await askForOptions() == .unanswered)
        #expect(await askForConfirmation() == .unanswered)
        #expect(
            test.diagnostics == [
                .answerForgotten(event: "primer:shipping-address-change").of(checkout: 1),
                .answerForgotten(event: "primer:shipping-option-change").of(checkout: 1),
            ])
    }

    @Test func `a deadline leaves it unanswered`() async {
        test.checkout.answerDeadline = 3
        var held: [any Sendable] = []
        let time = test.time
        test.checkout.addEventListener(.shippingAddressChange) { event in
            held.append(event.hold())
            Task { time.advance(by: 3) }
        }
        test.checkout.addEventListener(.shippingOptionChange) { event in
            held.append(event.hold())
            Task { time.advance(by: 3) }
        }
        #expect(await askForOptions() == .unanswered)
        #expect(await askForConfirmation() == .unanswered)
        #expect(
            test.diagnostics == [
                .deadlinePassed(event: "primer:shipping-address-change", seconds: 3).of(checkout: 1),
                .deadlinePassed(event: "primer:shipping-option-change", seconds: 3).of(checkout: 1),
            ])
        #expect(held.count == 2)
    }

    @Test func `undecided for 5 seconds is said for them, too`() async {
        let time = test.time
        test.checkout.addEventListener(.shippingAddressChange) { event in
            let address = event.hold()
            Task {
                time.advance(by: 5)
                address.setShippingOptions([])
            }
        }
        #expect(await askForOptions() == .setShippingOptions([]))
        #expect(
            test.diagnostics == [
                .undecided(event: "primer:shipping-address-change", holders: 1, seconds: 5).of(checkout: 1)
            ])
    }

    @Test func `cancelling and removing leave it unanswered`() async {
        var held: [ShippingAddressChange] = []
        var host: Task<ShippingAddressDecision, Never>?
        let registration = test.checkout.addEventListener(.shippingAddressChange) { event in
            held.append(event.hold())
            Task { host?.cancel() }
        }
        host = Task { await askForOptions() }
        #expect(await host?.value == .unanswered)
        registration.remove()
        test.checkout.addEventListener(.shippingAddressChange) { [checkout = test.checkout] event in
            held.append(event.hold())
            Task { checkout.remove() }
        }
        #expect(await askForOptions() == .unanswered)
        #expect(held.map { $0.setShippingOptions(Self.slow) } == [false, false])
        #expect(await askForOptions() == .unanswered)
    }

    @Test func `two who offer the same options agree, two who differ contradict each other`() async {
        test.checkout.addEventListener(.shippingAddressChange) { $0.detail.setShippingOptions(Self.slow) }
        let second = test.checkout.addEventListener(.shippingAddressChange) {
            $0.detail.setShippingOptions(Self.slow)
        }
        #expect(await askForOptions() == .setShippingOptions(Self.slow))
        second.remove()
        test.checkout.addEventListener(.shippingAddressChange) { $0.detail.setShippingOptions(Self.fast) }
        #expect(await askForOptions() == .unanswered)
        #expect(test.diagnostics == [.answersContradict(event: "primer:shipping-address-change").of(checkout: 1)])
    }

    @Test func `with firstAnswer the first options count`() async {
        test.checkout.answerPolicy = .firstAnswer
        test.checkout.addEventListener(.shippingAddressChange) { $0.detail.setShippingOptions(Self.slow) }
        test.checkout.addEventListener(.shippingAddressChange) { #expect(!$0.detail.setShippingOptions(Self.fast)) }
        #expect(await askForOptions() == .setShippingOptions(Self.slow))
    }

    @Test func `a shipping question neither opens nor ends an attempt to pay`() async {
        var held: [PaymentStart] = []
        test.checkout.addEventListener(.paymentStart) { held.append($0.hold()) }
        let payment = test.start(.applePay)
        _ = await askForOptions()
        _ = await askForConfirmation()
        #expect(payment.decision == nil)
        held.last?.continuePaymentCreation()
        #expect(payment.decision == .continue())
        #expect(held.map(\.attempt.number) == [1])
    }
}
