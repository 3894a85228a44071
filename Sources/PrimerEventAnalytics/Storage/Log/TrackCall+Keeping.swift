import PrimerEventCoding
import PrimerEventListeners
import PrimerEvents

extension TrackCall {
    /// How deep lists and records may nest in a call that is kept: far more than any event does.
    static let deepest = 32

    /// The call as the files have it, `nil` where its properties nest too deep.
    var keptJSON: JSONValue? {
        guard properties.allSatisfy({ $0.value.nests(within: Self.deepest) }) else { return nil }
        return json
    }

    /// The same as one line of text.
    package var keptBytes: [UInt8]? { keptJSON?.bytes }

    /// The call that a line of JSON holds. Members that are not known are passed over, of whatever kind.
    package init?(keptBytes: some Collection<UInt8>) {
        guard let json = try? JSONValue(parsing: keptBytes, limits: .ofLines) else { return nil }
        self.init(json: json)
    }
}

extension ExportedValue {
    /// Whether lists and records nest in it so many levels deep at the most. It looks no deeper.
    fileprivate func nests(within levels: Int) -> Bool {
        switch self {
        case .string, .integer, .bool: true
        case .list(let values): levels > 0 && values.allSatisfy { $0.nests(within: levels - 1) }
        case .record(let fields): levels > 0 && fields.allSatisfy { $0.value.nests(within: levels - 1) }
        }
    }
}

extension CodingLimits {
    /// Of a line of the log: its bytes bound the items as well, and a later version may nest deeper.
    static let ofLines = CodingLimits(
        bytesPerLine: LogRecord.longestLine, nestingDepth: 2 * TrackCall.deepest + 8, itemsPerCollection: .max,
        itemsInTotal: .max)
}
