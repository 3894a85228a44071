import PrimerEvents

/// Events in the short words of the stories: the letter of the component, the name, what distinguishes it.
///
/// C `primer-checkout`, M `primer-payment-method-container`, V `primer-vault-manager`, F `primer-card-form`, N
/// `primer-input-card-number`.
enum Story {
    static func line(_ event: AnyEvent) -> String {
        let letter =
            switch event.originName.map(ComponentName.init(rawValue:)) {
            case .checkout?: "C"
            case .paymentMethodContainer?: "M"
            case .vaultManager?: "V"
            case .cardForm?: "F"
            case .cardNumberInput?: "N"
            default: event.originName ?? "nowhere"
            }
        let fields = fields(of: event.detail).compactMap(\.self)
        let name = event.type.dropFirst("primer:".count)
        return "\(letter) \(name)\(fields.isEmpty ? "" : "{\(fields.joined(separator: ", "))}")"
    }

    private static func fields(of detail: any EventDetail) -> [String?] {
        switch detail {
        case let change as StateChange: state(change)
        case let start as PaymentStart: [start.paymentMethodType.rawValue]
        case let success as PaymentSuccess:
            [success.payment.id, success.status?.rawValue, success.paymentMethodType?.rawValue]
        case let failure as PaymentFailure:
            [failure.error.code.rawValue, failure.payment?.id, failure.retryAdvice.rawValue]
        case let cancel as PaymentCancel: [cancel.paymentMethodType.rawValue]
        case let update as MethodsUpdate: update.methods.map(\.type.rawValue)
        case let update as VaultMethodsUpdate: update.vaultedPayments.map(\.id)
        case let selection as VaultSelectionChange: [selection.paymentMethodId ?? "null"]
        case let data as BinDataAvailable: [data.status.rawValue, data.preferred?.network.rawValue]
        case let change as CardNetworkChange: [change.networks?.detectedCardNetwork?.network.rawValue ?? "null"]
        case let error as CardError: error.errors.map { "\($0.name) \($0.error)" }
        default: []
        }
    }

    private static func state(_ change: StateChange) -> [String?] {
        let fields = [
            change.isLoading ? "isLoading" : nil, change.isProcessing ? "isProcessing" : nil,
            change.isSuccessful ? "isSuccessful" : nil,
            change.primerJsError.map { "primerJsError \($0.code)" },
            change.paymentFailure.map { "paymentFailure \($0.code)" },
        ].compactMap(\.self)
        return fields.isEmpty ? ["all false"] : fields
    }
}
