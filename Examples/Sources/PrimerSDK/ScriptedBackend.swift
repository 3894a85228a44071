/// What a client token leads to: what is on offer, how starts and refreshes fail, and how payments end.
@MainActor
package final class ScriptedBackend {
    /// How a payment ends.
    package enum Ending {
        case succeeds(id: String, PaymentStatus = .success)
        case isDeclined(id: String)
        case fails(PrimerError)
        /// The shopper backs out, of which the SDK reports nothing.
        case isLeft
        /// The request fails on its way, so that a payment may exist.
        case isLost
    }

    /// A payment that was created, and the key under which.
    package struct Created: Equatable {
        package let paymentMethodType: String
        package let idempotencyKey: String?
    }

    private static var backends: [String: ScriptedBackend] = [:]

    package let version: SDKVersion
    package var clientSession = PrimerClientSession(order: "order-1", currency: "GBP", amount: 4999)
    package var paymentMethods = [
        CheckoutPaymentMethod(type: "PAYMENT_CARD", name: "Card"),
        CheckoutPaymentMethod(type: "PAYPAL", name: "PayPal"),
    ]
    package var savedMethods: [PrimerHeadlessUniversalCheckout.VaultedPaymentMethod] = []
    /// The errors of the next starts, until they are used up.
    package var startErrors: [PrimerError] = []
    /// The errors of the next refreshes, until they are used up.
    package var refreshErrors: [PrimerError] = []
    /// How the next payments end; when they are used up, payments succeed.
    package var endings: [Ending] = []
    package private(set) var created: [Created] = []
    private var occurrences = 0

    package init(_ version: SDKVersion = .documented) { self.version = version }

    /// A backend behind a token.
    package static func add(token: String, _ version: SDKVersion = .documented) -> ScriptedBackend {
        let backend = ScriptedBackend(version)
        backends[token] = backend
        return backend
    }

    static func behind(_ token: String) -> ScriptedBackend { backends[token] ?? add(token: token) }

    /// An id for an occurrence of an error.
    func nextDiagnosticsId() -> String {
        occurrences += 1
        return "diag-\(occurrences)"
    }

    static func takeFirst<Value>(_ values: inout [Value]) -> Value? { values.isEmpty ? nil : values.removeFirst() }

    func nextStartError() -> PrimerError? { Self.takeFirst(&startErrors) }

    func nextRefreshError() -> PrimerError? { Self.takeFirst(&refreshErrors) }

    /// Creates a payment; `nil` where the SDK reports nothing of it.
    func create(_ type: String, idempotencyKey: String?, isSaved: Bool) -> PrimerCheckoutState? {
        created.append(Created(paymentMethodType: type, idempotencyKey: idempotencyKey))
        switch Self.takeFirst(&endings) ?? .succeeds(id: "pay_\(created.count)") {
        case .succeeds(let id, let status):
            let saysLittle = type == "PAYMENT_CARD" || isSaved
            return .success(
                PaymentResult(
                    paymentId: id, status: status, token: saysLittle ? id : nil,
                    amount: saysLittle ? nil : clientSession.totalAmount,
                    currencyCode: saysLittle ? nil : clientSession.currencyCode, paymentMethodType: type))
        case .isDeclined(let id):
            let error = PrimerError.paymentFailed(
                paymentMethodType: type, paymentId: id, orderId: clientSession.orderId, status: "FAILED",
                diagnosticsId: nextDiagnosticsId())
            let payment = PrimerCheckoutDataPayment(
                id: id, orderId: clientSession.orderId, paymentFailureReason: nil, status: "FAILED")
            let data = PrimerCheckoutData(payment: payment, checkoutOutcome: .failure)
            return .failure(error, checkoutData: version.failuresCarryPayment ? data : nil)
        case .fails(let error): return .failure(error)
        case .isLeft: return nil
        case .isLost:
            return .failure(
                .underlyingErrors(
                    errors: [InternalError.networkFailedAfterRetries], diagnosticsId: nextDiagnosticsId()))
        }
    }
}
