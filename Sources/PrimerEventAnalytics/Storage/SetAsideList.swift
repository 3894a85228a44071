internal import DurableFiles
import PrimerEventCoding
import PrimerEvents

/// Calls that the destination refused for good, oldest first and within limits.
struct SetAsideList {
    /// A call as it is kept.
    struct Entry: Sendable {
        let call: SetAsideCall
        /// What is written, without checksum and line ends.
        let text: [UInt8]
    }

    let limits: DeliveryLimits
    private(set) var entries: [Entry] = []
    private var bytes = 0

    init(limits: DeliveryLimits) { self.limits = limits }

    /// Adds a call; one with the same id gives way to it, and the oldest where there are too many.
    mutating func append(_ call: SetAsideCall) {
        guard let text = call.text else { return }
        remove([call.id])
        entries.append(Entry(call: call, text: text))
        bytes += text.count
        while entries.count > limits.setAsideCalls || bytes > limits.setAsideBytes, !entries.isEmpty {
            bytes -= entries.removeFirst().text.count
        }
    }

    mutating func remove(_ ids: Set<String>) {
        entries.removeAll { ids.contains($0.call.id) }
        bytes = entries.reduce(0) { $0 + $1.text.count }
    }

    /// The lines of the file.
    var lines: some Sequence<[UInt8]> { entries.lazy.map { CheckedLine.bytes(of: $0.text) } }
}

extension SetAsideCall {
    /// One line of JSON: the call with the reason beside it.
    fileprivate var text: [UInt8]? {
        guard let call = call.keptJSON else { return nil }
        let reason: JSONValue =
            switch reason {
            case .invalid(let text): ["kind": "invalid", "text": .string(text)]
            case .tooLarge: ["kind": "too large"]
            }
        return JSONValue.object(["reason": reason, "call": call]).bytes
    }

    /// The call of a line of the file without its line ends.
    init?(line: ArraySlice<UInt8>) {
        guard let text = CheckedLine.text(of: line), let value = try? JSONValue(parsing: text, limits: .ofLines),
            let object = value.objectValue, let call = object["call"].flatMap(TrackCall.init(json:)),
            let reason = object["reason"]?.objectValue
        else { return nil }
        switch reason["kind"]?.stringValue {
        case "too large"?: self.init(call: call, reason: .tooLarge)
        case "invalid"?: self.init(call: call, reason: .invalid(reason["text"]?.stringValue ?? ""))
        default: return nil
        }
    }
}
