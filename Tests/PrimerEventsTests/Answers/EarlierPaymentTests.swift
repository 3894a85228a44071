import PrimerEvents
import Testing

/// Whether an attempt says that an earlier payment may exist: then a gate must not choose another idempotency key.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct EarlierPaymentTests {
    /// What became of an attempt that was allowed.
    enum Ending: Sendable, CaseIterable {
        case success, decline, networkFailure, unstatedFailure, abortFailure, shopperFailure, cancel, backedOut, nothing
    }

    nonisolated static let stories: [(endings: [Ending], mayExist: Bool)] = [
        ([], false),
        ([.networkFailure], true),
        ([.unstatedFailure], true),
        ([.nothing], true),
        ([.decline], false),
        ([.abortFailure], false),
        ([.shopperFailure], false),
        ([.cancel], false),
        ([.backedOut], false),
        ([.success], false),
        // What creates nothing leaves the payment before it as it was.
        ([.networkFailure, .abortFailure], true),
        ([.networkFailure, .shopperFailure], true),
        ([.networkFailure, .cancel], true),
        ([.networkFailure, .backedOut], true),
        ([.nothing, .cancel], true),
        // A success or a decline tells what became of it.
        ([.networkFailure, .decline], false),
        ([.networkFailure, .success], false),
        ([.nothing, .decline], false),
        ([.decline, .nothing], true),
        ([.decline, .networkFailure], true),
    ]

    @Test(arguments: stories)
    func `an attempt says whether an earlier payment may exist`(endings: [Ending], mayExist: Bool) async throws {
        let hub = PrimerEventHub(diagnostics: { _ in })
        let checkout = hub.addCheckout()
        var attempts: [PaymentAttempt] = []
        checkout.addEventListener(.paymentStart) { event in attempts.append(event.detail.attempt) }
        for ending in endings {
            _ = await checkout.requestPaymentCreation(.paymentCard)
            end(checkout, ending)
        }
        _ = await checkout.requestPaymentCreation(.paymentCard)
        #expect(try #require(attempts.last).earlierPaymentMayExist == mayExist)
    }

    private func end(_ checkout: Checkout, _ ending: Ending) {
        let now = UnixSeconds(seconds: 1)
        func fail(_ code: ErrorCode, _ origin: ErrorOrigin?) {
            checkout.dispatchEvent(
                PaymentFailure(error: PaymentFailureError(code: code, origin: origin), timestamp: now))
        }
        switch ending {
        case .success: checkout.dispatchEvent(PaymentSuccess(payment: PaymentSummary(id: "pay_1"), timestamp: now))
        case .decline: fail(.paymentFailed, .payment)
        case .networkFailure: fail(.serverError, .network)
        case .unstatedFailure: fail(.serverError, nil)
        case .abortFailure: fail(.paymentAborted, nil)
        case .shopperFailure: fail(.paymentCancelled, .user)
        case .cancel: checkout.dispatchEvent(PaymentCancel(paymentMethodType: .paymentCard, timestamp: now))
        case .backedOut: checkout.attemptEnded()
        case .nothing: break
        }
    }
}
