public import PrimerCheckoutStates

/// One line of a file of native states: a state, and the checkout that is in it.
///
/// Each line is one JSON object. Its members, and those of the objects in it, have the names of the native models:
///
/// ```json
/// {"checkout":"checkout-1","state":"initializing"}
/// {"checkout":"checkout-1","state":"ready","clientSession":{"orderId":"order-1001","totalAmount":4999}}
/// {"checkout":"checkout-1","state":"failure","error":{"errorId":"payment-failed","diagnosticsId":"diag-1"},
///  "checkoutData":{"payment":{"id":"pay_1","paymentFailureReason":"payment-failed","status":"FAILED"}}}
/// {"checkout":"checkout-1","state":"success","result":{"paymentId":"pay_2","status":"pending","amount":4999}}
/// {"checkout":"checkout-1","state":"dismissed"}
/// ```
///
/// (The third stands on one line, too.) `clientSession`, `error` and `result` are always there, `checkoutData` where a
/// payment had been created. What is `nil` is left out, also a `transportCause` of `none`; amounts are minor units;
/// `checkoutData.additionalInfo` is an object of strings. Members that nobody knows are ignored.
public struct StateLine: Sendable, Equatable {
    /// The id of the checkout.
    public var checkout: String

    /// The state that it is in.
    public var state: PrimerCheckoutState

    /// A state of a checkout.
    public init(checkout: String, state: PrimerCheckoutState) {
        self.checkout = checkout
        self.state = state
    }
}
