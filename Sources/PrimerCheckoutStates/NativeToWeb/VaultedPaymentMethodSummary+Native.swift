package import PrimerEvents

extension VaultedPaymentMethodSummary {
    /// The web's summary of a native saved method. Tokens, mandates and agreements stay behind.
    package init(_ method: VaultedPaymentMethod) {
        self.init(
            id: method.id,
            analyticsId: method.analyticsId,
            paymentMethodType: PaymentMethodType(rawValue: method.paymentMethodType),
            paymentInstrumentType: VaultedInstrumentType(rawValue: method.paymentInstrumentType.rawValue),
            paymentInstrumentData: VaultedInstrumentData(method.paymentInstrumentData, of: method.paymentInstrumentType)
        )
    }
}

extension VaultedInstrumentData {
    /// What the web tells of an instrument of this kind; `nil` for kinds of which it tells nothing.
    fileprivate init?(_ data: PaymentInstrumentData, of type: PaymentInstrumentType) {
        switch type {
        case .paymentCard: self = .card(VaultedCard(data))
        case .payPalBillingAgreement: self = .payPal(VaultedPayPalAccount(data))
        case .klarnaCustomerToken: self = .klarna(VaultedKlarnaAccount(data))
        case .automatedClearingHouse: self = .bankAccount(VaultedBankAccount(data))
        case .offSession, .cardOffSession, .payPalOrder, .applePay, .googlePay, .goCardlessMandate,
            .klarnaAuthorizationToken, .klarnaPaymentSession, .hoolah, .unknown:
            return nil
        }
    }
}

extension VaultedCard {
    fileprivate init(_ data: PaymentInstrumentData) {
        self.init(
            last4Digits: data.last4Digits,
            network: data.network.map(PaymentCardNetwork.init(rawValue:)),
            cardholderName: data.cardholderName,
            expirationMonth: data.expirationMonth,
            expirationYear: data.expirationYear
        )
    }
}

extension VaultedPayPalAccount {
    fileprivate init(_ data: PaymentInstrumentData) {
        let payer = data.externalPayerInfo
        self.init(
            externalPayerId: payer?.externalPayerId,
            email: payer?.email,
            firstName: payer?.firstName,
            lastName: payer?.lastName,
            shippingAddress: data.shippingAddress.map(PostalAddress.init)
        )
    }
}

extension VaultedKlarnaAccount {
    fileprivate init(_ data: PaymentInstrumentData) {
        let session = data.sessionData
        self.init(
            email: session?.email,
            firstName: session?.billingAddress?.firstName,
            lastName: session?.billingAddress?.lastName,
            phoneNumber: session?.phoneNumber,
            billingAddress: session?.billingAddress.map(PostalAddress.init)
        )
    }
}

extension VaultedBankAccount {
    fileprivate init(_ data: PaymentInstrumentData) {
        self.init(accountNumberLastFourDigits: data.accountNumberLast4Digits, bankName: data.bankName)
    }
}

extension PostalAddress {
    /// The same address, part by part.
    init(_ address: PrimerAddress) {
        self.init(
            firstName: address.firstName,
            lastName: address.lastName,
            addressLine1: address.addressLine1,
            addressLine2: address.addressLine2,
            city: address.city,
            state: address.state,
            countryCode: address.countryCode,
            postalCode: address.postalCode
        )
    }
}
