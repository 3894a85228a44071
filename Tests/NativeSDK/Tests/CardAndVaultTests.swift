import PrimerEvents
import PrimerSDK
import Testing

@testable import SDKGlue

@MainActor
@Suite("What the SDK shows of cards and saved methods", .timeLimit(.minutes(5)))
struct CardAndVaultTests {
    @Test(arguments: SDKVersion.allCases)
    func `a card of two networks: networks and BIN data, first partial, then complete`(version: SDKVersion) async throws
    {
        let stage = try InlineStage(version)
        await stage.becomeReady()
        let heard = await stage.hear { stage.session.cardForm?.type(number: InlineStage.cardOfTwoNetworks) }
        #expect(
            heard == [
                "N card-network-change{CARTES_BANCAIRES}", "N bin-data-available{partial, CARTES_BANCAIRES}",
                "N bin-data-available{complete, CARTES_BANCAIRES}",
            ])
        let data = try #require(stage.last(BinDataAvailable.self))
        #expect(data.alternatives.map(\.network) == [.visa])
        #expect(data.preferred?.issuerCountryCode == "FR")
        #expect(data.preferred?.allowsUserSelection == true)
        #expect(data.firstDigits == "40355010")
    }

    @Test(arguments: SDKVersion.allCases)
    func `the network that the app chooses is one that the SDK found`(version: SDKVersion) async throws {
        let stage = try InlineStage(version)
        await stage.becomeReady()
        _ = await stage.hear { stage.session.cardForm?.type(number: InlineStage.cardOfTwoNetworks) }
        let chosen = try await stage.hear { try await stage.controls?.selectCardNetwork(.visa) }
        #expect(chosen == ["N card-network-change{VISA}"])
        #expect(try await stage.hear { try await stage.controls?.selectCardNetwork(.jcb) } == [])
    }

    @Test(arguments: SDKVersion.allCases)
    func `an invalid form reaches no gate: its errors are reported`(version: SDKVersion) async throws {
        let stage = try InlineStage(version)
        await stage.becomeReady()
        stage.session.cardForm?.updateCardNumber("4111")
        stage.session.cardForm?.updateCvv("123")
        await settle()
        _ = stage.heard()
        #expect(
            await stage.hear { stage.submitCard() } == [
                "C card-submit", "F card-error{cardNumber invalid, expiry required, cardholderName required}",
            ])
        #expect(stage.session.cardForm?.state.isLoading == false)
        #expect(stage.backend.created == [])
    }

    @Test(arguments: SDKVersion.allCases)
    func `an invalid form that is submitted past the glue is refused by the SDK, and its errors are reported`(
        version: SDKVersion
    ) async throws {
        let stage = try InlineStage(version)
        await stage.becomeReady()
        stage.session.cardForm?.type(number: "4111")
        let heard = await stage.hear { stage.session.cardForm?.submit() }
        #expect(
            heard.suffix(2) == [
                "C payment-failure{UNKNOWN, verifyOnServerFirst}", "F card-error{cardNumber invalid}",
            ])
        #expect(stage.backend.created == [])
    }

    @Test(arguments: SDKVersion.allCases)
    func `saved methods come with their cards' metadata`(version: SDKVersion) async throws {
        let stage = try InlineStage(version)
        await stage.becomeReady()
        let saved = try #require(stage.last(VaultMethodsUpdate.self)?.vaultedPayments.first)
        #expect(saved.paymentInstrumentType == .paymentCard)
        let card = VaultedCard(
            last4Digits: "4242", network: .visa, cardholderName: "Ann Example", expirationMonth: "12",
            expirationYear: "2030")
        #expect(saved.paymentInstrumentData == .card(card))
    }

    @Test(arguments: SDKVersion.allCases)
    func `a saved method that is deleted leaves the list, the last one too`(version: SDKVersion) async throws {
        let stage = try InlineStage(version)
        await stage.becomeReady()
        #expect(
            try await stage.hear { try await stage.controls?.vault.delete(id: "saved-1") } == [
                "V vault-methods-update{saved-2}", "V vault-selection-change{saved-2}",
            ])
        #expect(
            try await stage.hear { try await stage.controls?.vault.delete(id: "saved-2") } == [
                "V vault-methods-update", "V vault-selection-change{null}",
            ])
    }

    @Test(arguments: SDKVersion.allCases)
    func `the controls of ready are the SDK's calls`(version: SDKVersion) async throws {
        let stage = try InlineStage(version)
        await stage.becomeReady()
        let controls = try #require(stage.controls)
        #expect(try await controls.getPaymentMethods().map(\.type) == [.paymentCard, .payPal])
        try await controls.setCardholderName("Ann Example")
        #expect(stage.session.cardForm?.state.data[.cardholderName] == "Ann Example")
    }
}
