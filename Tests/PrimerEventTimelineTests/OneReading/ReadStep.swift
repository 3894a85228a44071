import PrimerEventListeners
import PrimerEvents

/// One step as a reader shows it: its name in a log, the attempt, how long it took, and whether it is news.
struct ReadStep: Equatable, CustomStringConvertible {
    var name: String
    var attempt: Int64?
    var milliseconds: Int64?
    var isNews = true

    var description: String {
        "\(name) \(attempt.map { "#\($0)" } ?? "-") \(milliseconds.map { "\($0) ms" } ?? "")\(isNews ? "" : " again")"
    }

    /// What a timeline shows.
    init(_ step: CheckoutRun.Step) {
        name = step.kind.name
        attempt = step.attempt.map(Int64.init)
        milliseconds = step.duration?.wholeMilliseconds
        isNews = step.isNews
    }

    /// The steps of an entry of the log.
    static func steps(of entry: LogEntry) -> [ReadStep] {
        let values = Dictionary(entry.fields.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        return ["steps": true, "repeatedSteps": false].sorted { $0.key > $1.key }.flatMap { field, isNews in
            guard case .list(let names)? = values[field] else { return [ReadStep]() }
            return names.compactMap { name in
                guard case .string(let name) = name else { return nil }
                return ReadStep(
                    name: name, attempt: values["attempt"].flatMap(\.number),
                    milliseconds: durationName(of: name).flatMap { values[$0] }.flatMap(\.number), isNews: isNews)
            }
        }
    }

    private init(name: String, attempt: Int64?, milliseconds: Int64?, isNews: Bool) {
        self.name = name
        self.attempt = attempt
        self.milliseconds = milliseconds
        self.isNews = isNews
    }

    /// The field of a log that has the duration of a step.
    private static func durationName(of step: String) -> String? {
        switch step {
        case "ready": "timeToReady"
        case "heldThenContinued", "heldThenAborted": "timeHeld"
        case "settled", "pending", "createdStatusUnknown", "failed", "aborted", "cancelled": "timeInProcessing"
        default: nil
        }
    }
}

extension ExportedValue {
    /// The number; `nil` for what is none.
    var number: Int64? { if case .integer(let number) = self { number } else { nil } }
}
