import PrimerEvents

/// One scene a gate: the gate is added, and the shopper pays.
@MainActor
enum Scenes {
    static func termsAreAsked() async {
        Story.begin("A gate waits for the shopper")
        let sdk = ScriptedSDK()
        let shopper = Shopper(answering: .no, .yes)
        TermsGate.add(to: sdk.checkout) { try await shopper.isAsked("do you accept the terms?") }
        await sdk.pay()
        await sdk.pay()
    }

    static func keysAreChosen() async {
        Story.begin("An idempotency key is the same after a network failure and new after a decline")
        let sdk = ScriptedSDK(payments: .declinedUnheard, .paid)
        let keys = IdempotencyKeys(of: "order-1001", on: sdk.checkout)
        await sdk.pay()
        await sdk.pay()
        await sdk.pay()
        withExtendedLifetime(keys) {}
    }

    static func basketIsEmpty() async {
        Story.begin("A gate aborts at once, with a message")
        let sdk = ScriptedSDK()
        var items = 0
        BasketGate.add(to: sdk.checkout) { items == 0 }
        await sdk.pay()
        items = 1
        await sdk.pay()
    }

    static func answerIsForgotten() async {
        Story.begin("A gate forgets to answer, and the payment does not hang")
        let sdk = ScriptedSDK()
        let shopper = Shopper(answering: .closesTheSheet, .yes)
        ForgetfulGate.add(to: sdk.checkout) { try await shopper.isAsked("do you accept the terms?") }
        await sdk.pay()
        await sdk.pay()
    }

    static func twoGatesAgree() async {
        Story.begin("Two gates must agree")
        let sdk = ScriptedSDK()
        let shopper = Shopper(answering: .yes, .no, .yes, .yes)
        let terms = "do you accept the terms?"
        TermsGate.add(to: sdk.checkout) { try await shopper.isAsked(terms) }
        AgeGate.add(to: sdk.checkout) { try await shopper.isAsked("are you 18?", after: terms, moments: 3) }
        await sdk.pay()
        await sdk.pay()
    }
}
