import PrimerEvents

// The code of the guide "Migrating from Primer's web events", where the compiler sees it.

@MainActor
final class MigratedScreen {
    var hasExpressMethod = false
    var canSubmit = false
    var networks: [PaymentCardNetwork] = []
    var termsAccepted = true
    var idempotencyKey = "order-1-1"
    var savedMethods: [VaultedPaymentMethodSummary] = []
    var needsCVV = false
    var canPayWithSaved = false
    var told: [String] = []

    func report(_ code: ErrorCode, _ diagnosticsId: String?) { told.append("report \(code.rawValue)") }
    func confirm(_ id: String?, _ method: PaymentMethodType?) { told.append("confirm \(id ?? "")") }
    func offerRetry() { told.append("retry") }
    func verifyOnServer(_ id: String?) { told.append("verify \(id ?? "")") }
    func render(_ state: StateChange) { told.append("render") }
}

struct SignedInUser: Sendable {
    var fullName: String
}

@MainActor
enum Migrated {
    static func start(_ checkout: Checkout, user: SignedInUser, show: @escaping @Sendable (Int) -> Void) {
        checkout.addEventListener(.ready, replaying: .latest) { event in
            let primer = event.detail.controls
            Task {
                try await primer.setCardholderName(user.fullName)
                let methods = try await primer.getPaymentMethods()
                show(methods.count)
            }
        }
    }

    static func progress(_ checkout: Checkout, _ screen: MigratedScreen) {
        checkout.addEventListener(.methodsUpdate, replaying: .latest) { event in
            screen.hasExpressMethod = event.detail.methods.contains { $0.type == .applePay || $0.type == .googlePay }
        }
        checkout.addEventListener(.stateChange, replaying: .latest) { event in
            screen.canSubmit = !event.detail.isLoading && !event.detail.isProcessing
            if let error = event.detail.primerJsError { screen.report(error.code, error.diagnosticsId) }
        }
        checkout.addEventListener(.binDataAvailable) { event in
            screen.networks = event.detail.selectableNetworks.map(\.network)
        }
    }

    static func gate(_ checkout: Checkout, _ screen: MigratedScreen) {
        checkout.addEventListener(.paymentStart) { event in
            event.preventDefault()
            let payment = event.detail
            if screen.termsAccepted {
                payment.continuePaymentCreation(idempotencyKey: screen.idempotencyKey)
            } else {
                payment.abortPaymentCreation()
            }
        }
    }

    static func outcomes(_ checkout: Checkout, _ screen: MigratedScreen) {
        checkout.addEventListener(.paymentSuccess) { event in
            screen.confirm(event.detail.payment.id, event.detail.paymentMethodType)
        }
        checkout.addEventListener(.paymentFailure) { event in
            switch event.detail.retryAdvice {
            case .offerRetry, .nothingWasCreated, .shopperCancelled: screen.offerRetry()
            case .verifyOnServerFirst: screen.verifyOnServer(event.detail.payment?.id)
            case .fixIntegration: screen.report(event.detail.error.code, event.detail.error.diagnosticsId)
            }
        }
    }

    static func saved(_ checkout: Checkout, _ screen: MigratedScreen) {
        checkout.addEventListener(.vaultMethodsUpdate, replaying: .latest) { event in
            screen.savedMethods = event.detail.vaultedPayments
            screen.needsCVV = event.detail.cvvRecapture ?? false
        }
        checkout.addEventListener(.vaultSelectionChange) { event in
            screen.canPayWithSaved = event.detail.paymentMethodId != nil
        }
    }

    static func paySaved(_ checkout: Checkout, id: String, cvv: String?) async throws {
        try await checkout.controls.vault.startPayment(id: id, cvv: cvv)
        try await checkout.controls.vault.delete(id: id)
    }

    static func submit(_ checkout: Checkout) async throws {
        checkout.dispatchEvent(CardSubmit(source: "pay-button"))
        try await checkout.controls.refreshSession()
    }

    static func tidyUp(_ checkout: Checkout, _ screen: MigratedScreen) {
        let controller = AbortController()
        checkout.addEventListener(.stateChange, signal: controller.signal) { event in screen.render(event.detail) }
        controller.abort()
    }
}
