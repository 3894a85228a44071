internal import PrimerEvents

extension VaultedPaymentMethodSummary: FieldRecord {
    init(_ fields: Fields) throws(EventDecodingError) {
        let kind: VaultedInstrumentType = try fields.required("paymentInstrumentType")
        try self.init(
            id: fields.required("id"),
            analyticsId: fields.required("analyticsId"),
            paymentMethodType: fields.required("paymentMethodType"),
            paymentInstrumentType: kind,
            paymentInstrumentData: VaultedInstrumentData(ofKind: kind, in: fields),
            userDescription: fields.optional("userDescription"),
            isSelected: fields.optional("isSelected"))
    }
}

extension VaultedInstrumentData {
    /// The data in the shape that the kind of instrument decides; the set of kinds is open.
    fileprivate init?(ofKind kind: VaultedInstrumentType, in fields: Fields) throws(EventDecodingError) {
        let data: VaultedInstrumentData? =
            switch kind {
            case .paymentCard: try fields.optional("paymentInstrumentData").map(Self.card)
            case .payPalBillingAgreement: try fields.optional("paymentInstrumentData").map(Self.payPal)
            case .klarnaCustomerToken: try fields.optional("paymentInstrumentData").map(Self.klarna)
            case .automatedClearingHouse: try fields.optional("paymentInstrumentData").map(Self.bankAccount)
            case _: try fields.optional("paymentInstrumentData").map(Self.other)
            }
        guard let data else { return nil }
        self = data
    }
}

extension VaultedCard: FieldRecord {
    init(_ fields: Fields) throws(EventDecodingError) {
        try self.init(
            last4Digits: fields.optional("last4Digits"),
            network: fields.optional("network"),
            cardholderName: fields.optional("cardholderName"),
            expirationMonth: fields.optional("expirationMonth"),
            expirationYear: fields.optional("expirationYear"))
    }
}

extension VaultedPayPalAccount: FieldRecord {
    init(_ fields: Fields) throws(EventDecodingError) {
        try self.init(
            externalPayerId: fields.optional("externalPayerId"),
            email: fields.optional("email"),
            firstName: fields.optional("firstName"),
            lastName: fields.optional("lastName"),
            externalPayerInfo: fields.optional("externalPayerInfo"),
            shippingAddress: fields.optional("shippingAddress"))
    }
}

extension VaultedKlarnaAccount: FieldRecord {
    init(_ fields: Fields) throws(EventDecodingError) {
        let session: SessionData? = try fields.optional("sessionData")
        try self.init(
            email: fields.optional("email"),
            firstName: fields.optional("firstName"),
            lastName: fields.optional("lastName"),
            phoneNumber: fields.optional("phoneNumber"),
            billingAddress: session?.billingAddress)
    }

    /// `sessionData`, of which only the address is taken.
    private struct SessionData: FieldRecord {
        let billingAddress: PostalAddress?

        init(_ fields: Fields) throws(EventDecodingError) { billingAddress = try fields.optional("billingAddress") }
    }
}

extension VaultedBankAccount: FieldRecord {
    private static let knownNames: Set<String> = ["accountNumberLastFourDigits", "bankName", "accountType"]

    init(_ fields: Fields) throws(EventDecodingError) {
        try self.init(
            accountNumberLastFourDigits: fields.optional("accountNumberLastFourDigits"),
            bankName: fields.optional("bankName"),
            accountType: fields.optional("accountType"),
            extras: fields.others(than: Self.knownNames))
    }
}
