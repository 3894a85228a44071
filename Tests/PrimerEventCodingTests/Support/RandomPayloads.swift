import PrimerEvents

/// Random values of the types that details are made of.
extension RandomValues {
    mutating func state() -> StateChange.State {
        StateChange.State(
            isLoading: bool(), isProcessing: bool(), isSuccessful: bool(),
            primerJsError: maybe { $0.primerJSError() }, paymentFailure: maybe { $0.failure() })
    }

    mutating func failure() -> PaymentFailureError {
        var error = PaymentFailureError(
            code: open(), message: text(), origin: maybe { $0.open() }, isOriginDerived: bool(),
            nativeErrorId: maybe { $0.text() }, extras: object())
        error.statedDiagnosticsId = stated()
        return error
    }

    mutating func primerJSError() -> PrimerJSError {
        var error = PrimerJSError(
            code: open(), message: text(), origin: maybe { $0.open() }, isOriginDerived: bool(),
            nativeErrorId: maybe { $0.text() }, suggestion: maybe { $0.text() }, error: maybe { $0.json() },
            extras: object())
        error.statedDiagnosticsId = stated()
        return error
    }

    private mutating func stated() -> Nullable<String> {
        switch below(3) {
        case 0: .absent
        case 1: .null
        default: .value(text())
        }
    }

    mutating func payment() -> PaymentSummary {
        PaymentSummary(
            id: maybe { $0.text() }, orderId: maybe { $0.text() },
            paymentMethodData: maybe {
                PaymentMethodData(
                    paymentMethodType: $0.maybe { $0.open() }, last4Digits: $0.maybe { $0.text() },
                    network: $0.maybe { $0.open() }, accountNumberLastFourDigits: $0.maybe { $0.text() },
                    bankName: $0.maybe { $0.text() })
            })
    }

    mutating func fieldError() -> CardFieldError {
        CardFieldError(field: maybe { $0.text() }, name: text(), error: text(), message: text())
    }

    mutating func submissionResult() -> CardSubmissionResult {
        CardSubmissionResult(
            success: maybe { $0.bool() }, token: maybe { $0.text() }, paymentId: maybe { $0.text() },
            analyticsId: maybe { $0.text() }, extras: object())
    }

    mutating func networkInfo() -> CardNetworkInfo { CardNetworkInfo(network: open(), displayName: text()) }

    mutating func networks() -> CardNetworkChange.Networks {
        CardNetworkChange.Networks(
            detectedCardNetwork: maybe { $0.networkInfo() },
            selectableCardNetworks: list(upTo: 4) { $0.networkInfo() }, isLoading: bool())
    }

    mutating func binData() -> BinDataDetails {
        BinDataDetails(
            network: open(), displayName: text(), allowed: bool(), allowsUserSelection: maybe { $0.bool() },
            issuerCountryCode: maybe { $0.text() }, issuerName: maybe { $0.text() },
            accountFundingType: maybe { $0.open() }, prepaidReloadableIndicator: maybe { $0.text() },
            productUsageType: maybe { $0.text() }, productCode: maybe { $0.text() },
            productName: maybe { $0.text() }, issuerCurrencyCode: maybe { $0.text() },
            regionalRestriction: maybe { $0.text() }, accountNumberType: maybe { $0.text() })
    }

    mutating func address() -> PostalAddress {
        PostalAddress(
            firstName: maybe { $0.text() }, lastName: maybe { $0.text() }, addressLine1: maybe { $0.text() },
            addressLine2: maybe { $0.text() }, city: maybe { $0.text() }, state: maybe { $0.text() },
            countryCode: maybe { $0.text() }, postalCode: maybe { $0.text() }, extras: object())
    }

    mutating func shippingOption() -> ShippingOption {
        ShippingOption(
            id: maybe { $0.text() }, label: maybe { $0.text() }, amount: maybe { $0.amount() }, extras: object())
    }

    // MARK: - Saved methods

    /// A saved method whose data has the shape that its kind decides.
    mutating func vaulted() -> VaultedPaymentMethodSummary {
        let (kind, data) = instrument()
        return VaultedPaymentMethodSummary(
            id: text(), analyticsId: text(), paymentMethodType: open(), paymentInstrumentType: kind,
            paymentInstrumentData: bool() ? data : nil, userDescription: maybe { $0.text() },
            isSelected: maybe { $0.bool() })
    }

    private mutating func instrument() -> (VaultedInstrumentType, VaultedInstrumentData) {
        switch below(5) {
        case 0: (.paymentCard, .card(vaultedCard()))
        case 1: (.payPalBillingAgreement, .payPal(payPalAccount()))
        case 2: (.klarnaCustomerToken, .klarna(klarnaAccount()))
        case 3: (.automatedClearingHouse, .bankAccount(bankAccount()))
        default: (VaultedInstrumentType(rawValue: "NEW" + text()), .other(object()))
        }
    }

    private mutating func vaultedCard() -> VaultedCard {
        VaultedCard(
            last4Digits: maybe { $0.text() }, network: maybe { $0.open() }, cardholderName: maybe { $0.text() },
            expirationMonth: maybe { $0.text() }, expirationYear: maybe { $0.text() })
    }

    private mutating func payPalAccount() -> VaultedPayPalAccount {
        VaultedPayPalAccount(
            externalPayerId: maybe { $0.text() }, email: maybe { $0.text() }, firstName: maybe { $0.text() },
            lastName: maybe { $0.text() }, externalPayerInfo: maybe { $0.object() },
            shippingAddress: maybe { $0.address() })
    }

    private mutating func klarnaAccount() -> VaultedKlarnaAccount {
        VaultedKlarnaAccount(
            email: maybe { $0.text() }, firstName: maybe { $0.text() }, lastName: maybe { $0.text() },
            phoneNumber: maybe { $0.text() }, billingAddress: maybe { $0.address() })
    }

    private mutating func bankAccount() -> VaultedBankAccount {
        VaultedBankAccount(
            accountNumberLastFourDigits: maybe { $0.text() }, bankName: maybe { $0.text() },
            accountType: maybe { $0.text() }, extras: object())
    }
}
