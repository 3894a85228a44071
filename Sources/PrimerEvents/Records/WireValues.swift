package import EventTree

// MARK: - JSON's own values

extension String: WireValue {
    package static var expectation: FieldExpectation { .string }
    package static var shape: FieldShape { .string }

    package init(json: JSONValue) throws(RecordError) {
        guard case .string(let value) = json else { throw Self.unexpected(json) }
        self = value
    }

    package init(text: inout TextReader) throws(TextReader.Unreadable) { self = try text.string() }

    package var json: JSONValue { .string(self) }
}

extension Bool: WireValue {
    package static var expectation: FieldExpectation { .bool }
    package static var shape: FieldShape { .bool }

    package init(json: JSONValue) throws(RecordError) {
        guard case .bool(let value) = json else { throw Self.unexpected(json) }
        self = value
    }

    package var json: JSONValue { .bool(self) }
}

extension Int64: WireValue {
    package static var expectation: FieldExpectation { .wholeNumber }
    package static var shape: FieldShape { .wholeNumber(unit: nil) }

    /// JSON knows one kind of number, so `1764470410.0` is whole.
    package init(json: JSONValue) throws(RecordError) {
        switch json {
        case .integer(let value): self = value
        case .decimal(let literal):
            guard let number = Double(literal), let value = Int64(exactly: number) else { throw Self.unexpected(json) }
            self = value
        case .null, .bool, .string, .array, .object: throw Self.unexpected(json)
        }
    }

    package var json: JSONValue { .integer(self) }
}

extension Double: WireValue {
    package static var expectation: FieldExpectation { .finiteNumber }
    package static var shape: FieldShape { .number }

    package init(json: JSONValue) throws(RecordError) {
        switch json {
        case .integer(let value): self = Double(value)
        case .decimal(let literal):
            guard let value = Double(literal), value.isFinite else { throw Self.unexpected(json) }
            self = value
        case .null, .bool, .string, .array, .object: throw Self.unexpected(json)
        }
    }

    /// The number as JavaScript writes it, whole ones without a fraction; `null` for what is not finite.
    package var json: JSONValue {
        guard isFinite else { return .null }
        if magnitude <= 0x1p53, let whole = Int64(exactly: self) { return .integer(whole) }
        return .decimal(literal: description)
    }

    /// A number that is not finite is left out, since JSON has no other numbers.
    package var member: JSONValue? { isFinite ? .some(json) : .none }
}

extension JSONObject: WireValue {
    package static var expectation: FieldExpectation { .object }
    package static var shape: FieldShape { .anyObject }

    package init(json: JSONValue) throws(RecordError) {
        guard case .object(let value) = json else { throw Self.unexpected(json) }
        self = value
    }

    package var json: JSONValue { .object(self) }
}

extension JSONValue: WireValue {
    package static var expectation: FieldExpectation { .anything }
    package static var shape: FieldShape { .anything }

    package static var includesNull: Bool { true }

    package init(json: JSONValue) { self = json }

    package var json: JSONValue { self }
}

extension Array: FieldContent where Element: WireValue {}

extension Array: WireValue where Element: WireValue {
    package static var expectation: FieldExpectation { .array }
    package static var shape: FieldShape { .list(of: Element.shape) }

    package init(json: JSONValue) throws(RecordError) {
        guard case .array(let elements) = json else { throw Self.unexpected(json) }
        self = []
        reserveCapacity(elements.count)
        for (index, element) in elements.enumerated() {
            do { append(try Element(json: element)) } catch { throw error.inside(element: index) }
        }
    }

    package init(text: inout TextReader) throws(TextReader.Unreadable) {
        self = []
        var count = 0
        try text.beginArray()
        while try text.hasNextElement(&count) { append(try Element(text: &text)) }
    }

    package var json: JSONValue { .array(map { $0.json }) }

    package var exported: (any ExportableValueConvertible)? {
        // Of elements that export nothing there is no list either.
        ExportedList(elements: compactMap(\.exported))
    }
}

/// The elements of a list, each as it exports itself.
private struct ExportedList: ExportableValueConvertible {
    let elements: [any ExportableValueConvertible]
    var exportableValue: ExportableValue { .list(elements.map(\.exportableValue)) }
}

// MARK: - The catalogue's own values

extension WireValue where Self: OpenValue {
    package static var expectation: FieldExpectation { .string }
    package static var shape: FieldShape { .openSet("\(Self.self)") }

    /// The sets are open: every text is a value.
    package init(json: JSONValue) throws(RecordError) { self.init(rawValue: try String(json: json)) }

    package init(text: inout TextReader) throws(TextReader.Unreadable) { self.init(rawValue: try text.string()) }

    package var json: JSONValue { .string(rawValue) }
}

extension AccountFundingType: WireValue {}
extension DismissedAttempt: WireValue {}
extension ErrorCode: WireValue {}
extension ErrorOrigin: WireValue {}
extension PaymentCardNetwork: WireValue {}
extension PaymentMethodType: WireValue {}
extension PaymentOutcomeStatus: WireValue {}
extension VaultedInstrumentType: WireValue {}

extension UnixSeconds: WireValue {
    package static var expectation: FieldExpectation { .wholeNumber }
    package static var shape: FieldShape { .wholeNumber(unit: "seconds since 1970") }

    package init(json: JSONValue) throws(RecordError) { self.init(seconds: try Int64(json: json)) }

    package var json: JSONValue { .integer(seconds) }
}

extension MinorUnits: WireValue {
    package static var expectation: FieldExpectation { .wholeNumber }
    package static var shape: FieldShape { .wholeNumber(unit: "minor units") }

    package init(json: JSONValue) throws(RecordError) { self.init(try Int64(json: json)) }

    package var json: JSONValue { .integer(value) }
}

extension BinDataAvailable.Status: WireValue {
    package static var expectation: FieldExpectation { .oneOf([Self.partial, .complete].map(\.rawValue)) }
    package static var shape: FieldShape { .oneOf([Self.partial, .complete].map(\.rawValue)) }

    package init(json: JSONValue) throws(RecordError) {
        guard case .string(let text) = json, let status = Self(rawValue: text) else { throw Self.unexpected(json) }
        self = status
    }

    package var json: JSONValue { .string(rawValue) }

    package var exported: (any ExportableValueConvertible)? { rawValue }
}
