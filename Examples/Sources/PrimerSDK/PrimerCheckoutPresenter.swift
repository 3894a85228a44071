/// Told how a presented checkout ends.
@MainActor
public protocol PrimerCheckoutPresenterDelegate: AnyObject {
    /// The payment completed.
    func primerCheckoutPresenterDidCompleteWithSuccess(_ result: PaymentResult)
    /// An attempt or the initialisation failed.
    func primerCheckoutPresenterDidFailWithError(_ error: PrimerError, checkoutData: PrimerCheckoutData?)
    /// The shopper closed the sheet.
    func primerCheckoutPresenterDidDismiss()
}

/// Presents the checkout as a sheet: a stand-in that plays the script's outcomes one after the other.
@MainActor
public final class PrimerCheckoutPresenter {
    /// The one presenter.
    public static let shared = PrimerCheckoutPresenter()
    /// Told how the checkout ends.
    public weak var delegate: (any PrimerCheckoutPresenterDelegate)?

    /// Presents a checkout; the real one takes the presenting view controller, too.
    public static func presentCheckout(clientToken: String) {
        for outcome in CheckoutScript(clientToken: clientToken).outcomesOfManagedCheckout() { shared.tell(outcome) }
    }

    private func tell(_ outcome: PrimerCheckoutState) {
        switch outcome {
        case .success(let result): delegate?.primerCheckoutPresenterDidCompleteWithSuccess(result)
        case .failure(let error, let data):
            delegate?.primerCheckoutPresenterDidFailWithError(error, checkoutData: data)
        case .dismissed: delegate?.primerCheckoutPresenterDidDismiss()
        case .initializing, .ready: break
        }
    }
}

/// The managed checkout view; here it plays its outcomes when it appears.
@MainActor
public struct PrimerCheckout {
    private let clientToken: String
    private let onCompletion: (PrimerCheckoutState) -> Void

    /// A checkout that tells its outcomes.
    public init(clientToken: String, onCompletion: @escaping (PrimerCheckoutState) -> Void) {
        self.clientToken = clientToken
        self.onCompletion = onCompletion
    }

    /// Stands for the view's coming on the screen.
    public func appear() {
        for outcome in CheckoutScript(clientToken: clientToken).outcomesOfManagedCheckout() { onCompletion(outcome) }
    }
}
