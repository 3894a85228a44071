import PrimerEvents
import Testing

struct OneLineTests {
    @Test(arguments: [
        ("pay_1", "pay_1"),
        ("", ""),
        ("Müller 漢字 👍🏽", "Müller 漢字 👍🏽"),
        ("a\nb", "a\\nb"),
        ("a\r\nb", "a\\r\\nb"),
        ("a\tb", "a\\tb"),
        ("a\u{0}b", "a\\u{0}b"),
        ("a\u{B}b\u{C}c", "a\\u{B}b\\u{C}c"),
        ("a\u{1B}[2Kb", "a\\u{1B}[2Kb"),
        ("a\u{7F}b", "a\\u{7F}b"),
        ("a\u{85}b", "a\\u{85}b"),
        ("a\u{2028}b\u{2029}c", "a\\u{2028}b\\u{2029}c"),
        ("a\u{202E}b", "a\\u{202E}b"),
    ])
    func `a text is shown on one line`(_ text: String, _ shown: String) {
        #expect(ExportableValue.string(text).text == shown)
        #expect("\(PaymentSummary(id: text))" == "PaymentSummary(id: \(shown))")
    }

    @Test func `a value cannot forge a second line, however it is shown`() {
        let forged = "pay_1)\nPaymentSuccess(payment: PaymentSummary(id: pay_2\u{2028}\u{2029}\u{85}\r"
        let event = PaymentSuccess(
            payment: PaymentSummary(id: forged, orderId: forged),
            paymentMethodType: PaymentMethodType(rawValue: forged),
            timestamp: UnixSeconds(seconds: 1)
        )
        for line in ["\(event)", String(reflecting: event), "\([event])", "\(event.exportable)"] {
            #expect(!line.contains { $0.isNewline })
        }
        var dumped = ""
        dump(event, to: &dumped)
        var honest = ""
        dump(
            PaymentSuccess(
                payment: PaymentSummary(id: "pay_1", orderId: "o"), paymentMethodType: "m",
                timestamp: UnixSeconds(seconds: 1)), to: &honest)
        #expect(dumped.split(whereSeparator: \.isNewline).count == honest.split(whereSeparator: \.isNewline).count)
    }
}
