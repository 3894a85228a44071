import PrimerEvents

/// Random details, one kind for each entry of the catalogue, with every field that travels.
struct RandomDetails {
    typealias Make = @Sendable (inout RandomValues) -> any PrimerEventDetail

    static let byName: [String: Make] = [
        Ready.eventType: { _ in Ready() },
        StateChange.eventType: { values in StateChange(state: values.maybe { $0.state() }) },
        MethodsUpdate.eventType: { values in
            MethodsUpdate(methods: values.list(upTo: 4) { InitializedPaymentMethod(type: $0.open()) })
        },
        CheckoutDismissed.eventType: { values in
            CheckoutDismissed(attempt: values.maybe { $0.open() }, paymentMethodType: values.maybe { $0.open() })
        },
        PaymentStart.eventType: { values in
            PaymentStart(paymentMethodType: values.open(), timestamp: values.time())
        },
        PaymentSuccess.eventType: { values in
            PaymentSuccess(
                payment: values.payment(), paymentMethodType: values.maybe { $0.open() }, timestamp: values.time(),
                status: values.maybe { $0.open() }, amount: values.maybe { $0.amount() },
                currencyCode: values.maybe { $0.text() })
        },
        PaymentFailure.eventType: { values in
            PaymentFailure(
                error: values.failure(), payment: values.maybe { $0.payment() },
                paymentMethodType: values.maybe { $0.open() }, timestamp: values.time(),
                status: values.maybe { $0.open() })
        },
        PaymentCancel.eventType: { values in
            PaymentCancel(
                payment: values.maybe { $0.payment() }, paymentMethodType: values.open(), timestamp: values.time())
        },
        PaymentApprovalRequired.eventType: { values in
            PaymentApprovalRequired(
                paymentAttemptId: values.maybe { $0.text() }, paymentMethodType: values.maybe { $0.open() },
                timestamp: values.maybe { $0.time() }, extras: values.object())
        },
        VaultMethodsUpdate.eventType: { values in
            VaultMethodsUpdate(
                vaultedPayments: values.list(upTo: 6) { $0.vaulted() }, cvvRecapture: values.maybe { $0.bool() },
                timestamp: values.time())
        },
        VaultSelectionChange.eventType: { values in
            VaultSelectionChange(paymentMethodId: values.maybe { $0.text() }, timestamp: values.time())
        },
        CardNetworkChange.eventType: { values in CardNetworkChange(networks: values.maybe { $0.networks() }) },
        BinDataAvailable.eventType: { values in
            BinDataAvailable(
                preferred: values.maybe { $0.binData() }, alternatives: values.list(upTo: 3) { $0.binData() },
                status: values.bool() ? .partial : .complete, firstDigits: values.maybe { $0.text() })
        },
        BinDataLoadingChange.eventType: { values in BinDataLoadingChange(loading: values.bool()) },
        CardSuccess.eventType: { values in CardSuccess(result: values.submissionResult()) },
        CardError.eventType: { values in CardError(errors: values.list(upTo: 4) { $0.fieldError() }) },
        ShippingAddressChange.eventType: { values in
            ShippingAddressChange(
                paymentMethodType: values.open(), shippingAddress: values.address(), timestamp: values.time())
        },
        ShippingOptionChange.eventType: { values in
            ShippingOptionChange(
                paymentMethodType: values.open(), selectedShippingOption: values.shippingOption(),
                timestamp: values.time())
        },
        ShowOtherPaymentsToggled.eventType: { values in
            ShowOtherPaymentsToggled(expanded: values.bool(), timestamp: values.maybe { $0.time() })
        },
        DialogOpen.eventType: { _ in DialogOpen() },
        DialogClose.eventType: { _ in DialogClose() },
        CardSubmit.eventType: { values in CardSubmit(source: values.maybe { $0.text() }) },
        VaultSubmit.eventType: { values in VaultSubmit(source: values.maybe { $0.text() }) },
        ShowOtherPaymentsToggle.eventType: { values in
            ShowOtherPaymentsToggle(action: values.maybe { $0.text() }, source: values.maybe { $0.text() })
        },
        UnknownEvent.eventType: { values in
            UnknownEvent(name: "primer:new-" + values.text(), detail: values.maybe { $0.json() })
        },
    ]
}
