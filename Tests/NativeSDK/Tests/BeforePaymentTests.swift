import Foundation
import PrimerEvents
import PrimerSDK
import Testing

@testable import SDKGlue

/// Who decides about a payment, and which key it has.
@MainActor
@Suite("Before a payment: listeners, the app's own handler, its key provider", .timeLimit(.minutes(5)))
struct BeforePaymentTests {
    private static let aborted = "C payment-failure{PAYMENT_CREATION_ABORTED, nothingWasCreated}"

    @Test(arguments: SDKVersion.allCases)
    func `an abort by a listener is reported as ours, and nothing is created`(version: SDKVersion) async throws {
        let stage = try InlineStage(version)
        await stage.becomeReady()
        stage.checkout.addEventListener(.paymentStart) { $0.hold().abortPaymentCreation(message: "No.") }
        #expect(
            await stage.hear { stage.choose("PAYPAL") } == [
                "C state-change{isProcessing}", "M payment-start{PAYPAL}",
                "C state-change{paymentFailure PAYMENT_CREATION_ABORTED}", Self.aborted,
            ])
        #expect(stage.backend.created == [])
    }

    @Test(arguments: SDKVersion.allCases)
    func `the app's own handler is asked, and its abort is reported as ours`(version: SDKVersion) async throws {
        let stage = try InlineStage(version) { session in
            session.onBeforePaymentCreate = { data, decisionHandler in
                #expect(data.paymentMethodType.type == "PAYPAL")
                decisionHandler(.abortPaymentCreation(withErrorMessage: "No."))
            }
        }
        await stage.becomeReady()
        #expect(await stage.hear { stage.choose("PAYPAL") }.last == Self.aborted)
        #expect(stage.backend.created == [])
    }

    @Test(arguments: SDKVersion.allCases)
    func `the key of the app's own handler is sent, and the attempts know it`(version: SDKVersion) async throws {
        let stage = try InlineStage(version) { session in
            session.onBeforePaymentCreate = { _, decide in decide(.continuePaymentCreation(withIdempotencyKey: "own-1"))
            }
        }
        stage.backend.endings = [.isLost]
        await stage.becomeReady()
        _ = await stage.hear { stage.choose("PAYPAL") }
        #expect(stage.backend.created.map(\.idempotencyKey) == ["own-1"])
        #expect(stage.checkout.idempotencyKey == "own-1")
    }

    @Test(arguments: SDKVersion.allCases)
    func `the app's own handler may answer from any thread`(version: SDKVersion) async throws {
        let stage = try InlineStage(version) { session in
            session.onBeforePaymentCreate = { _, decisionHandler in
                nonisolated(unsafe) let decide = decisionHandler
                DispatchQueue.global().async { decide(.continuePaymentCreation(withIdempotencyKey: "own-1")) }
            }
        }
        await stage.becomeReady()
        stage.choose("PAYPAL")
        while stage.backend.created.isEmpty { await Task.yield() }
        await settle()
        #expect(stage.heard().last == "C payment-success{pay_1, success, PAYPAL}")
    }

    @Test(arguments: SDKVersion.allCases)
    func `no payment is created while the app's own handler has not decided`(version: SDKVersion) async throws {
        let waiting = Waiting()
        let stage = try InlineStage(version) { session in
            session.onBeforePaymentCreate = { _, decisionHandler in
                nonisolated(unsafe) let decide = decisionHandler
                MainActor.assumeIsolated { waiting.decide = decide }
            }
        }
        await stage.becomeReady()
        #expect(
            await stage.hear { stage.choose("PAYPAL") } == ["C state-change{isProcessing}", "M payment-start{PAYPAL}"])
        #expect(stage.backend.created == [])
        let heard = await stage.hear { waiting.decide?(.continuePaymentCreation()) }
        #expect(heard.last == "C payment-success{pay_1, success, PAYPAL}")
    }

    @MainActor final class Waiting { var decide: ((PrimerPaymentCreationDecision) -> Void)? }

    @Test(arguments: SDKVersion.allCases)
    func `the key provider is asked once a payment, before listeners decide, and its key is known`(
        version: SDKVersion
    ) async throws {
        let asked = Count()
        let stage = try InlineStage(version) { session in session.idempotencyKey = { asked.next("provider") } }
        stage.backend.endings = [.isDeclined(id: "pay_1"), .isLost]
        await stage.becomeReady()
        stage.checkout.addEventListener(.paymentStart) { _ in #expect(asked.value > 0) }
        _ = await stage.hear { stage.choose("PAYPAL") }
        _ = await stage.hear { stage.choose("PAYPAL") }
        #expect(stage.backend.created.map(\.idempotencyKey) == ["provider-1", "provider-2"])
        #expect(stage.checkout.idempotencyKey == "provider-2")
        #expect(asked.value == 2)
    }

    @Test(arguments: SDKVersion.allCases)
    func `a listener's key takes precedence over the provider's`(version: SDKVersion) async throws {
        let stage = try InlineStage(version) { session in session.idempotencyKey = { "provider" } }
        await stage.becomeReady()
        stage.checkout.addEventListener(.paymentStart) { $0.hold().continuePaymentCreation(idempotencyKey: "gate") }
        _ = await stage.hear { stage.choose("PAYPAL") }
        #expect(stage.backend.created.map(\.idempotencyKey) == ["gate"])
    }

    /// Counts on any thread.
    final class Count: Sendable {
        private let lock = NSLock()
        nonisolated(unsafe) private var count = 0

        var value: Int { lock.withLock { count } }

        func next(_ name: String) -> String {
            lock.withLock {
                count += 1
                return "\(name)-\(count)"
            }
        }
    }

    @Test(arguments: SDKVersion.allCases)
    func `a view that disappears aborts what is held, and a late yes does not count`(version: SDKVersion) async throws {
        let stage = try InlineStage(version)
        var held: PaymentStart?
        stage.checkout.addEventListener(.paymentStart) { held = $0.hold() }
        await stage.becomeReady()
        _ = await stage.hear { stage.choose("PAYPAL") }
        #expect(await stage.hear { stage.view.disappear() } == [])
        #expect(held?.continuePaymentCreation() == false)
        await settle()
        #expect(stage.backend.created == [])
    }

    @Test(arguments: SDKVersion.allCases)
    func `the app's back button aborts what is held`(version: SDKVersion) async throws {
        let stage = try InlineStage(version)
        var held: PaymentStart?
        stage.checkout.addEventListener(.paymentStart) { held = $0.hold() }
        await stage.becomeReady()
        _ = await stage.hear { stage.choose("PAYPAL") }
        _ = await stage.hear { stage.glue?.attemptEnded() }
        #expect(held?.continuePaymentCreation() == false)
        #expect(stage.backend.created == [])
    }

    @Test(arguments: SDKVersion.allCases)
    func `the glue that ends gives the app its handler back`(version: SDKVersion) async throws {
        let asked = Count()
        let stage = try InlineStage(version) { session in
            session.onBeforePaymentCreate = { _, decide in
                _ = asked.next("own")
                decide(.continuePaymentCreation())
            }
        }
        await stage.becomeReady()
        stage.glue?.end()
        await stage.appear()
        _ = await stage.hear { stage.choose("PAYPAL") }
        #expect(asked.value == 1)
        #expect(stage.backend.created.count == 1)
    }
}
