import PrimerEvents
import PrimerEventsTesting

/// A native checkout by a script: a scenario of the testing kit, whose first payment a terms gate holds.
@MainActor
final class ScriptedRun {
    private let script: ScriptedCheckout
    private let stage: Stage
    /// Listens for as long as it is kept.
    private let gate: TermsGate

    static func script() -> ScriptedCheckout {
        ScriptedCheckout(.declineThenRetry, diagnostics: { Terminal.complain("\($0)") })
    }

    convenience init() {
        let script = Self.script()
        self.init(script, on: Stage(on: script.hub))
    }

    init(_ script: ScriptedCheckout, on stage: Stage) {
        self.script = script
        self.stage = stage
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
