import EventTree
import PrimerEvents
import PrimerEventsTesting
import Testing

/// A real checkout on which a row of the table of answers is played.
final class AnswerStage {
    /// What a listener keeps of its call.
    private struct Kept {
        var preventDefault: (() -> Void)?
        var detail: PaymentStart?
    }

    private struct UnknownWord: Error { let words: [String] }

    private let row: AnswerRow
    private let test = CheckoutStage.heard()
    private var kept: [String: Kept] = [:]
    private var counted: [Bool] = []
    private var unknown: [[String]] = []

    init(_ row: AnswerRow, _ policy: AnswerPolicy) {
        self.row = row
        test.checkout.answerPolicy = policy
        test.checkout.answerDeadline = row.deadline
        for listener in row.listeners { add(listener) }
    }

    /// Plays the row, and tells what it came to.
    func result() async throws -> AnswerRow.Result {
        let request = test.start()
        for step in row.later { try await take(step, request) }
        if let word = unknown.first { throw UnknownWord(words: word) }
        let decision = request.decision
        // What the host is told by waiting is what was decided.
        if let decision { #expect(await request.wait() == decision) }
        return AnswerRow.Result(
            outcome: Self.text(of: decision),
            counted: counted.isEmpty ? "none" : counted.map { $0 ? "yes" : "no" }.joined(separator: " "),
            diagnostics: test.diagnostics.isEmpty
                ? "none" : test.diagnostics.map(Self.text(of:)).joined(separator: ", "))
    }

    // MARK: During the dispatch

    private func add(_ listener: AnswerRow.Listener) {
        let options: ListenerOptions = listener.isAdded(as: "passive") ? .passive : []
        let node = test.checkout
        if listener.isAdded(as: "any") {
            node.addEventListener(options) { [unowned self] event in
                guard event.as(.paymentStart)?.detail.attempt.isFirstStart ?? false else { return }
                call(listener, event, hold: event.preventDefault) { event.detail as? PaymentStart }
            }
        } else {
            node.addEventListener(.paymentStart, options) { [unowned self] event in
                guard event.detail.attempt.isFirstStart else { return }
                call(listener, event, hold: { kept[listener.name, default: Kept()].detail = event.hold() }) {
                    event.detail
                }
            }
        }
    }

    private func call(
        _ listener: AnswerRow.Listener, _ event: some EventInterface, hold: () -> Void,
        detail: () -> PaymentStart?
    ) {
        for action in listener.actions {
            switch action.first {
            case "look", "passive", "any": break
            case "keep": keep(listener, event, detail())
            case "hold": hold()
            case "prevent":
                event.preventDefault()
                keep(listener, event, detail())
            case "flag": event.preventDefault()
            case "prevent-by": kept[action[1]]?.preventDefault?()
            default: answer(action, by: detail())
            }
        }
    }

    private func keep(_ listener: AnswerRow.Listener, _ event: some EventInterface, _ detail: PaymentStart?) {
        kept[listener.name] = Kept(preventDefault: { event.preventDefault() }, detail: detail)
    }

    private func answer(_ words: [String], by detail: PaymentStart?) {
        let text = words.count > 1 ? words[1] : nil
        switch (words.first, detail) {
        case ("continue", let detail?): counted.append(detail.continuePaymentCreation(idempotencyKey: text))
        case ("abort", let detail?): counted.append(detail.abortPaymentCreation(message: text))
        default: unknown.append(words)
        }
    }

    // MARK: Afterwards

    private func take(_ step: [String], _ request: PaymentRequest) async throws {
        switch step {
        case ["cancel"]:
            let waiting = Task { await request.wait() }
            waiting.cancel()
            _ = await waiting.value
        case ["remove"]: test.checkout.remove()
        case ["ended"]: test.checkout.attemptEnded()
        case ["success"]: test.succeed()
        case ["failure"]: test.fail()
        case ["canceled"]: test.cancel()
        case ["again"]: _ = test.start()
        case ["other"]: _ = test.start(.payPal)
        default:
            guard step.count > 1 else { throw UnknownWord(words: step) }
            switch step[1] {
            case "drop": kept[step[0]] = nil
            case "prevent": kept[step[0]]?.preventDefault?()
            default:
                if step[0] == "wait", let seconds = Double(step[1]) {
                    test.time.advance(by: seconds)
                } else {
                    answer(Array(step.dropFirst()), by: kept[step[0]]?.detail)
                }
            }
        }
    }

    // MARK: As the table writes it

    private static func text(of decision: PaymentDecision?) -> String {
        switch decision {
        case nil: "waits"
        case .continue(let key): (["continue"] + [key].compactMap { $0 }).joined(separator: " ")
        case .abort(let message): (["abort"] + [message].compactMap { $0 }).joined(separator: " ")
        }
    }

    private static func text(of diagnostic: Diagnostic) -> String {
        let ignored = Diagnostic.IgnoredAnswer.allCases.first { reason in
            diagnostic.code == Diagnostic.answerIgnored(event: "", reason: reason).code
        }
        return ignored.map { "ignored \($0)" } ?? diagnostic.code.rawValue
    }
}

extension PaymentAttempt {
    /// Whether it is what the first start of a checkout is told.
    fileprivate var isFirstStart: Bool { number == 1 && !isJoined }
}
