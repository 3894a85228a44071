import Foundation
import PrimerCheckoutStates
import PrimerSDK
import Testing

@testable import SDKGlue

@Suite("What the glue reads from the SDK's errors and decisions")
struct SDKModelTests {
    private struct Internal: PrimerErrorProtocol {
        let errorId: String
        var exposedError: any Error { self }
        var diagnosticsId: String { "d" }
        var analyticsContext: [String: Any] { [:] }
        var isReportable: Bool { false }
    }

    @Test(arguments: [
        ("network-failed-after-retries", PrimerCheckoutStates.PrimerError.TransportCause.other),
        ("server-error", .other),
        ("no-data", .other), ("invalid-response", .other), ("failed-to-decode", .other), ("underlying-errors", .other),
        ("unauthorized", .none), ("invalid-value", .none),
    ])
    func `the id of the error inside says whether the request failed on its way`(
        id: String, cause: PrimerCheckoutStates.PrimerError.TransportCause
    ) {
        let error = PrimerSDK.PrimerError.underlyingErrors(errors: [Internal(errorId: id)])
        #expect(PrimerCheckoutStates.PrimerError(error).transportCause == cause)
        let nested = PrimerSDK.PrimerError.underlyingErrors(errors: [error])
        #expect(PrimerCheckoutStates.PrimerError(nested).transportCause == cause)
        let start = PrimerSDK.PrimerError.failedToCreateSession(error: Internal(errorId: id))
        #expect(PrimerCheckoutStates.PrimerError(start).transportCause == cause)
    }

    @Test func `a timeout takes precedence over other causes`() {
        let errors: [any Error] = [Internal(errorId: "server-error"), URLError(.timedOut)]
        let error = PrimerSDK.PrimerError.underlyingErrors(errors: errors)
        #expect(PrimerCheckoutStates.PrimerError(error).transportCause == .timeout)
    }

    @Test func `an error without one inside has no transport cause`() {
        #expect(PrimerCheckoutStates.PrimerError(PrimerSDK.PrimerError.unknown()).transportCause == .none)
    }

    @Test func `checkout data come with payment and outcome`() {
        let payment = PrimerSDK.PrimerCheckoutDataPayment(
            id: "pay_1", orderId: "order-1", paymentFailureReason: .cancelledByCustomer, status: "FAILED")
        let data = PrimerSDK.PrimerCheckoutData(payment: payment, checkoutOutcome: .failure)
        let ours = PrimerCheckoutStates.PrimerCheckoutData(data, of: .unknown())
        #expect(
            ours?.payment
                == .init(id: "pay_1", orderId: "order-1", paymentFailureReason: .cancelledByCustomer, status: "FAILED"))
        #expect(ours?.checkoutOutcome == .failure)
    }

    @Test func `what a decision of the SDK says can be read`() {
        #expect(PrimerSDK.PrimerPaymentCreationDecision.continuePaymentCreation().content == .continuePaymentCreation())
        #expect(
            PrimerSDK.PrimerPaymentCreationDecision.continuePaymentCreation(withIdempotencyKey: "k").content
                == .continuePaymentCreation(withIdempotencyKey: "k"))
        #expect(
            PrimerSDK.PrimerPaymentCreationDecision.abortPaymentCreation(withErrorMessage: "No.").content
                == .abortPaymentCreation(withErrorMessage: "No."))
    }

    @Test func `without checkout data the error names its payment`() {
        let error = PrimerSDK.PrimerError.paymentFailed(
            paymentMethodType: "PAYMENT_CARD", paymentId: "pay_1", orderId: "order-1", status: "FAILED")
        let data = PrimerCheckoutStates.PrimerCheckoutData(nil, of: error)
        #expect(data?.payment == .init(id: "pay_1", orderId: "order-1", status: "FAILED"))
        #expect(PrimerCheckoutStates.PrimerCheckoutData(nil, of: .unknown()) == nil)
    }
}
