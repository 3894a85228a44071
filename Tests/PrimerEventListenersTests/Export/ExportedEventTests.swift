import EventTree
import ListenerSupport
import PrimerEventCoding
import PrimerEventListeners
import PrimerEvents
import PrimerEventsTesting
import Testing

struct ExportedEventTests {
    private let success = PaymentSuccess(
        payment: PaymentSummary(
            id: "pay_1",
            paymentMethodData: PaymentMethodData(last4Digits: "4242", network: .visa, bankName: "Example Bank")),
        timestamp: second, status: .success, amount: MinorUnits(4_999), currencyCode: "EUR")

    @Test func `an event exports its shown fields, in order and nested`() {
        #expect(
            "\(ExportedEvent(success))"
                == "primer:payment-success payment.id=pay_1 payment.paymentMethodData.network=VISA timestamp=1 "
                + "status=success")
    }

    @Test func `fields on request are exported when they are asked for by name, at any depth`() {
        let policy = ExportPolicy.standard.including(["last4Digits", "amount"])
        let event = ExportedEvent(success, policy: policy)
        #expect(event["payment"]?["paymentMethodData"]?["last4Digits"] == .string("4242"))
        #expect(event["amount"] == .integer(4_999))
        #expect(event["currencyCode"] == nil)
    }

    @Test func `fields can be asked for in one event only`() {
        let policy = ExportPolicy.standard.including(["amount"], of: .paymentSuccess)
        #expect(ExportedEvent(success, policy: policy)["amount"] == .integer(4_999))
        let option = ShippingOptionChange(
            paymentMethodType: .applePay, selectedShippingOption: ShippingOption(amount: MinorUnits(499)),
            timestamp: second)
        #expect(ExportedEvent(option, policy: policy)["selectedShippingOption"]?["amount"] == nil)
    }

    @Test func `a withheld field is not to be had, whoever asks`() {
        let policy = ExportPolicy.standard.including(["bankName", "message", "firstDigits", "detail"])
        #expect(ExportedEvent(success, policy: policy)["payment"]?["paymentMethodData"]?["bankName"] == nil)
        let unknown = UnknownEvent(name: "primer:new", detail: "secret")
        #expect(!"\(ExportedEvent(unknown, policy: policy))".contains("secret"))
    }

    @Test func `a field inside of one on request needs both names`() throws {
        let method = VaultedPaymentMethodSummary(
            id: "v", analyticsId: "a", paymentMethodType: .paymentCard, paymentInstrumentType: .paymentCard,
            paymentInstrumentData: .card(VaultedCard(last4Digits: "4242")))
        let update = VaultMethodsUpdate(vaultedPayments: [method], timestamp: second)
        let one = ExportedEvent(update, policy: .standard.including(["last4Digits"]))
        #expect(!"\(one)".contains("4242"))
        let both = ExportedEvent(update, policy: .standard.including(["last4Digits", "paymentInstrumentData"]))
        #expect("\(both)".contains("4242"))
    }

    @Test func `an event of the app's own exports its name, until it lists fields`() {
        #expect(ExportedEvent(TermsShown(shopper: "secret")).fields == [])
        #expect("\(ExportedEvent(TermsShown(shopper: "secret")))" == "app:terms-shown")
        #expect("\(ExportedEvent(BasketChanged(items: 2, note: "secret")))" == "app:basket-changed items=2")
    }

    @Test func `an event that is heard exports where it started and where it came from`() throws {
        let stage = CheckoutStage.withPrivateId()
        var heard: [ExportedEvent] = []
        stage.hub.addEventListener { heard.append(ExportedEvent($0)) }
        stage.time.advance(milliseconds: 7.5)
        stage.checkout.part(.cardForm).dispatchEvent(
            CardSuccess(result: CardSubmissionResult(paymentId: "pay_1")),
            provenance: .web(origin: "https://secret.example"))
        let event = try #require(heard.first)
        #expect(event.originName == "primer-card-form")
        #expect(event.source == .web)
        #expect(event.timeStamp == 7.5)
        #expect(!event.isReplay)
        #expect(!"\(event)".contains("secret"))
    }

    @Test func `an event that was read exports the same`() throws {
        let decoded = try DecodedEvent("primer:bin-data-loading-change", detail: ["loading": true])
        let event = ExportedEvent(decoded, originName: "primer-input-card-number")
        #expect(event.type == "primer:bin-data-loading-change")
        #expect(event["loading"] == .bool(true))
        #expect(event.source == .replay)
    }
}
