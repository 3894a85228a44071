import PrimerEventCoding
import PrimerEvents

/// What libFuzzer calls to make a new input of one that it has.
///
/// Changed bytes are mostly no JSON any more. So every second JSON text is changed as a value: it stays JSON, and comes as
/// far as the reading of fields.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(_ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ capacity: Int, _ seed: CUnsignedInt) -> Int {
    var mutation = JSONMutation(seed: UInt64(seed))
    if mutation.chance(of: 2), let value = try? JSONValue(parsing: UnsafeBufferPointer(start: start, count: count)) {
        let bytes = mutation.changed(value).bytes
        if bytes.count <= capacity {
            start.update(from: bytes, count: bytes.count)
            return bytes.count
        }
    }
    return mutateBytes(start, count, capacity)
}

/// libFuzzer's own changes.
@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ capacity: Int) -> Int

/// One change somewhere in a JSON value, the same for the same seed.
struct JSONMutation {
    private var random: UInt64

    init(seed: UInt64) { random = seed &+ 0x9E37_79B9_7F4A_7C15 }

    /// What the web has had in some place, at some time.
    private static let names: [String] =
        PrimerEventCatalogue.entries.flatMap { [$0.name] + $0.formerNames } + [
            "type", "detail", "answerTo", "answers", "path", "checkout", "timeStamp", "timestamp", "seq", "payment",
            "paymentSummary", "paymentMethodData", "paymentMethodType", "last4Digits", "network", "primerJsError",
            "paymentFailure", "error", "failure", "details", "diagnosticsId", "code", "message", "origin", "data",
            "vaultedPayments", "paymentInstrumentType", "paymentInstrumentData", "analyticsId", "errors", "name",
        ]

    private static let values: [JSONValue] = [
        nil, true, false, 0, -1, .integer(.max), .integer(.min), .decimal(literal: "1e400"), .decimal(literal: "-0"),
        .decimal(literal: "9.99"), .decimal(literal: "9223372036854775808"), "", "\u{0}\u{2028}\u{1f600}", [], [:],
        "PAYMENT_CARD", "KLARNA_CUSTOMER_TOKEN", "AUTOMATED_CLEARING_HOUSE", "partial", "e\u{301}",
    ]

    /// The value with one place in it changed.
    mutating func changed(_ value: JSONValue) -> JSONValue {
        // The deeper the more often: an outer value that changes takes all in it along.
        if chance(of: 4) { return replacement(for: value) }
        switch value {
        case .array(var elements) where !elements.isEmpty:
            let place = below(elements.count)
            switch below(6) {
            case 0: elements.remove(at: place)
            case 1: elements.append(elements[place])
            default: elements[place] = changed(elements[place])
            }
            return .array(elements)
        case .object(let object) where !object.isEmpty:
            return .object(changed(object))
        case .null, .bool, .integer, .decimal, .string, .array, .object: return replacement(for: value)
        }
    }

    private mutating func changed(_ object: JSONObject) -> JSONObject {
        var object = object
        let member = object.members[below(object.count)]
        switch below(8) {
        case 0: object[member.name] = nil
        case 1:
            object[member.name] = nil
            object[oneOf(Self.names)] = member.value
        case 2: object[oneOf(Self.names)] = oneOf(Self.values)
        case 3: object[member.name] = oneOf(object.members).value
        default: object[member.name] = changed(member.value)
        }
        return object
    }

    private mutating func replacement(for value: JSONValue) -> JSONValue {
        switch below(6) {
        case 0: [value]
        case 1: .object(JSONObject([(oneOf(Self.names), value)]))
        case 2: .string(oneOf(Self.names))
        default: oneOf(Self.values)
        }
    }

    // MARK: - Chance

    mutating func chance(of count: Int) -> Bool { below(count) == 0 }

    private mutating func oneOf<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

    private mutating func below(_ count: Int) -> Int {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((random >> 33) % UInt64(count))
    }
}
