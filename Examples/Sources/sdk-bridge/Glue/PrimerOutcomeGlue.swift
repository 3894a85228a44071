import Foundation
import PrimerCheckoutStates
import PrimerEvents
import PrimerSDK

/// Connects the managed view or the presenter, which report outcomes only, to a checkout of the hub.
@MainActor
final class PrimerOutcomeGlue {
    private let adapter: StateEventAdapter

    /// Glue for the managed view. Pass the settings that you pass to `PrimerCheckout`.
    static func managedView(
        on checkout: Checkout, settings: PrimerSettings = PrimerSettings()
    ) throws(AdapterError) -> PrimerOutcomeGlue {
        try PrimerOutcomeGlue(.managedView(errorScreen: .init(settings)), on: checkout)
    }

    /// Glue for `PrimerCheckoutPresenter`: set it as the delegate. Pass the settings that you pass to `presentCheckout`.
    static func presenter(
        on checkout: Checkout, settings: PrimerSettings = PrimerSettings()
    ) throws(AdapterError) -> PrimerOutcomeGlue {
        try PrimerOutcomeGlue(.presenter(errorScreen: .init(settings)), on: checkout)
    }

    private init(_ integration: Integration, on checkout: Checkout) throws(AdapterError) {
        adapter = StateEventAdapter(integration: integration)
        try adapter.attach(to: checkout)
    }

    /// Begins a run. Call it before each `presentCheckout`; otherwise the dismissal of a sheet after a payment is ignored.
    func aboutToPresent() { onMain { $0.adapter.runBegan() } }

    /// Begins a run. Call it when the managed view appears: `.onAppear { glue.appears() }`.
    func appears() { adapter.runBegan() }

    /// Forwards what `PrimerCheckout(clientToken:onCompletion:)` reports.
    func onCompletion(_ state: PrimerSDK.PrimerCheckoutState) {
        if let outcome = PrimerCheckoutStates.PrimerCheckoutState(state) { adapter.receive(outcome) }
    }
}

/// The delegate is not isolated; its values become ours, which may be sent, and are delivered on the main actor.
extension PrimerOutcomeGlue: PrimerCheckoutPresenterDelegate {
    nonisolated func primerCheckoutPresenterDidCompleteWithSuccess(_ result: PrimerSDK.PaymentResult) {
        let result = PrimerCheckoutStates.PaymentResult(result)
        onMain { $0.adapter.primerCheckoutPresenterDidCompleteWithSuccess(result) }
    }

    nonisolated func primerCheckoutPresenterDidFailWithError(
        _ error: PrimerSDK.PrimerError, checkoutData: PrimerSDK.PrimerCheckoutData?
    ) {
        let data = PrimerCheckoutStates.PrimerCheckoutData(checkoutData, of: error)
        let error = PrimerCheckoutStates.PrimerError(error)
        onMain { $0.adapter.primerCheckoutPresenterDidFailWithError(error, checkoutData: data) }
    }

    nonisolated func primerCheckoutPresenterDidDismiss() {
        onMain { $0.adapter.primerCheckoutPresenterDidDismiss() }
    }

    /// On the main queue, in order with what was reported before.
    private nonisolated func onMain(_ deliver: @escaping @MainActor @Sendable (PrimerOutcomeGlue) -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated { deliver(self) } }
    }
}

extension Integration.ErrorScreen {
    init(_ settings: PrimerSettings) { self = settings.uiOptions.isErrorScreenEnabled ? .shown : .hidden }
}
