// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

@available(iOS 15.0, *)
public protocol PrimerCheckoutPresenterDelegate: AnyObject {
    func primerCheckoutPresenterDidCompleteWithSuccess(_ result: PaymentResult)
    func primerCheckoutPresenterDidFailWithError(_ error: PrimerError, checkoutData: PrimerCheckoutData?)
    func primerCheckoutPresenterDidDismiss()
}

@available(iOS 15.0, *)
@MainActor
public final class PrimerCheckoutPresenter: NSObject {
    public static let shared = PrimerCheckoutPresenter()
    public weak var delegate: (any PrimerCheckoutPresenterDelegate)?
    private var sheet: ManagedCheckout?

    private override init() {}

    public static func presentCheckout(clientToken: String, completion: (() -> Void)? = nil) {
        presentCheckout(clientToken: clientToken, primerSettings: PrimerSettings(), completion: completion)
    }

    public static func presentCheckout(
        clientToken: String, primerSettings: PrimerSettings, completion: (() -> Void)? = nil
    ) {
        let backend = ScriptedBackend.behind(clientToken)
        if isPresenting, backend.version.refusesSecondSheet { return }
        let closes = !primerSettings.uiOptions.isErrorScreenEnabled
        let sheet = ManagedCheckout(backend) { state in
            switch state {
            case .success(let result):
                shared.sheet = nil
                shared.delegate?.primerCheckoutPresenterDidCompleteWithSuccess(result)
            case .failure(let error, let data):
                if closes { shared.sheet = nil }
                shared.delegate?.primerCheckoutPresenterDidFailWithError(error, checkoutData: data)
            case .dismissed:
                shared.sheet = nil
                shared.delegate?.primerCheckoutPresenterDidDismiss()
            case .initializing, .ready: break
            }
        }
        shared.sheet = sheet
        sheet.start()
        completion?()
    }

    public static func dismiss(animated: Bool = true, completion: (() -> Void)? = nil) {
        shared.sheet = nil
        completion?()
    }

    public static var isPresenting: Bool { shared.sheet != nil }
    public static var isAvailable: Bool { true }

    /// What the shopper does on the sheet; `nil` while none is open.
    package static var shopper: ManagedCheckout? { shared.sheet }
}
