import PrimerEvents
import PrimerSDK
import Testing

@testable import SDKGlue

/// A saved method and the list may have the same type: where a payment starts is what it is made with.
@MainActor
@Suite("What a payment is made with", .timeLimit(.minutes(5)))
struct PaymentSourceTests {
    private static func stage(_ version: SDKVersion) async throws -> InlineStage {
        let stage = try InlineStage(version)
        stage.backend.savedMethods = [
            .init(payPal: "saved-1"), .init(card: "saved-2", last4Digits: "4242", network: "VISA"),
        ]
        await stage.becomeReady()
        return stage
    }

    @Test(arguments: SDKVersion.allCases)
    func `a saved PayPal account, with the SDK's button`(version: SDKVersion) async throws {
        let stage = try await Self.stage(version)
        let heard = await stage.hear { stage.session.selection?.paySelected() }
        #expect(heard.prefix(2) == ["C state-change{isProcessing}", "V payment-start{PAYPAL}"])
    }

    @Test(arguments: SDKVersion.allCases)
    func `PayPal of the list, while a PayPal account is saved and selected`(version: SDKVersion) async throws {
        let stage = try await Self.stage(version)
        let heard = await stage.hear { stage.choose("PAYPAL") }
        #expect(heard.prefix(2) == ["C state-change{isProcessing}", "M payment-start{PAYPAL}"])
    }

    @Test(arguments: SDKVersion.allCases)
    func `a saved PayPal account by the app's call, after PayPal of the list was declined`(version: SDKVersion)
        async throws
    {
        let stage = try await Self.stage(version)
        stage.backend.endings = [.isDeclined(id: "pay_1")]
        _ = await stage.hear { stage.choose("PAYPAL") }
        let heard = try await stage.hear { try await stage.pay(withSaved: "saved-1") }
        #expect(heard.prefix(2) == ["C state-change{isProcessing}", "V payment-start{PAYPAL}"])
    }

    /// Only the newer sources say that the saved method pays.
    @Test func `a saved PayPal account with the SDK's button, after PayPal of the list was declined`() async throws {
        let stage = try await Self.stage(.newer)
        stage.backend.endings = [.isDeclined(id: "pay_1")]
        _ = await stage.hear { stage.choose("PAYPAL") }
        let heard = await stage.hear { stage.session.selection?.paySelected() }
        #expect(heard.prefix(2) == ["C state-change{isProcessing}", "V payment-start{PAYPAL}"])
    }

    @Test(arguments: SDKVersion.allCases)
    func `a saved method that a new card left is not selected again by a refresh or a change of the list`(
        version: SDKVersion
    ) async throws {
        let stage = try await Self.stage(version)
        stage.backend.endings = [.isDeclined(id: "pay_1")]
        stage.session.cardForm?.type(number: InlineStage.card)
        _ = await stage.hear { stage.submitCard() }
        let refreshed = try await stage.hear { try await stage.controls?.refreshSession() }
        #expect(!refreshed.contains { $0.hasPrefix("V vault-selection-change") })
        let deleted = try await stage.hear { try await stage.controls?.vault.delete(id: "saved-2") }
        #expect(deleted == ["V vault-methods-update{saved-1}"])
    }
}
