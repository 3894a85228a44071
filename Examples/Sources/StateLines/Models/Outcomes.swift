import PrimerCheckoutStates
import PrimerEvents

// What `success` and `failure` carry.

extension PaymentResult: StateRecord {
    static var blank: PaymentResult { PaymentResult(paymentId: "", status: .pending) }

    static var fields: [StateField<PaymentResult>] {
        [
            .required("paymentId", \.paymentId),
            .required("status", \.status),
            .optional("token", \.token),
            .optional("redirectUrl", \.redirectUrl),
            .optional("errorMessage", \.errorMessage),
            .optional("amount", \.amount),
            .optional("currencyCode", \.currencyCode),
            .optional("paymentMethodType", \.paymentMethodType),
        ]
    }
}

extension PaymentStatus: NamedStateValue {
    var name: String {
        switch self {
        case .pending: "pending"
        case .success: "success"
        case .failed: "failed"
        }
    }
}

extension PrimerError: StateRecord {
    static var blank: PrimerError { PrimerError(errorId: "", diagnosticsId: "") }

    static var fields: [StateField<PrimerError>] {
        [
            .required("errorId", \.errorId),
            .required("diagnosticsId", \.diagnosticsId),
            .optional("recoverySuggestion", \.recoverySuggestion),
            .optional("errorDescription", \.errorDescription),
            .optional("plainDescription", \.plainDescription),
            .optional("transportCause", \.transportCause, otherwise: .none),
        ]
    }
}

extension PrimerError.TransportCause: NamedStateValue {}

extension PrimerCheckoutData: StateRecord {
    static var blank: PrimerCheckoutData { PrimerCheckoutData(payment: nil) }

    static var fields: [StateField<PrimerCheckoutData>] {
        [
            .optional("payment", \.payment),
            .optional("additionalInfo", \.additionalInfo),
            .optional("checkoutOutcome", \.checkoutOutcome),
        ]
    }
}

extension PrimerCheckoutDataPayment: StateRecord {
    static var blank: PrimerCheckoutDataPayment { PrimerCheckoutDataPayment(id: nil, orderId: nil) }

    static var fields: [StateField<PrimerCheckoutDataPayment>] {
        [
            .optional("id", \.id),
            .optional("orderId", \.orderId),
            .optional("paymentFailureReason", \.paymentFailureReason),
            .optional("status", \.status),
        ]
    }
}

extension PrimerPaymentErrorCode: NamedStateValue {}

extension PrimerCheckoutOutcome: NamedStateValue {}

extension PrimerCheckoutAdditionalInfo: StateValue {
    static var expected: String { "an object" }

    /// The names in it are the payment method's own, so none of them stands in an error.
    init(_ json: JSONValue) throws(StateLineError) {
        guard let object = json.objectValue else { throw Self.unexpected(json) }
        var values: [String: String] = [:]
        for member in object.members { values[member.name] = try String(member.value) }
        self.init(values: values)
    }

    /// The members in the order of their names, as a dictionary has none.
    var json: JSONValue {
        .object(JSONObject(values.sorted { $0.key < $1.key }.map { ($0.key, $0.value.json) }))
    }
}
