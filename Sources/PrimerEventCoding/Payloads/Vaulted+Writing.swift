internal import PrimerEvents

extension VaultedPaymentMethodSummary: WrittenRecord {
    var fields: [WrittenField] {
        [
            .field("id", id),
            .field("analyticsId", analyticsId),
            .field("paymentMethodType", paymentMethodType),
            .field("paymentInstrumentType", paymentInstrumentType),
            .field("paymentInstrumentData", paymentInstrumentData),
            .field("userDescription", userDescription),
            .field("isSelected", isSelected),
        ]
    }
}

extension VaultedInstrumentData: WrittenValue {
    var json: JSONValue {
        switch self {
        case .card(let card): card.json
        case .payPal(let account): account.json
        case .klarna(let account): account.json
        case .bankAccount(let account): account.json
        case .other(let object): object.json
        }
    }
}

extension VaultedCard: WrittenRecord {
    var fields: [WrittenField] {
        [
            .field("last4Digits", last4Digits),
            .field("network", network),
            .field("cardholderName", cardholderName),
            .field("expirationMonth", expirationMonth),
            .field("expirationYear", expirationYear),
        ]
    }
}

extension VaultedPayPalAccount: WrittenRecord {
    var fields: [WrittenField] {
        [
            .field("externalPayerId", externalPayerId),
            .field("email", email),
            .field("firstName", firstName),
            .field("lastName", lastName),
            .field("externalPayerInfo", externalPayerInfo),
            .field("shippingAddress", shippingAddress),
        ]
    }
}

extension VaultedKlarnaAccount: WrittenRecord {
    var fields: [WrittenField] {
        [
            .field("email", email),
            .field("firstName", firstName),
            .field("lastName", lastName),
            .field("phoneNumber", phoneNumber),
            .field("sessionData", billingAddress.map { JSONObject([("billingAddress", $0.json)]) }),
        ]
    }
}

extension VaultedBankAccount: WrittenRecord {
    var fields: [WrittenField] {
        [
            .field("accountNumberLastFourDigits", accountNumberLastFourDigits),
            .field("bankName", bankName),
            .field("accountType", accountType),
        ]
    }
}
