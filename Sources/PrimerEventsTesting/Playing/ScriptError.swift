/// Why a script could not go on.
public enum ScriptError: Error, Sendable, Hashable {
    /// Nobody decided about a payment in time, so it was aborted.
    ///
    /// - Parameters:
    ///   - step: The step that waited for the decision.
    ///   - seconds: How long it waited, in real time.
    case undecided(step: String, seconds: Double)

    /// The scenario answers a payment that it does not hold.
    case nothingToAnswer(step: String)

    /// The script plays a step already, in another task.
    case alreadyPlaying

    /// The task that plays was cancelled while it waited for a decision; the payment was aborted.
    case cancelled
}

extension ScriptError: CustomStringConvertible {
    /// What happened, what it means, and what to do.
    public var description: String {
        switch self {
        case .undecided(let step, let seconds):
            "The step \"\(step)\" waited \(seconds) s for the decision about a payment. A listener of primer:payment-start "
                + "holds it and has not answered, so it was aborted. Answer on every path; if the gate waits for the "
                + "script's manual time, move it with `time.advance(by:)` or the step `.timePasses`."
        case .nothingToAnswer(let step):
            "The step \"\(step)\" answers a payment that the scenario does not hold. Start it with "
                + "`.payment(isHeld: true)`."
        case .alreadyPlaying:
            "A step is being played in another task. Await it before the next one."
        case .cancelled:
            "The task was cancelled while it waited for the decision about a payment, which was aborted."
        }
    }
}
