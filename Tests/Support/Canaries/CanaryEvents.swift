package import PrimerEvents

/// The events of the catalogue with a canary in every field.
extension Canaries {
    package mutating func events() -> [any PrimerEventDetail] {
        lifecycleEvents() + paymentEvents() + vaultEvents() + cardEvents() + shippingEvents() + interfaceEvents()
    }

    private mutating func method() -> PaymentMethodType { PaymentMethodType(rawValue: show()) }

    private mutating func lifecycleEvents() -> [any PrimerEventDetail] {
        [
            Ready(controls: CheckoutControls()),
            StateChange(
                state: StateChange.State(
                    isLoading: true,
                    isProcessing: true,
                    isSuccessful: true,
                    primerJsError: primerJSError(),
                    paymentFailure: paymentFailureError()
                )
            ),
            MethodsUpdate(methods: [
                InitializedPaymentMethod(type: method()), InitializedPaymentMethod(type: method()),
            ]),
            CheckoutDismissed(attempt: DismissedAttempt(rawValue: show()), paymentMethodType: method()),
            UnknownEvent(name: show(), detail: .object(hideObject())),
            UnknownEvent(name: show(), detail: .string(hide())),
            UnknownEvent(name: show(), detail: [.string(hide()), .integer(hideNumber())]),
        ]
    }

    private mutating func paymentEvents() -> [any PrimerEventDetail] {
        [
            PaymentStart(
                paymentMethodType: method(),
                timestamp: showTime(),
                attempt: PaymentAttempt(
                    number: 7, idempotencyKey: hide(), earlierPayment: .mayExist, isJoined: true)
            ),
            PaymentSuccess(
                payment: paymentSummary(),
                paymentMethodType: method(),
                timestamp: showTime(),
                status: PaymentOutcomeStatus(rawValue: show()),
                amount: reserveAmount(),
                currencyCode: reserve()
            ),
            PaymentFailure(
                error: paymentFailureError(),
                payment: paymentSummary(),
                paymentMethodType: method(),
                timestamp: showTime(),
                status: PaymentOutcomeStatus(rawValue: show())
            ),
            PaymentCancel(payment: paymentSummary(), paymentMethodType: method(), timestamp: showTime()),
            PaymentApprovalRequired(
                paymentAttemptId: hide(),
                paymentMethodType: method(),
                timestamp: showTime(),
                extras: hideObject()
            ),
        ]
    }

    private mutating func vaultEvents() -> [any PrimerEventDetail] {
        [
            VaultMethodsUpdate(vaultedPayments: vaultedPayments(), cvvRecapture: true, timestamp: showTime()),
            VaultSelectionChange(paymentMethodId: reserve(), timestamp: showTime()),
        ]
    }

    private mutating func cardEvents() -> [any PrimerEventDetail] {
        [
            CardNetworkChange(
                networks: CardNetworkChange.Networks(
                    detectedCardNetwork: cardNetworkInfo(),
                    selectableCardNetworks: [cardNetworkInfo(), cardNetworkInfo()],
                    isLoading: true
                )
            ),
            BinDataAvailable(
                preferred: binDataDetails(),
                alternatives: [binDataDetails(), binDataDetails()],
                status: .complete,
                firstDigits: hide()
            ),
            BinDataLoadingChange(loading: true),
            CardSuccess(result: cardSubmissionResult()),
            CardError(errors: [
                CardFieldError(field: show(), name: show(), error: show(), message: hide()),
                CardFieldError(name: show(), error: "The number \(hide()) is wrong", message: hide()),
            ]),
        ]
    }

    private mutating func shippingEvents() -> [any PrimerEventDetail] {
        [
            ShippingAddressChange(
                paymentMethodType: method(), shippingAddress: postalAddress(), timestamp: showTime()),
            ShippingOptionChange(
                paymentMethodType: method(), selectedShippingOption: shippingOption(), timestamp: showTime()),
        ]
    }

    private mutating func interfaceEvents() -> [any PrimerEventDetail] {
        [
            ShowOtherPaymentsToggled(expanded: true, timestamp: showTime()),
            DialogOpen(),
            DialogClose(),
            CardSubmit(source: show()),
            VaultSubmit(source: show()),
            ShowOtherPaymentsToggle(action: reserve(), source: show()),
        ]
    }
}
