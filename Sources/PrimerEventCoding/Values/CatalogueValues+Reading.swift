internal import PrimerEvents

extension FieldValue where Self: OpenValue {
    static var expectation: EventDecodingError.Expectation { .string }

    /// The sets are open: every text is a value.
    init(reading json: JSONValue) throws(EventDecodingError) { self.init(rawValue: try String(reading: json)) }
}

extension AccountFundingType: FieldValue {}
extension DismissedAttempt: FieldValue {}
extension ErrorCode: FieldValue {}
extension ErrorOrigin: FieldValue {}
extension PaymentCardNetwork: FieldValue {}
extension VaultedInstrumentType: FieldValue {}
extension PaymentMethodType: FieldValue {}
extension PaymentOutcomeStatus: FieldValue {}

extension UnixSeconds: FieldValue {
    static var expectation: EventDecodingError.Expectation { .wholeNumber }

    init(reading json: JSONValue) throws(EventDecodingError) { self.init(seconds: try Int64(reading: json)) }
}

extension MinorUnits: FieldValue {
    static var expectation: EventDecodingError.Expectation { .wholeNumber }

    init(reading json: JSONValue) throws(EventDecodingError) { self.init(try Int64(reading: json)) }
}

extension BinDataAvailable.Status: FieldValue {
    static var expectation: EventDecodingError.Expectation {
        .oneOf([Self.partial, .complete].map(\.rawValue))
    }

    init(reading json: JSONValue) throws(EventDecodingError) {
        guard case .string(let text) = json, let status = Self(rawValue: text) else { throw Self.unexpected(json) }
        self = status
    }
}
