import PrimerEvents

@testable import PrimerCheckoutStates

/// Inputs and events in the short words of the tables in these tests.
///
/// Components are C `primer-checkout`, M `primer-payment-method-container`, V `primer-vault-manager`, F
/// `primer-card-form`, N `primer-input-card-number`, as in the catalogue.
enum Story {
    static let now = UnixSeconds(seconds: 1_700_000_000)

    // MARK: Inputs

    static let ready = PrimerCheckoutState.ready(clientSession: PrimerClientSession(orderId: "order-1"))
    static let paid = PrimerCheckoutState.success(
        PaymentResult(paymentId: "pay_1", status: .success, paymentMethodType: "PAYPAL"))
    static let declined = PrimerCheckoutState.failure(
        PrimerError(errorId: "payment-failed", diagnosticsId: "d-1"),
        checkoutData: PrimerCheckoutData(
            payment: PrimerCheckoutDataPayment(id: "pay_1", orderId: "order-1", status: "FAILED")))
    static let badConfiguration = PrimerCheckoutState.failure(
        PrimerError(errorId: "missing-configuration", diagnosticsId: "d-2"))
    static let savedCard = VaultedPaymentMethod(
        id: "s-1", paymentMethodType: "PAYMENT_CARD", paymentInstrumentType: .paymentCard,
        paymentInstrumentData: PaymentInstrumentData(last4Digits: "4242", network: "VISA"), analyticsId: "a")

    // MARK: Events

    static func line(_ detail: any EventDetail, from component: String) -> String {
        let letter =
            switch ComponentName(rawValue: component) {
            case .checkout: "C"
            case .paymentMethodContainer: "M"
            case .vaultManager: "V"
            case .cardForm: "F"
            case .cardNumberInput: "N"
            default: component
            }
        let name = type(of: detail).eventType.dropFirst("primer:".count)
        return "\(letter) \(name)\(fields(of: detail))"
    }

    private static func fields(of detail: any EventDetail) -> String {
        let fields: [String?] =
            switch detail {
            case let change as StateChange: stateFields(change)
            case let start as PaymentStart: [start.paymentMethodType.rawValue]
            case let success as PaymentSuccess:
                [success.payment.id, success.status?.rawValue, success.paymentMethodType?.rawValue]
            case let failure as PaymentFailure:
                [failure.error.code.rawValue, failure.error.origin?.rawValue, failure.payment?.id]
            case let cancel as PaymentCancel: [cancel.paymentMethodType.rawValue, cancel.payment?.id]
            case let dismissal as CheckoutDismissed:
                [dismissal.attempt?.rawValue, dismissal.paymentMethodType?.rawValue]
            case let card as CardSuccess: [card.result.success.map { "success \($0)" }, card.result.paymentId]
            case let update as MethodsUpdate: update.methods.map(\.type.rawValue)
            case let update as VaultMethodsUpdate:
                update.vaultedPayments.map(\.id) + [update.cvvRecapture.map { "cvvRecapture \($0)" }]
            case let selection as VaultSelectionChange: [selection.paymentMethodId ?? "null"]
            case let change as BinDataLoadingChange: ["\(change.loading)"]
            case let data as BinDataAvailable: [data.status.rawValue, data.preferred?.network.rawValue]
            case let change as CardNetworkChange: [change.networks?.detectedCardNetwork?.network.rawValue ?? "null"]
            case let error as CardError: error.errors.map(\.error)
            default: []
            }
        let present = fields.compactMap(\.self)
        return present.isEmpty ? "" : "{\(present.joined(separator: ", "))}"
    }

    private static func stateFields(_ change: StateChange) -> [String?] {
        let fields = [
            change.isLoading ? "isLoading" : nil,
            change.isProcessing ? "isProcessing" : nil,
            change.isSuccessful ? "isSuccessful" : nil,
            change.primerJsError.map { "primerJsError \($0.code)" },
            change.paymentFailure.map { "paymentFailure \($0.code)" },
        ].compactMap(\.self)
        return fields.isEmpty ? ["all false"] : fields
    }

    static func line(_ output: AdapterOutput) -> String {
        switch output {
        case .dispatch(let detail, let component): line(detail, from: component.rawValue)
        case .ask(_, let type, let component): "ask \(type) from \(component.rawValue)"
        case .answer(let call, let decision): "answer \(call) \(decision)"
        case .abandon: "abandon"
        case .leave: "leave"
        case .diagnose(let diagnostic): "diagnostic \(diagnostic.caseName)"
        }
    }
}

extension Diagnostic {
    /// The code and the values that the diagnostic was made of, without the sentences for developers.
    var caseName: String { Self.namesOfMade[of(checkout: nil)] ?? code.rawValue }

    private static let namesOfMade: [Diagnostic: String] = {
        var names: [Diagnostic: String] = [.successAfterDismissal(nil): "successAfterDismissal nil"]
        for state in NativeStateName.allCases {
            names[.stateDropped(state)] = "dropped \(state.rawValue)"
            names[.stateRepeated(state)] = "repeated \(state.rawValue)"
            names[.stateUnexpected(state)] = "unexpected \(state.rawValue)"
            names[.stateUnsupported(state)] = "unsupported \(state.rawValue)"
        }
        for method in [PaymentMethodType.paymentCard, .payPal, .klarna, .applePay, .googlePay, .stripeACH] {
            names[.successAfterDismissal(method)] = "successAfterDismissal \(method)"
            names[.outcomeUnknown(method)] = "outcomeUnknown \(method)"
        }
        for attempt in 1...9 {
            names[.attemptReplaced(attempt: attempt)] = "attemptReplaced \(attempt)"
            names[.attemptSuperseded(attempt: attempt)] = "attemptSuperseded \(attempt)"
        }
        return names
    }()
}
