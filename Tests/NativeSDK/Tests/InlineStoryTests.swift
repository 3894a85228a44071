import PrimerEvents
import PrimerSDK
import Testing

@testable import SDKGlue

/// Whole stories of an inline session. The expected events were written from the vendor's documents and the catalogue's order.
@MainActor
@Suite("An inline session, played through double, glue and adapter", .timeLimit(.minutes(5)))
struct InlineStoryTests {
    /// The card is accepted, then the payment starts.
    private static let cardStarts = [
        "C card-submit", "C state-change{isProcessing}", "F card-success", "F payment-start{PAYMENT_CARD}",
    ]

    @Test(arguments: SDKVersion.allCases)
    func `it starts: ready, and each list once it is known`(version: SDKVersion) async throws {
        let stage = try InlineStage(version)
        await stage.appear()
        let expected = ["C state-change{isLoading}", "C ready", "C state-change{all false}"] + InlineStage.lists
        #expect(stage.heard() == (expected + ["V vault-selection-change{saved-1}"]).asDispatched)
    }

    @Test(arguments: SDKVersion.allCases)
    func `a customer without saved methods: the empty list is reported once, when it is known`(version: SDKVersion)
        async throws
    {
        let stage = try InlineStage(version)
        stage.backend.savedMethods = []
        await stage.appear()
        #expect(stage.heard().suffix(2) == ["M methods-update{PAYMENT_CARD, PAYPAL}", "V vault-methods-update"])
    }

    @Test(arguments: SDKVersion.allCases)
    func `a new card leaves the saved method that the SDK had selected`(version: SDKVersion) async throws {
        let stage = try InlineStage(version)
        await stage.becomeReady()
        stage.session.cardForm?.type(number: InlineStage.card)
        await settle()
        _ = stage.heard()
        var expected = Self.cardStarts
        expected.insert("V vault-selection-change{null}", at: 1)
        expected += ["C state-change{isSuccessful}", "C payment-success{pay_1, success, PAYMENT_CARD}"]
        #expect(await stage.hear { stage.submitCard() } == expected.asDispatched)
        #expect(stage.last(PaymentSuccess.self)?.payment.orderId == "order-1")
    }

    @Test(arguments: SDKVersion.allCases)
    func `the SDK's own button submits the card as well as the app's`(version: SDKVersion) async throws {
        let stage = try InlineStage(version)
        await stage.becomeReady()
        stage.session.cardForm?.type(number: InlineStage.card)
        await settle()
        _ = stage.heard()
        let heard = await stage.hear { stage.session.cardForm?.submit() }
        #expect(
            heard.prefix(3) == [
                "V vault-selection-change{null}", "C state-change{isProcessing}", "F payment-start{PAYMENT_CARD}",
            ])
    }

    @Test(arguments: SDKVersion.allCases)
    func `a decline and a retry`(version: SDKVersion) async throws {
        let stage = try InlineStage(version)
        stage.backend.savedMethods = []
        stage.backend.endings = [.isDeclined(id: "pay_1"), .succeeds(id: "pay_2")]
        await stage.becomeReady()
        stage.session.cardForm?.type(number: InlineStage.card)
        await settle()
        _ = stage.heard()
        let declined = [
            "C state-change{paymentFailure PAYMENT_FAILED}", "C payment-failure{PAYMENT_FAILED, pay_1, offerRetry}",
        ]
        #expect(await stage.hear { stage.submitCard() } == (Self.cardStarts + declined).asDispatched)
        let paid = ["C state-change{isSuccessful}", "C payment-success{pay_2, success, PAYMENT_CARD}"]
        #expect(await stage.hear { stage.submitCard() } == (Self.cardStarts + paid).asDispatched)
    }

    @Test(arguments: SDKVersion.allCases)
    func `a saved method that the app pays with is selected first`(version: SDKVersion) async throws {
        let stage = try InlineStage(version)
        await stage.becomeReady()
        let heard = try await stage.hear { try await stage.pay(withSaved: "saved-2") }
        #expect(
            heard == [
                "V vault-selection-change{saved-2}", "C state-change{isProcessing}", "V payment-start{PAYMENT_CARD}",
                "C state-change{isSuccessful}", "C payment-success{pay_1, success, PAYMENT_CARD}",
            ])
    }

    @Test(arguments: SDKVersion.allCases)
    func `the SDK's own button pays with the saved method that it has selected`(version: SDKVersion) async throws {
        let stage = try InlineStage(version)
        await stage.becomeReady()
        let heard = await stage.hear { stage.session.selection?.paySelected() }
        #expect(heard.prefix(2) == ["C state-change{isProcessing}", "V payment-start{PAYMENT_CARD}"])
    }

    @Test(arguments: SDKVersion.allCases)
    func `a saved method is selected again after a card that was declined`(version: SDKVersion) async throws {
        let stage = try InlineStage(version)
        stage.backend.endings = [.isDeclined(id: "pay_1")]
        await stage.becomeReady()
        stage.session.cardForm?.type(number: InlineStage.card)
        _ = await stage.hear { stage.submitCard() }
        let heard = await stage.hear { stage.session.selection?.paySelected() }
        #expect(heard.prefix(2) == ["V vault-selection-change{saved-1}", "C state-change{isProcessing}"])
    }

    @Test(arguments: SDKVersion.allCases)
    func `PayPal that is left ends with the app's own back button only`(version: SDKVersion) async throws {
        let stage = try InlineStage(version)
        stage.backend.endings = [.isLeft]
        await stage.becomeReady()
        #expect(
            await stage.hear { stage.choose("PAYPAL") } == ["C state-change{isProcessing}", "M payment-start{PAYPAL}"])
        let heard = await stage.hear { stage.glue?.attemptEnded() }
        #expect(heard == ["C payment-cancel{PAYPAL}", "C state-change{all false}"].asDispatched)
        #expect(stage.checkout.retryAdvice == .shopperCancelled)
    }

    @Test(arguments: SDKVersion.allCases)
    func `a pending payment is reported as pending`(version: SDKVersion) async throws {
        let stage = try InlineStage(version)
        stage.backend.endings = [.succeeds(id: "pay_1", .pending)]
        await stage.becomeReady()
        let heard = await stage.hear { stage.choose("PAYPAL") }
        #expect(heard.last == "C payment-success{pay_1, pending, PAYPAL}")
        #expect(stage.last(PaymentSuccess.self)?.amount == MinorUnits(4999))
    }

    @Test(arguments: SDKVersion.allCases)
    func `a refresh is no second ready`(version: SDKVersion) async throws {
        let stage = try InlineStage(version)
        await stage.becomeReady()
        let heard = try await stage.hear { try await stage.controls?.refreshSession() }
        #expect(heard == ["C state-change{isLoading}", "C state-change{all false}"] + InlineStage.lists)
    }

    @Test(arguments: SDKVersion.allCases)
    func `a failed refresh is no failed payment`(version: SDKVersion) async throws {
        let stage = try InlineStage(version)
        stage.backend.refreshErrors = [.missingPrimerConfiguration()]
        await stage.becomeReady()
        let heard = try await stage.hear { try await stage.controls?.refreshSession() }
        #expect(
            heard == [
                "C state-change{isLoading}", "C state-change{primerJsError INITIALIZATION_ERROR}",
                "C state-change{all false}",
            ] + InlineStage.lists)
    }

    @Test(arguments: SDKVersion.allCases)
    func `a failed start, and a restart that succeeds`(version: SDKVersion) async throws {
        let stage = try InlineStage(version)
        stage.backend.startErrors = [.invalidClientToken()]
        await stage.appear()
        #expect(
            stage.heard() == ["C state-change{isLoading}", "C state-change{primerJsError INVALID_CLIENT_TOKEN}"])
        let expected = ["C state-change{isLoading}", "C ready", "C state-change{all false}"] + InlineStage.lists
        let heard = await stage.hear { stage.glue?.restart() }
        #expect(heard == (expected + ["V vault-selection-change{saved-1}"]).asDispatched)
        #expect(await stage.hear { stage.choose("PAYPAL") }.last == "C payment-success{pay_1, success, PAYPAL}")
    }

    @Test(arguments: SDKVersion.allCases)
    func `a failed start after which the app itself cancels and starts the session`(version: SDKVersion) async throws {
        let stage = try InlineStage(version)
        stage.backend.startErrors = [.invalidClientToken()]
        await stage.appear()
        _ = stage.heard()
        #expect(await stage.hear { stage.session.cancel() } == [])
        let expected = ["C ready", "C state-change{all false}"] + InlineStage.lists
        let heard = await stage.hear { await stage.appear() }
        #expect(heard == (expected + ["V vault-selection-change{saved-1}"]).asDispatched)
    }

    @Test(arguments: SDKVersion.allCases)
    func `a cancelled session gives no event until it is ready again`(version: SDKVersion) async throws {
        let stage = try InlineStage(version)
        await stage.becomeReady()
        #expect(await stage.hear { stage.view.disappear() } == [])
        let expected = ["C ready", "C state-change{all false}"] + InlineStage.lists
        let heard = await stage.hear { await stage.appear() }
        #expect(heard == (expected + ["V vault-selection-change{saved-1}"]).asDispatched)
    }

    @Test(arguments: SDKVersion.allCases)
    func `a view that disappears after its payment gives no event`(version: SDKVersion) async throws {
        let stage = try InlineStage(version)
        await stage.becomeReady()
        _ = await stage.hear { stage.choose("PAYPAL") }
        #expect(await stage.hear { stage.view.disappear() } == [])
    }

    @Test(arguments: SDKVersion.allCases)
    func `a checkout that the shopper closes is dismissed`(version: SDKVersion) async throws {
        let stage = try InlineStage(version)
        await stage.becomeReady()
        #expect(await stage.hear { stage.session.selection?.cancel() } == ["C checkout-dismissed"])
    }

    @Test(arguments: SDKVersion.allCases)
    func `a request that fails on its way is no decline`(version: SDKVersion) async throws {
        let stage = try InlineStage(version)
        stage.backend.endings = [.isLost]
        await stage.becomeReady()
        let heard = await stage.hear { stage.choose("PAYPAL") }
        #expect(heard.last == "C payment-failure{SERVER_ERROR, verifyOnServerFirst}")
    }
}
