import PrimerEventAnalytics
import PrimerEventListeners

/// Calls for tests; `c7` is the seventh.
enum Calls {
    static func call(
        _ number: Int, isOutcome: Bool = false, properties: [ExportedField] = []
    ) -> TrackCall {
        TrackCall(
            id: "c\(number)", name: isOutcome ? "order completed" : "payment attempted", sequence: Int64(number),
            time: "2026-07-30T10:00:00.000Z", isOutcome: isOutcome, properties: properties)
    }

    static func some(_ numbers: some Sequence<Int>) -> [TrackCall] { numbers.map { call($0) } }

    /// A call whose JSON is about so many bytes longer than that of others.
    static func large(_ number: Int, bytes: Int) -> TrackCall {
        call(number, properties: [ExportedField("text", .string(String(repeating: "x", count: bytes)))])
    }

    static func ids(_ numbers: some Sequence<Int>) -> [String] { numbers.map { "c\($0)" } }
}
