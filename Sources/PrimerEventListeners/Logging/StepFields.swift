internal import PrimerEvents

/// The fields of a log entry that describe the steps of an event.
enum StepFields {
    /// The steps by name, those that are repetitions apart, the attempt, and how long each step took.
    static func fields(of steps: [CheckoutRun.Step]) -> [ExportedField] {
        let attempt = steps.last?.attempt.map { ExportedField("attempt", .integer(Int64($0))) }
        let durations = steps.compactMap { step -> ExportedField? in
            guard let name = step.kind.durationName, let duration = step.duration else { return nil }
            return ExportedField(name, .integer(duration.wholeMilliseconds))
        }
        return names("steps", of: steps.filter(\.isNews)) + names("repeatedSteps", of: steps.filter { !$0.isNews })
            + [attempt].compactMap(\.self) + durations
    }

    private static func names(_ name: String, of steps: [CheckoutRun.Step]) -> [ExportedField] {
        steps.isEmpty ? [] : [ExportedField(name, .list(steps.map { .string($0.kind.name) }))]
    }
}
