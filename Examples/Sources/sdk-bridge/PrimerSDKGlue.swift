import Foundation
import PrimerCheckoutStates
import PrimerEvents
import PrimerSDK

/// Wires an inline checkout of Primer's SDK to a checkout of the hub: the one file of the app that knows both.
///
/// The view's modifier passes its outcomes on: `.primerCheckoutSession(session) { glue.onCompletion($0) }`.
@MainActor
final class PrimerSDKGlue {
    private let session: PrimerCheckoutSession
    private let adapter = StateEventAdapter(integration: .inlineSession)
    private var subscriptions: [AnyCancellable] = []
    private var formAndList: [AnyCancellable] = []
    private var networks: CardNetworkChange.Networks?

    init(_ session: PrimerCheckoutSession, on checkout: Checkout) throws(AdapterError) {
        self.session = session
        try adapter.attach(to: checkout, calls: calls)
        session.onBeforePaymentCreate = { [adapter] data, decisionHandler in
            adapter.beforePayment(.init(data)) { decisionHandler(.init($0)) }
        }
        // With Combine, add `.receive(on: DispatchQueue.main)`: it tells of a change before the property has it.
        subscriptions = [
            session.$phase.sink { [weak self] in self?.phaseChanged(to: $0) }
        ]
    }

    /// What the view's `onCompletion` gets.
    func onCompletion(_ state: PrimerSDK.PrimerCheckoutState) { adapter.receive(.init(state)) }

    /// Tears the session down and starts another, as after a failed start.
    func restart() async {
        session.cancel()
        adapter.sessionCancelled()
        await session.start()
    }

    /// The view is gone for good.
    func end() {
        for subscription in subscriptions + formAndList { subscription.cancel() }
        session.cancel()
        adapter.detach()
    }

    private func phaseChanged(to phase: PrimerCheckoutSession.Phase) {
        switch phase {
        case .initializing: adapter.receive(.initializing)
        case .ready:
            guard let clientSession = session.clientSession else { return }
            watchFormAndList()
            adapter.receive(.ready(clientSession: .init(clientSession)))
        }
    }

    /// The SDK makes both anew each time that it becomes ready.
    private func watchFormAndList() {
        for subscription in formAndList { subscription.cancel() }
        formAndList = [
            session.selection?.$state.sink { [adapter] state in
                adapter.paymentMethodsChanged(to: state.paymentMethods.map { PaymentMethodType(rawValue: $0.type) })
            },
            session.selection?.$vaultedPaymentMethods.sink { [adapter] methods in
                adapter.vaultMethodsChanged(to: methods.map { .init($0) })
            },
            session.cardForm?.$state.sink { [weak self] in self?.formChanged(to: $0) },
        ].compactMap(\.self)
    }

    private func formChanged(to state: PrimerCardFormState) {
        if state.isLoading { adapter.processingBegan() } else { adapter.processingEnded() }
        let typed = state.selectedNetwork.map { network in
            CardNetworkChange.Networks(
                detectedCardNetwork: CardNetworkInfo(network),
                selectableCardNetworks: state.availableNetworks.map(CardNetworkInfo.init))
        }
        guard typed != networks else { return }
        networks = typed
        adapter.networksChanged(to: typed)
    }

    /// The SDK's own calls behind `primer:ready`'s controls and the triggers.
    private var calls: SDKCalls {
        let session = session
        var calls = SDKCalls()
        calls.refresh = { @MainActor in await session.refresh() }
        calls.paymentMethods = { @MainActor in
            session.selection?.state.paymentMethods.map { PaymentMethodType(rawValue: $0.type) } ?? []
        }
        calls.setCardholderName = { @MainActor name in session.cardForm?.updateCardholderName(name) }
        calls.selectCardNetwork = { @MainActor network in
            session.cardForm?.selectCardNetwork(.init(rawValue: network.rawValue) ?? .unknown)
        }
        // The SDK asks for a security code by itself, so the web's `cvv` is of no use here.
        calls.selectVaulted = { @MainActor [weak self] id, _ in self?.pay(withSaved: id) }
        calls.delete = { @MainActor id in
            guard let method = session.savedMethod(id) else { return }
            try await session.selection?.delete(method)
        }
        calls.submitCard = { session.cardForm?.submit() }
        calls.submitVault = { [weak self] id in self?.pay(withSaved: id) }
        return calls
    }

    private func pay(withSaved id: String?) {
        guard let id, let method = session.savedMethod(id) else { return }
        adapter.vaultSelectionChanged(to: id)
        session.selection?.selectVaulted(method)
    }
}

extension PrimerCheckoutSession {
    fileprivate func savedMethod(_ id: String) -> PrimerSDK.VaultedPaymentMethod? {
        selection?.vaultedPaymentMethods.first { $0.id == id }
    }
}

/// The same for the managed view and the presenter, which tell outcomes only.
@MainActor
final class PrimerOutcomeGlue: PrimerCheckoutPresenterDelegate {
    private let adapter: StateEventAdapter

    /// For `PrimerCheckout`; say `.hidden` where `isErrorScreenEnabled` of the SDK's settings is `false`.
    static func managedView(on checkout: Checkout) throws(AdapterError) -> PrimerOutcomeGlue {
        try PrimerOutcomeGlue(.managedView(errorScreen: .shown), on: checkout)
    }

    /// For `PrimerCheckoutPresenter`, whose delegate it is to be; `.hidden` as above.
    static func presenter(on checkout: Checkout) throws(AdapterError) -> PrimerOutcomeGlue {
        try PrimerOutcomeGlue(.presenter(errorScreen: .shown), on: checkout)
    }

    private init(_ integration: Integration, on checkout: Checkout) throws(AdapterError) {
        adapter = StateEventAdapter(integration: integration)
        try adapter.attach(to: checkout)
    }

    /// What `PrimerCheckout(clientToken:onCompletion:)` tells.
    func onCompletion(_ state: PrimerSDK.PrimerCheckoutState) { adapter.receive(.init(state)) }

    func primerCheckoutPresenterDidCompleteWithSuccess(_ result: PrimerSDK.PaymentResult) {
        adapter.primerCheckoutPresenterDidCompleteWithSuccess(.init(result))
    }

    func primerCheckoutPresenterDidFailWithError(
        _ error: PrimerSDK.PrimerError, checkoutData: PrimerSDK.PrimerCheckoutData?
    ) {
        adapter.primerCheckoutPresenterDidFailWithError(.init(error), checkoutData: checkoutData.map { .init($0) })
    }

    func primerCheckoutPresenterDidDismiss() { adapter.primerCheckoutPresenterDidDismiss() }
}

// MARK: The SDK's types as ours

extension PrimerCheckoutStates.PrimerCheckoutState {
    init(_ state: PrimerSDK.PrimerCheckoutState) {
        self =
            switch state {
            case .initializing: .initializing
            case .ready(let clientSession): .ready(clientSession: .init(clientSession))
            case .success(let result): .success(.init(result))
            case .dismissed: .dismissed
            case .failure(let error, let data): .failure(.init(error), checkoutData: data.map { .init($0) })
            }
    }
}

extension PrimerCheckoutStates.PaymentResult {
    init(_ result: PrimerSDK.PaymentResult) {
        self.init(
            paymentId: result.paymentId, status: .init(result.status), token: result.token,
            redirectUrl: result.redirectUrl, errorMessage: result.errorMessage, amount: result.amount,
            currencyCode: result.currencyCode, paymentMethodType: result.paymentMethodType)
    }
}

extension PrimerCheckoutStates.PaymentStatus {
    init(_ status: PrimerSDK.PaymentStatus) {
        self =
            switch status {
            case .pending: .pending
            case .success: .success
            case .failed: .failed
            }
    }
}

extension PrimerCheckoutStates.PrimerError {
    init(_ error: PrimerSDK.PrimerError) {
        self.init(
            errorId: error.errorId, diagnosticsId: error.diagnosticsId,
            recoverySuggestion: error.recoverySuggestion, errorDescription: error.errorDescription,
            plainDescription: error.plainDescription, transportCause: error.transportCause)
    }
}

extension PrimerSDK.PrimerError {
    /// How the request behind it failed on its way: what tells a decline from a payment that may exist.
    fileprivate var transportCause: PrimerCheckoutStates.PrimerError.TransportCause {
        guard case .underlyingErrors(let errors, _) = self else { return .none }
        guard let failed = errors.lazy.compactMap({ $0 as? URLError }).first else { return .none }
        return failed.code == .timedOut ? .timeout : .other
    }
}

extension PrimerCheckoutStates.PrimerCheckoutData {
    init(_ data: PrimerSDK.PrimerCheckoutData) {
        self.init(
            payment: data.payment.map { payment in
                .init(
                    id: payment.id, orderId: payment.orderId,
                    paymentFailureReason: payment.paymentFailureReason.flatMap { .init(rawValue: $0) },
                    status: payment.status)
            })
    }
}

extension PrimerCheckoutStates.PrimerCheckoutPaymentMethodData {
    init(_ data: PrimerSDK.PrimerCheckoutPaymentMethodData) {
        self.init(type: .init(type: data.paymentMethodType.type))
    }
}

extension PrimerSDK.PrimerPaymentCreationDecision {
    init(_ decision: PrimerCheckoutStates.PrimerPaymentCreationDecision) {
        self =
            switch decision {
            case .continuePaymentCreation(let key): .continuePaymentCreation(withIdempotencyKey: key)
            case .abortPaymentCreation(let message): .abortPaymentCreation(withErrorMessage: message)
            }
    }
}

extension PrimerCheckoutStates.VaultedPaymentMethod {
    init(_ method: PrimerSDK.VaultedPaymentMethod) {
        let data = method.paymentInstrumentData
        self.init(
            id: method.id, paymentMethodType: method.paymentMethodType,
            paymentInstrumentType: .init(rawValue: method.paymentInstrumentType) ?? .unknown,
            paymentInstrumentData: .init(last4Digits: data.last4Digits, network: data.network),
            analyticsId: method.analyticsId)
    }
}

extension CardNetworkInfo {
    init(_ network: PrimerSDK.CardNetwork) {
        self.init(network: PaymentCardNetwork(rawValue: network.rawValue), displayName: network.displayName)
    }
}

extension PrimerCheckoutStates.PrimerClientSession {
    init(_ session: PrimerSDK.PrimerClientSession) {
        self.init(
            customerId: session.customerId, orderId: session.orderId, currencyCode: session.currencyCode,
            totalAmount: session.totalAmount, lineItems: session.lineItems?.map { .init($0) },
            orderDetails: session.orderDetails.map { .init($0) }, customer: session.customer.map { .init($0) },
            paymentMethod: session.paymentMethod.map { .init($0) },
            fees: session.fees?.map { .init(type: $0.type, amount: $0.amount) })
    }
}

extension PrimerCheckoutStates.PrimerClientSession.PaymentMethod {
    init(_ options: PrimerSDK.PrimerClientSession.PaymentMethod) {
        self.init(
            orderedAllowedCardNetworks: options.orderedAllowedCardNetworks.map {
                .init(rawValue: $0.rawValue) ?? .unknown
            })
    }
}

extension PrimerCheckoutStates.PrimerLineItem {
    init(_ item: PrimerSDK.PrimerLineItem) {
        self.init(
            itemId: item.itemId, itemDescription: item.itemDescription, amount: item.amount,
            discountAmount: item.discountAmount, quantity: item.quantity, taxCode: item.taxCode,
            taxAmount: item.taxAmount)
    }
}

extension PrimerCheckoutStates.PrimerOrder {
    init(_ order: PrimerSDK.PrimerOrder) {
        self.init(
            countryCode: order.countryCode,
            shipping: order.shipping.map {
                .init(
                    amount: $0.amount, methodId: $0.methodId, methodName: $0.methodName,
                    methodDescription: $0.methodDescription)
            })
    }
}

extension PrimerCheckoutStates.PrimerCustomer {
    init(_ customer: PrimerSDK.PrimerCustomer) {
        self.init(
            emailAddress: customer.emailAddress, mobileNumber: customer.mobileNumber,
            firstName: customer.firstName, lastName: customer.lastName,
            billingAddress: customer.billingAddress.map { .init($0) },
            shippingAddress: customer.shippingAddress.map { .init($0) })
    }
}

extension PrimerCheckoutStates.PrimerAddress {
    init(_ address: PrimerSDK.PrimerAddress) {
        self.init(
            firstName: address.firstName, lastName: address.lastName, addressLine1: address.addressLine1,
            addressLine2: address.addressLine2, city: address.city, state: address.state,
            countryCode: address.countryCode, postalCode: address.postalCode)
    }
}
