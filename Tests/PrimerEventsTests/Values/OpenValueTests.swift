import PrimerEvents
import Testing

struct OpenValueTests {
    @Test func `a value nobody knows is a value like any other`() {
        let method = PaymentMethodType(rawValue: "NEW_METHOD")
        #expect(method == "NEW_METHOD")
        #expect(method != .paymentCard)
    }

    @Test func `letter case counts`() { #expect(PaymentCardNetwork(rawValue: "visa") != .visa) }

    @Test func `a value prints its text on the wire`() {
        #expect("\(PaymentCardNetwork.cartesBancaires) \(ErrorOrigin.network)" == "CARTES_BANCAIRES network")
    }

    @Test func `a value stays on one line however it is shown`() {
        let forged = PaymentMethodType(rawValue: "A\nB\u{2028}C")
        var dumped = ""
        dump(forged, to: &dumped)
        #expect("\(forged)" == "A\\nB\\u{2028}C")
        #expect(String(reflecting: forged) == "A\\nB\\u{2028}C")
        #expect(!dumped.contains("A\nB") && !dumped.contains("\u{2028}"))
    }

    @Test func `the card networks have the raw values of the native SDK`() {
        let networks: [PaymentCardNetwork] = [
            .amex, .bancontact, .cartesBancaires, .dinersClub, .discover, .eftpos, .elo, .hiper, .hipercard, .jcb,
            .maestro, .mastercard, .mir, .visa, .unionPay, .other,
        ]
        let raw = """
            AMEX BANCONTACT CARTES_BANCAIRES DINERS_CLUB DISCOVER EFTPOS ELO HIPER HIPERCARD JCB MAESTRO MASTERCARD MIR \
            VISA UNIONPAY OTHER
            """
        #expect(networks.map(\.rawValue) == raw.split(separator: " ").map(String.init))
    }
}
