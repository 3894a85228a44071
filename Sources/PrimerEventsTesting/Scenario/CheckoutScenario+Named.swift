import PrimerCheckoutStates
import PrimerEvents

/// The scenarios that every checkout knows, to be played as they are or as the beginning of others.
extension CheckoutScenario {
    /// All of them, for a test that runs with each.
    public static let all: [CheckoutScenario] = [
        .success, .pending, .declineThenRetry, .networkFailure, .shopperCancels, .payPalClosed, .initFailure,
        .failedRefresh, .threeDS, .vaultWithCVV, .heldAndAborted, .dismissedWhileProcessing, .lateSuccess, .dismissed,
    ]

    /// A card is typed and paid with.
    public static let success = CheckoutScenario("success", onceReady: [.cardTyped(), .payment(), .succeeded()])

    /// A payment whose outcome only the server learns: with a method that is not settled at once.
    public static let pending = CheckoutScenario("pending", onceReady: [.payment(.klarna), .pending()])

    /// A card is declined, and the next attempt succeeds.
    public static let declineThenRetry = CheckoutScenario(
        "decline then retry",
        onceReady: [.cardTyped(), .payment(), .declined(), .payment(), .succeeded(paymentId: "pay_2")])

    /// The network fails: the payment may exist.
    public static let networkFailure = CheckoutScenario("network failure", onceReady: [.payment(), .networkFailed])

    /// The shopper closes a wallet's sheet.
    public static let shopperCancels = CheckoutScenario("shopper cancels", onceReady: [.payment(.applePay), .wentBack])

    /// The shopper closes PayPal's pop-up; on the web one tap and one closed pop-up give several events each.
    public static let payPalClosed = CheckoutScenario("PayPal closed", onceReady: [.payment(.payPal), .wentBack])

    /// The checkout cannot start.
    public static let initFailure = CheckoutScenario("init failure", [.initializing, .couldNotLoad()])

    /// Loading again fails once, and then succeeds.
    public static let failedRefresh = CheckoutScenario(
        "failed refresh", onceReady: [.initializing, .couldNotLoad(), .initializing, .ready()])

    /// A card that asks for a 3DS challenge.
    public static let threeDS = CheckoutScenario(
        "3DS", onceReady: [.payment(), .dialogOpened, .dialogClosed, .succeeded()])

    /// A saved card whose security code is typed again.
    public static let vaultWithCVV = CheckoutScenario(
        "vault with CVV",
        onceReady: [
            .vaultMethods(cvvRecapture: true), .vaultSelection(id: "vault-1"),
            .dispatch(VaultSubmit(), from: .vaultManager), .payment(source: .vaultedMethod), .succeeded(),
        ])

    /// A gate holds the payment and aborts it.
    public static let heldAndAborted = CheckoutScenario(
        "held and aborted", onceReady: [.payment(isHeld: true), .answer(.abort())])

    /// The shopper closes the checkout while a payment is under way: it may exist.
    public static let dismissedWhileProcessing = CheckoutScenario(
        "dismissed while processing", onceReady: [.payment(), .dismissed])

    /// The same, and the payment succeeds afterwards.
    public static let lateSuccess = CheckoutScenario(
        "late success", dismissedWhileProcessing.steps + [.succeeded()])

    /// The shopper closes the checkout without paying.
    public static let dismissed = CheckoutScenario("dismissed", onceReady: [.dismissed])
}
