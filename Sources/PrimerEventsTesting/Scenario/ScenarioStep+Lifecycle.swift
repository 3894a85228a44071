public import PrimerCheckoutStates
public import PrimerEvents

/// Steps that have nothing to do with a payment.
extension CheckoutScenario.Step {
    /// The SDK loads, for the first time or, once it was ready, again.
    public static var initializing: Self { Self("the SDK is initializing", .initializing) }

    /// The SDK has loaded.
    public static func ready(
        _ clientSession: PrimerClientSession = PrimerClientSession(
            orderId: "order-1001", currencyCode: "GBP", totalAmount: 4_200)
    ) -> Self {
        Self("the SDK is ready", .ready(clientSession))
    }

    /// The payment methods on offer are known or changed.
    public static func paymentMethods(_ types: [PaymentMethodType] = [.paymentCard, .payPal]) -> Self {
        Self("the payment methods are known", .paymentMethods(types))
    }

    /// The SDK could not load: an init failure before it was ready, else a failed refresh.
    ///
    /// - Parameter error: By default an expired client token.
    public static func couldNotLoad(
        _ error: PrimerError = PrimerError(
            errorId: "invalid-client-token", diagnosticsId: "diag-load",
            plainDescription: "The client token has expired")
    ) -> Self {
        Self("the SDK could not load", .couldNotLoad(error))
    }

    /// The customer's saved methods are known or changed.
    ///
    /// - Parameters:
    ///   - methods: By default one card, `vault-1`.
    ///   - cvvRecapture: Whether the security code has to be typed again.
    public static func vaultMethods(
        _ methods: [VaultedPaymentMethod] = [.scripted], cvvRecapture: Bool? = nil
    ) -> Self {
        Self("the saved methods are known", .vaultMethods(methods, cvvRecapture: cvvRecapture))
    }

    /// The shopper selects a saved method, or none any more.
    public static func vaultSelection(id: String?) -> Self {
        Self(
            id == nil ? "the shopper deselects the saved method" : "the shopper selects a saved method",
            .vaultSelection(id))
    }

    /// The shopper types a card number, which is looked up.
    ///
    /// - Parameter found: What the look-up finds; by default a Visa card.
    public static func cardTyped(finding found: BinDataAvailable = .scripted) -> Self {
        Self("the shopper types a card number", .cardTyped(found))
    }

    /// The shopper submits a card form that has errors in it.
    public static func cardErrors(
        _ errors: [CardFieldError] = [
            CardFieldError(field: "cardNumber", name: "cardNumber", error: "INVALID", message: "Invalid card number")
        ]
    ) -> Self {
        Self("the card form has errors", .cardErrors(errors))
    }

    /// The shopper closes the checkout.
    public static var dismissed: Self { Self("the shopper closes the checkout", .dismissed) }

    /// The host cancels the session, to begin another.
    public static var sessionCancelled: Self { Self("the host cancels the session", .sessionCancelled) }

    /// Time passes, and what falls due meanwhile happens, also while a payment is undecided.
    public static func timePasses(_ seconds: Double) -> Self {
        Self("\(seconds) s pass", .timePasses(seconds), waitsForDecision: false)
    }

    /// An event is dispatched from a component: a trigger, an event of the app's own, one that only the web has.
    public static func dispatch(_ detail: some EventDetail, from component: ComponentName = .checkout) -> Self {
        Self("\(detail.eventName) is dispatched", .dispatch(detail, from: component), waitsForDecision: false)
    }

    /// The host reports something to the adapter that no other step does; left out where the events come from the web.
    public static func report(_ title: String, _ report: @escaping @Sendable (StateEventAdapter) -> Void) -> Self {
        Self(title, .report(report), waitsForDecision: false)
    }
}

extension VaultedPaymentMethod {
    /// The saved card of the scenarios, `vault-1`.
    public static var scripted: VaultedPaymentMethod {
        VaultedPaymentMethod(
            id: "vault-1", paymentMethodType: "PAYMENT_CARD", paymentInstrumentType: .paymentCard,
            paymentInstrumentData: PaymentInstrumentData(last4Digits: "1111", network: "VISA"),
            analyticsId: "analytics-1")
    }
}

extension BinDataAvailable {
    /// The card that is typed in the scenarios: a Visa.
    public static var scripted: BinDataAvailable {
        BinDataAvailable(
            preferred: BinDataDetails(network: .visa, displayName: "Visa", allowed: true), status: .complete)
    }
}
