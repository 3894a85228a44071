internal import PrimerEvents

extension BinDataDetails: FieldRecord {
    init(_ fields: Fields) throws(EventDecodingError) {
        try self.init(
            network: fields.required("network"),
            displayName: fields.required("displayName"),
            allowed: fields.required("allowed"),
            allowsUserSelection: fields.optional("allowsUserSelection"),
            issuerCountryCode: fields.optional("issuerCountryCode"),
            issuerName: fields.optional("issuerName"),
            accountFundingType: fields.optional("accountFundingType"),
            prepaidReloadableIndicator: fields.optional("prepaidReloadableIndicator"),
            productUsageType: fields.optional("productUsageType"),
            productCode: fields.optional("productCode"),
            productName: fields.optional("productName"),
            issuerCurrencyCode: fields.optional("issuerCurrencyCode"),
            regionalRestriction: fields.optional("regionalRestriction"),
            accountNumberType: fields.optional("accountNumberType"))
    }
}

extension CardNetworkInfo: FieldRecord {
    init(_ fields: Fields) throws(EventDecodingError) {
        try self.init(network: fields.required("network"), displayName: fields.required("displayName"))
    }
}

extension CardSubmissionResult: FieldRecord {
    private static let knownNames: Set<String> = ["success", "token", "paymentId", "analyticsId"]

    init(_ fields: Fields) throws(EventDecodingError) {
        try self.init(
            success: fields.optional("success"),
            token: fields.optional("token"),
            paymentId: fields.optional("paymentId"),
            analyticsId: fields.optional("analyticsId"),
            extras: fields.others(than: Self.knownNames))
    }
}
