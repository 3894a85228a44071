public import PrimerCheckoutStates
public import PrimerEvents

/// Steps of a payment, from its start to its outcome.
extension CheckoutScenario.Step {
    /// The shopper pays: `primer:payment-start`, whose listeners decide whether the payment is created.
    ///
    /// One that a gate aborts gets the outcome that the SDK gives it, and the steps which belong to it are left out.
    ///
    /// - Parameters:
    ///   - method: What the shopper pays with.
    ///   - source: What the payment is made with; by default a new card, for other types the method of the list.
    ///   - isHeld: Whether the scenario itself holds the payment, to answer by ``answer(_:)``, beside the app's gates.
    public static func payment(
        _ method: PaymentMethodType = .paymentCard, source: PaymentSource? = nil, isHeld: Bool = false
    ) -> Self {
        let source = source ?? (method == .paymentCard ? .newCard : .otherMethod)
        let means =
            switch source {
            case .newCard: "a card"
            case .vaultedMethod: "a saved method"
            case .otherMethod: method.rawValue
            }
        return Self("the shopper pays with \(means)", .payment(method, source, isHeld: isHeld))
    }

    /// The scenario answers the payment that it holds.
    public static func answer(_ decision: PaymentDecision) -> Self {
        let title =
            switch decision {
            case .continue: "a gate lets the payment be created"
            case .abort: "a gate aborts the payment"
            }
        return Self(title, .answer(decision), waitsForDecision: false)
    }

    /// A 3DS challenge or a redirect opens over the checkout.
    public static var dialogOpened: Self { Self("a dialog opens", .dialogOpened) }

    /// The challenge or redirect closes.
    public static var dialogClosed: Self { Self("the dialog closes", .dialogClosed) }

    /// The payment is settled.
    public static func succeeded(paymentId: String = "pay_1") -> Self {
        Self("the payment succeeds", .succeeded(.success, paymentId: paymentId))
    }

    /// The payment came about and is not settled: the server learns how it ends.
    public static func pending(paymentId: String = "pay_1") -> Self {
        Self("the payment is pending", .succeeded(.pending, paymentId: paymentId))
    }

    /// The payment is declined: it exists and has failed.
    public static func declined(paymentId: String = "pay_1") -> Self {
        failed(
            PrimerError(
                errorId: "payment-failed", diagnosticsId: "diag-declined", plainDescription: "The payment was declined"),
            payment: PrimerCheckoutDataPayment(id: paymentId, orderId: "order-1001", status: "FAILED"),
            title: "the payment is declined")
    }

    /// The request to create the payment gets no answer: nobody knows whether the payment exists.
    public static var networkFailed: Self {
        failed(
            PrimerError(
                errorId: "failed-to-create-payment", diagnosticsId: "diag-network",
                plainDescription: "The request timed out", transportCause: .timeout),
            title: "the network fails")
    }

    /// The payment fails with an error of the native SDK; from the web, with the code that the web has for it.
    ///
    /// - Parameters:
    ///   - error: Why.
    ///   - payment: The payment, if one was created.
    ///   - title: What happens, in words.
    public static func failed(
        _ error: PrimerError, payment: PrimerCheckoutDataPayment? = nil, title: String = "the payment fails"
    ) -> Self {
        Self(title, .failed(error, payment))
    }

    /// The shopper goes back to the list, or closes a wallet's sheet or pop-up: the attempt ends without an outcome.
    public static var wentBack: Self { Self("the shopper goes back", .wentBack) }
}
