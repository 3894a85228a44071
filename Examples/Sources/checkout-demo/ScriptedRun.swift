import PrimerEvents
import PrimerEventsTesting

/// A native checkout by a script: a scenario of the testing kit, whose first payment a terms gate holds.
@MainActor
final class ScriptedRun {
    private let script = ScriptedCheckout(.declineThenRetry, diagnostics: { Terminal.complain("\($0)") })
    private let stage: Stage
    /// Listens for as long as it is kept.
    private let gate: TermsGate

    /// - Parameter watch: Is given the hub before anybody listens; nothing is reported then.
    init(watchedBy watch: ((PrimerEventHub) -> Void)? = nil) {
        if let watch {
            watch(script.hub)
            stage = Stage(unreportedOn: script.hub)
        } else {
            stage = Stage(on: script.hub)
        }
        stage.listen(to: script.checkout)
        let report = stage.report
        gate = TermsGate(on: script.checkout) {
            report?.write(step: "the shopper reads the terms and accepts them")
            return true
        }
    }

    /// Names each step, plays it, and prints the events that came of it.
    func run() async throws(ScriptError) {
        stage.report?.writeHeader()
        while let step = script.nextStep {
            stage.report?.write(step: step.title)
            try await script.step()
            try await script.decision()
            stage.report?.writeRows()
        }
    }
}
