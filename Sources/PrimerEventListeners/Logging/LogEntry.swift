public import PrimerEvents

/// One entry of a log: an event or a diagnostic, reduced to what may leave the device.
public struct LogEntry: Sendable, Hashable {
    /// How urgent it is.
    public let level: LogLevel

    /// What happened: the name of an event, or the text of a diagnostic; on one line.
    public let message: String

    /// When the entry was made, in ISO 8601 with milliseconds and `Z`.
    public let time: String

    /// Whether a sink caused it, by dispatching an event while it was given another entry.
    public let isCausedByLogging: Bool

    /// What is told beside the message: facts about the event, and under `detail` the fields that it exports.
    public let fields: [ExportedField]

    /// The entry of a diagnostic, for a hub whose diagnostics go where its log goes.
    ///
    /// ```swift
    /// let hub = PrimerEventHub(diagnostics: { try? sink.write(LogEntry($0)) })
    /// ```
    public init(_ diagnostic: Diagnostic, clock: WallClock = .system) {
        self.init(
            level: .warning, message: diagnostic.description, clock: clock,
            fields: [ExportedField("diagnostic", .string(diagnostic.code.rawValue))])
    }

    init(
        level: LogLevel, message: String, clock: WallClock, isCausedByLogging: Bool = false, fields: [ExportedField]
    ) {
        self.level = level
        self.message = ExportedValue.string(message).text
        time = clock.text
        self.isCausedByLogging = isCausedByLogging
        self.fields = fields
    }
}

extension LogEntry {
    /// The fields by name, nested as they are.
    public var metadata: [String: LogMetadataValue] { LogMetadataValue.dictionary(of: fields) }

    /// The fields in the shape that another library has for them, made by its cases.
    ///
    /// ```swift
    /// entry.metadata(Logger.MetadataValue.string, Logger.MetadataValue.array, Logger.MetadataValue.dictionary)
    /// ```
    public func metadata<Value>(
        _ string: (String) -> Value, _ array: ([Value]) -> Value, _ dictionary: ([String: Value]) -> Value
    ) -> [String: Value] {
        metadata.mapValues { $0.converted(string, array, dictionary) }
    }

    /// The entry on one line: time, level, message, and the fields as words.
    ///
    /// The fields of the detail stand for themselves, `payment.id=pay_1`.
    public var text: String { "\(time) \(level.rawValue.uppercased()) \(untimedText)" }

    /// The message and the fields as words, for a sink that shows time and level itself.
    public var untimedText: String {
        let words = fields.flatMap { field in
            if field.name == Self.detailName, case .record(let fields) = field.value { return fields.map(\.words) }
            return [field.words]
        }
        return ([message] + words).filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The entry as a JSON object.
    public var json: JSONValue {
        let facts: [(String, JSONValue)] = [
            ("time", .string(time)), ("level", .string(level.rawValue)), ("message", .string(message)),
        ]
        return .object(JSONObject(facts + fields.map { ($0.name, $0.value.json) }))
    }

    /// The name of the field that holds what an event exports.
    static let detailName = "detail"
}

extension LogEntry: CustomStringConvertible {
    /// The same as ``text``.
    public var description: String { text }
}
