import Foundation

extension HostileLine {
    static let lifecycle: [HostileLine] = [
        HostileLine("primer:state-change", "\"CANARY\"", "detail: expected an object or null, found a string"),
        HostileLine(
            "primer:state-change", #"{"isLoading":"CANARY"}"#,
            "detail.isLoading: expected true or false, found a string"),
        HostileLine(
            "primer:state-change", #"{"isLoading":true,"isProcessing":true}"#,
            "detail.isSuccessful: expected true or false, found nothing"),
        HostileLine(
            "primer:state-change",
            #"{"isLoading":true,"isProcessing":true,"isSuccessful":true,"primerJsError":"CANARY"}"#,
            "detail.primerJsError: expected an object, found a string"),
        HostileLine(
            "primer:state-change",
            #"{"isLoading":true,"isProcessing":true,"isSuccessful":true,"paymentFailure":{"CANARY":1}}"#,
            "detail.paymentFailure.code: expected a string, found nothing"),
        HostileLine("primer:methods-update", #"{"CANARY":1}"#, "detail: expected an array, found an object"),
        HostileLine("primer:methods-update", "{}", "detail: expected an array, found an object"),
        HostileLine("primer:methods-update", "null", "detail: expected an array, found null"),
        HostileLine(
            "primer:methods-update", #"[{"type":"CANARY"},{"type":7}]"#,
            "detail[1].type: expected a string, found a number"),
        HostileLine(
            "primer:checkout-dismissed", #"{"attempt":true}"#, "detail.attempt: expected a string, found a bool"),
        HostileLine(
            "primer:show-other-payments-toggled", #"{"expanded":"CANARY"}"#,
            "detail.expanded: expected true or false, found a string"),
        HostileLine("primer:card-submit", #"{"source":7}"#, "detail.source: expected a string, found a number"),
        HostileLine("primer:card-submit", "[]", "detail: expected an object or null, found an array"),
        HostileLine("primer:vault-submit", #"{"source":[]}"#, "detail.source: expected a string, found an array"),
        HostileLine(
            "primer:show-other-payments-toggle", #"{"action":{}}"#, "detail.action: expected a string, found an object"),
    ]

    static let payment: [HostileLine] = [
        HostileLine("primer:payment-start", "\"CANARY\"", "detail: expected an object, found a string"),
        HostileLine(
            "primer:payment-start", #"{"timestamp":1}"#,
            "detail.paymentMethodType: expected a string, found nothing"),
        HostileLine(
            "primer:payment-start", #"{"paymentMethodType":"CANARY","timestamp":1e400}"#,
            "detail.timestamp: expected a whole number that fits 64 bits, found a number"),
        HostileLine(
            "primer:payment-start", #"{"paymentMethodType":"CANARY","timestamp":9223372036854775808}"#,
            "detail.timestamp: expected a whole number that fits 64 bits, found a number"),
        HostileLine("primer:payment-success", "\"CANARY\"", "detail: expected an object, found a string"),
        HostileLine(
            "primer:payment-success", #"{"payment":{"id":4242},"timestamp":1}"#,
            "detail.payment.id: expected a string, found a number"),
        HostileLine(
            "primer:payment-success", #"{"payment":{"paymentMethodData":{"last4Digits":4242}},"timestamp":1}"#,
            "detail.payment.paymentMethodData.last4Digits: expected a string, found a number"),
        HostileLine(
            "primer:payment-success", #"{"payment":{},"payment":"CANARY","timestamp":1}"#,
            "detail.payment: expected an object, found a string"),
        HostileLine(
            "primer:payment-success", #"{"payment":{},"timestamp":1,"amount":49.99}"#,
            "detail.amount: expected a whole number that fits 64 bits, found a number"),
        HostileLine(
            "primer:payment-failure", #"{"timestamp":1}"#, "detail.error: expected an object, found nothing"),
        HostileLine(
            "primer:payment-failure", #"{"error":{"code":"CANARY","message":"CANARY","origin":1},"timestamp":1}"#,
            "detail.error.origin: expected a string, found a number"),
        HostileLine(
            "primer:payment-failure",
            #"{"error":{"code":"CANARY","message":"CANARY","diagnosticsId":1},"timestamp":1}"#,
            "detail.error.diagnosticsId: expected a string or null, found a number"),
        HostileLine(
            "primer:payment-cancel", #"{"paymentMethodType":"CANARY"}"#,
            "detail.timestamp: expected a whole number that fits 64 bits, found nothing"),
        HostileLine(
            "primer:payment-approval-required", #"{"paymentAttemptId":["CANARY"]}"#,
            "detail.paymentAttemptId: expected a string, found an array"),
        HostileLine(
            "primer:shipping-address-change",
            #"{"paymentMethodType":"CANARY","shippingAddress":{"city":7},"timestamp":1}"#,
            "detail.shippingAddress.city: expected a string, found a number"),
        HostileLine(
            "primer:shipping-option-change",
            #"{"paymentMethodType":"CANARY","selectedShippingOption":"CANARY","timestamp":1}"#,
            "detail.selectedShippingOption: expected an object, found a string"),
    ]

    static let cardAndVault: [HostileLine] = [
        HostileLine(
            "primer:vault-methods-update", #"{"vaultedPayments":{"CANARY":1},"timestamp":1}"#,
            "detail.vaultedPayments: expected an array, found an object"),
        HostileLine(
            "primer:vault-methods-update",
            #"""
            {"vaultedPayments":[{"id":"CANARY","analyticsId":"CANARY","paymentMethodType":"CANARY",
            "paymentInstrumentType":"PAYMENT_CARD","paymentInstrumentData":{"expirationYear":2030}}],"timestamp":1}
            """#.replacingOccurrences(of: "\n", with: ""),
            "detail.vaultedPayments[0].paymentInstrumentData.expirationYear: expected a string, found a number"),
        HostileLine(
            "primer:vault-selection-change", #"{"timestamp":1}"#,
            "detail.paymentMethodId: expected a string or null, found nothing"),
        HostileLine(
            "primer:vault-selection-change", #"{"paymentMethodId":4242,"timestamp":1}"#,
            "detail.paymentMethodId: expected a string or null, found a number"),
        HostileLine(
            "primer:card-network-change", #"{"selectableCardNetworks":[{"network":"CANARY"}],"isLoading":true}"#,
            "detail.selectableCardNetworks[0].displayName: expected a string, found nothing"),
        HostileLine(
            "primer:bin-data-available", #"{"alternatives":[],"status":"CANARY"}"#,
            "detail.status: expected one of partial, complete, found a string"),
        HostileLine(
            "primer:bin-data-available",
            #"{"preferred":{"network":"CANARY","displayName":"CANARY","allowed":"CANARY"},"status":"partial"}"#,
            "detail.preferred.allowed: expected true or false, found a string"),
        HostileLine(
            "primer:bin-data-loading-change", #"{"loading":null}"#,
            "detail.loading: expected true or false, found null"),
        HostileLine(
            "primer:card-success", #"{"result":{"token":4242}}"#,
            "detail.result.token: expected a string, found a number"),
        HostileLine(
            "primer:card-error", #"{"errors":[{"name":"CANARY","error":"CANARY","message":{"CANARY":1}}]}"#,
            "detail.errors[0].message: expected a string, found an object"),
    ]

    /// Former shapes that are none either; the fields are called as they are today.
    static let formerShapes: [HostileLine] = [
        HostileLine(
            "primer:payment-success", #"{"paymentSummary":{"last4Digits":4242},"timestamp":1}"#,
            "detail.payment.paymentMethodData.last4Digits: expected a string, found a number"),
        HostileLine(
            "primer:payment-success", #"{"paymentSummary":["CANARY"],"timestamp":1}"#,
            "detail.payment: expected an object, found an array"),
        HostileLine(
            "primer-oncheckout-complete", #"{"id":"CANARY"}"#,
            "detail.payment: expected an object, found nothing", today: "primer:payment-success"),
        HostileLine(
            "primer-oncheckout-failure", #"{"error":"CANARY"}"#,
            "detail.error: expected an object, found a string", today: "primer:payment-failure"),
        HostileLine(
            "primer:payment-failure", #"{"error":{},"timestamp":1}"#,
            "detail.error.code: expected a string, found nothing"),
        HostileLine(
            "primer-state-changed",
            #"{"isLoading":true,"isProcessing":true,"isSuccessful":true,"failure":{"code":"CANARY","details":"CANARY"}}"#,
            "detail.paymentFailure.message: expected a string, found nothing", today: "primer:state-change"),
        HostileLine(
            "primer:state-change",
            #"{"isLoading":true,"isProcessing":true,"isSuccessful":true,"error":["CANARY"]}"#,
            "detail.primerJsError: expected an object, found an array"),
        HostileLine(
            "primer:methods-update", #"{"CANARY":[{"type":"CANARY"},{"type":{"CANARY":1}}]}"#,
            "detail[1].type: expected a string, found an object"),
        HostileLine(
            "primer:methods-update", #"{"CANARY":[],"CANARY2":[]}"#, "detail: expected an array, found an object"),
        HostileLine(
            "primer:vault:methods-update", #"{"vaultedPayments":{"CANARY":{"CANARY":{"id":7}}},"timestamp":1}"#,
            "detail.vaultedPayments[0].id: expected a string, found a number", today: "primer:vault-methods-update"),
        HostileLine(
            "primer:vault:methods-update",
            #"{"vaultedPayments":[{"id":"CANARY","paymentMethodType":"CANARY","network":7}],"timestamp":1}"#,
            "detail.vaultedPayments[0].paymentInstrumentData.network: expected a string, found a number",
            today: "primer:vault-methods-update"),
        HostileLine(
            "primer-card-submit-errors", #"{"errors":[{"name":"CANARY","error":7}]}"#,
            "detail.errors[0].error: expected a string, found a number", today: "primer:card-error"),
    ]
}
