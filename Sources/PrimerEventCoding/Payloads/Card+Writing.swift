internal import PrimerEvents

extension BinDataDetails: WrittenRecord {
    var fields: [WrittenField] {
        [
            .field("displayName", displayName),
            .field("network", network),
            .field("allowed", allowed),
            .field("allowsUserSelection", allowsUserSelection),
            .field("issuerCountryCode", issuerCountryCode),
            .field("issuerName", issuerName),
            .field("accountFundingType", accountFundingType),
            .field("prepaidReloadableIndicator", prepaidReloadableIndicator),
            .field("productUsageType", productUsageType),
            .field("productCode", productCode),
            .field("productName", productName),
            .field("issuerCurrencyCode", issuerCurrencyCode),
            .field("regionalRestriction", regionalRestriction),
            .field("accountNumberType", accountNumberType),
        ]
    }
}

extension CardNetworkInfo: WrittenRecord {
    var fields: [WrittenField] { [.field("displayName", displayName), .field("network", network)] }
}

extension CardSubmissionResult: WrittenRecord {
    var fields: [WrittenField] {
        [
            .field("success", success),
            .field("paymentId", paymentId),
            .field("token", token),
            .field("analyticsId", analyticsId),
        ]
    }
}
