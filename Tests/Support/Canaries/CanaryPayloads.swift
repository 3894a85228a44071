package import PrimerEvents

/// Payloads with a canary in every field.
extension Canaries {
    package mutating func paymentSummary() -> PaymentSummary {
        PaymentSummary(
            id: show(),
            orderId: show(),
            paymentMethodData: PaymentMethodData(
                paymentMethodType: PaymentMethodType(rawValue: show()),
                last4Digits: reserve(),
                network: PaymentCardNetwork(rawValue: show()),
                accountNumberLastFourDigits: reserve(),
                bankName: hide()
            )
        )
    }

    package mutating func paymentFailureError() -> PaymentFailureError {
        PaymentFailureError(
            code: ErrorCode(rawValue: show()),
            message: hide(),
            diagnosticsId: show(),
            origin: ErrorOrigin(rawValue: show()),
            isOriginDerived: true,
            nativeErrorId: show(),
            extras: hideObject()
        )
    }

    package mutating func primerJSError() -> PrimerJSError {
        PrimerJSError(
            code: ErrorCode(rawValue: show()),
            message: hide(),
            diagnosticsId: show(),
            origin: ErrorOrigin(rawValue: show()),
            isOriginDerived: true,
            nativeErrorId: show(),
            suggestion: hide(),
            error: .object(hideObject()),
            extras: hideObject()
        )
    }

    package mutating func postalAddress() -> PostalAddress {
        PostalAddress(
            firstName: hide(),
            lastName: hide(),
            addressLine1: hide(),
            addressLine2: hide(),
            city: hide(),
            state: hide(),
            countryCode: hide(),
            postalCode: hide(),
            extras: hideObject()
        )
    }

    package mutating func shippingOption() -> ShippingOption {
        ShippingOption(id: reserve(), label: hide(), amount: reserveAmount(), extras: hideObject())
    }

    package mutating func instruments() -> [VaultedInstrumentData] {
        [
            .card(
                VaultedCard(
                    last4Digits: reserve(),
                    network: PaymentCardNetwork(rawValue: hide()),
                    cardholderName: hide(),
                    expirationMonth: hide(),
                    expirationYear: hide()
                )
            ),
            .payPal(
                VaultedPayPalAccount(
                    externalPayerId: hide(),
                    email: hide(),
                    firstName: hide(),
                    lastName: hide(),
                    externalPayerInfo: hideObject(),
                    shippingAddress: postalAddress()
                )
            ),
            .klarna(
                VaultedKlarnaAccount(
                    email: hide(),
                    firstName: hide(),
                    lastName: hide(),
                    phoneNumber: hide(),
                    billingAddress: postalAddress()
                )
            ),
            .bankAccount(
                VaultedBankAccount(
                    accountNumberLastFourDigits: reserve(),
                    bankName: hide(),
                    accountType: hide(),
                    extras: hideObject()
                )
            ),
            .other(hideObject()),
        ]
    }

    package mutating func vaultedPayments() -> [VaultedPaymentMethodSummary] {
        var methods: [VaultedPaymentMethodSummary] = []
        for instrument in instruments() {
            methods.append(
                VaultedPaymentMethodSummary(
                    id: reserve(),
                    analyticsId: reserve(),
                    paymentMethodType: PaymentMethodType(rawValue: show()),
                    paymentInstrumentType: VaultedInstrumentType(rawValue: show()),
                    paymentInstrumentData: instrument,
                    userDescription: hide(),
                    isSelected: true
                )
            )
        }
        return methods
    }

    package mutating func binDataDetails() -> BinDataDetails {
        BinDataDetails(
            network: PaymentCardNetwork(rawValue: show()),
            displayName: hide(),
            allowed: true,
            allowsUserSelection: true,
            issuerCountryCode: show(),
            issuerName: hide(),
            accountFundingType: AccountFundingType(rawValue: show()),
            prepaidReloadableIndicator: hide(),
            productUsageType: hide(),
            productCode: hide(),
            productName: hide(),
            issuerCurrencyCode: reserve(),
            regionalRestriction: hide(),
            accountNumberType: hide()
        )
    }

    package mutating func cardNetworkInfo() -> CardNetworkInfo {
        CardNetworkInfo(network: PaymentCardNetwork(rawValue: show()), displayName: hide())
    }

    package mutating func cardSubmissionResult() -> CardSubmissionResult {
        CardSubmissionResult(
            success: true,
            token: hide(),
            paymentId: show(),
            analyticsId: reserve(),
            extras: hideObject()
        )
    }
}
