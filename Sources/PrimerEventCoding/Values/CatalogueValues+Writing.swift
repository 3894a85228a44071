internal import PrimerEvents

extension WrittenValue where Self: OpenValue {
    var json: JSONValue { .string(rawValue) }
}

extension AccountFundingType: WrittenValue {}
extension DismissedAttempt: WrittenValue {}
extension ErrorCode: WrittenValue {}
extension ErrorOrigin: WrittenValue {}
extension PaymentCardNetwork: WrittenValue {}
extension VaultedInstrumentType: WrittenValue {}
extension PaymentMethodType: WrittenValue {}
extension PaymentOutcomeStatus: WrittenValue {}

extension UnixSeconds: WrittenValue {
    var json: JSONValue { .integer(seconds) }
}

extension MinorUnits: WrittenValue {
    var json: JSONValue { .integer(value) }
}

extension BinDataAvailable.Status: WrittenValue {
    var json: JSONValue { .string(rawValue) }
}
