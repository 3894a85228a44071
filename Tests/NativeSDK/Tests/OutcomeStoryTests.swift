import Foundation
import PrimerCheckoutStates
import PrimerEvents
import PrimerSDK
import Testing

@testable import SDKGlue

/// One after the other, since there is one presenter.
@MainActor
@Suite("The managed view and the presenter, played through double, glue and adapter", .serialized)
struct OutcomeStoryTests {
    private let hub = PrimerEventHub(now: { UnixSeconds(seconds: 1_700_000_000) }, diagnostics: { _ in })
    private let checkout: Checkout
    private let heard = Heard()

    @MainActor final class Heard { var lines: [String] = [] }

    init() {
        checkout = hub.addCheckout()
        hub.addEventListener { [heard] event in heard.lines.append(Story.line(event)) }
    }

    private static let declined = [
        "C state-change{paymentFailure PAYMENT_FAILED}", "C payment-failure{PAYMENT_FAILED, pay_1, offerRetry}",
    ]

    private static func paid(_ id: String) -> [String] {
        ["C state-change{isSuccessful}", "C payment-success{\(id), success, PAYMENT_CARD}"]
    }

    @Test(arguments: SDKVersion.allCases)
    func `managed view: declined, retried, paid`(version: SDKVersion) throws {
        ScriptedBackend.add(token: "managed", version).endings = [.isDeclined(id: "pay_1"), .succeeds(id: "pay_2")]
        let glue = try PrimerOutcomeGlue.managedView(on: checkout)
        let view = ManagedCheckout(clientToken: "managed") { glue.onCompletion($0) }
        glue.appears()
        view.start()
        view.pay()
        view.pay()
        #expect(heard.lines == Self.declined + Self.paid("pay_2"))
    }

    @Test(arguments: SDKVersion.allCases)
    func `managed view: a failed start, the SDK's Retry, paid`(version: SDKVersion) throws {
        ScriptedBackend.add(token: "managed", version).startErrors = [.invalidClientToken()]
        let glue = try PrimerOutcomeGlue.managedView(on: checkout)
        let view = ManagedCheckout(clientToken: "managed") { glue.onCompletion($0) }
        glue.appears()
        view.start()
        view.start()
        view.pay()
        #expect(heard.lines == ["C state-change{primerJsError INVALID_CLIENT_TOKEN}"] + Self.paid("pay_1"))
    }

    @Test(arguments: SDKVersion.allCases)
    func `managed view: it appears again after a payment, and is paid again`(version: SDKVersion) throws {
        _ = ScriptedBackend.add(token: "managed", version)
        let glue = try PrimerOutcomeGlue.managedView(on: checkout)
        for _ in 1...2 {
            let view = ManagedCheckout(clientToken: "managed") { glue.onCompletion($0) }
            glue.appears()
            view.start()
            view.pay()
        }
        #expect(heard.lines == Self.paid("pay_1") + Self.paid("pay_2"))
    }

    @Test(arguments: SDKVersion.allCases)
    func `presenter: three sheets in a row, paid, closed, declined and paid`(version: SDKVersion) async throws {
        let backend = ScriptedBackend.add(token: "presented", version)
        backend.endings = [.succeeds(id: "pay_0"), .isDeclined(id: "pay_1"), .succeeds(id: "pay_2")]
        let glue = try PrimerOutcomeGlue.presenter(on: checkout)
        PrimerCheckoutPresenter.shared.delegate = glue
        present(glue)
        PrimerCheckoutPresenter.shopper?.pay()
        present(glue)
        PrimerCheckoutPresenter.shopper?.close()
        present(glue)
        PrimerCheckoutPresenter.shopper?.pay()
        PrimerCheckoutPresenter.shopper?.pay()
        await settle()
        #expect(heard.lines == Self.paid("pay_0") + ["C checkout-dismissed"] + Self.declined + Self.paid("pay_2"))
        #expect(!PrimerCheckoutPresenter.isPresenting)
    }

    @Test(arguments: SDKVersion.allCases)
    func `presenter without an error screen: the sheet closes with a failure, and the next one is another run`(
        version: SDKVersion
    ) async throws {
        let backend = ScriptedBackend.add(token: "presented", version)
        backend.endings = [.isDeclined(id: "pay_1"), .succeeds(id: "pay_2")]
        let settings = PrimerSettings(uiOptions: PrimerUIOptions(isErrorScreenEnabled: false))
        let glue = try PrimerOutcomeGlue.presenter(on: checkout, settings: settings)
        PrimerCheckoutPresenter.shared.delegate = glue
        present(glue, settings)
        PrimerCheckoutPresenter.shopper?.pay()
        #expect(!PrimerCheckoutPresenter.isPresenting)
        present(glue, settings)
        PrimerCheckoutPresenter.shopper?.pay()
        await settle()
        #expect(heard.lines == Self.declined + Self.paid("pay_2"))
    }

    @Test func `presenter: a second sheet that the SDK refuses takes no outcome of the first one`() async throws {
        _ = ScriptedBackend.add(token: "presented", .newer)
        let glue = try PrimerOutcomeGlue.presenter(on: checkout)
        PrimerCheckoutPresenter.shared.delegate = glue
        present(glue)
        present(glue)
        PrimerCheckoutPresenter.shopper?.pay()
        await settle()
        #expect(heard.lines == Self.paid("pay_1"))
    }

    private func present(_ glue: PrimerOutcomeGlue, _ settings: PrimerSettings = PrimerSettings()) {
        glue.aboutToPresent()
        PrimerCheckoutPresenter.presentCheckout(clientToken: "presented", primerSettings: settings)
    }

    @Test func `the error screen is that of the settings`() {
        let hidden = PrimerSettings(uiOptions: PrimerUIOptions(isErrorScreenEnabled: false))
        #expect(Integration.ErrorScreen(PrimerSettings()) == .shown)
        #expect(Integration.ErrorScreen(hidden) == .hidden)
    }

    @Test func `a delegate that is called on another thread delivers on the main queue`() async throws {
        let glue = try PrimerOutcomeGlue.presenter(on: checkout)
        let result = PrimerSDK.PaymentResult(paymentId: "pay_1", status: .success, paymentMethodType: "PAYMENT_CARD")
        DispatchQueue.global().async { glue.primerCheckoutPresenterDidCompleteWithSuccess(result) }
        while heard.lines.count < 2 { await Task.yield() }
        #expect(heard.lines == Self.paid("pay_1"))
    }
}
