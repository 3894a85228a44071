@testable import PrimerCheckoutStates
@testable import PrimerEvents

/// A native session beside the attempts of a checkout, which hear what it dispatches and asks.
struct PlayedSession {
    private var session: NativeSession
    private var attempts = PaymentAttempts(keyPrefix: "", isOrder: false)
    private var page = 1
    /// The starts by the numbers of the callbacks.
    private var questions: [Int: Int] = [:]

    /// A session that heard these inputs already.
    init(_ integration: Integration = .inlineSession, after inputs: [NativeInput]) {
        session = NativeSession(integration)
        attempts.receive(.opened)
        for input in inputs { _ = receive(input) }
    }

    /// What an input leads to, as lines.
    mutating func lines(_ input: NativeInput) -> [String] {
        receive(input).filter { output in
            switch output {
            case .leave, .abandon: false
            case .dispatch, .ask, .answer, .diagnose: true
            }
        }.map(Story.line)
    }

    /// What an input leads to.
    @discardableResult
    mutating func receive(_ input: NativeInput) -> [AdapterOutput] {
        if case .decided(let call, let decision) = input, let question = questions[call] {
            attempts.receive(.answered(start: question, PaymentAttempts.Answer(decision)))
        }
        let run = PaymentAttempts.Run(attempts, checkout: 1, page: page)
        var outputs = session.receive(input, at: Story.now, in: run)
        for output in outputs { take(output) }
        for call in session.calls.sorted() where isOver(call) {
            outputs += session.receive(.decided(call: call, .abort()), at: Story.now, in: run)
        }
        return outputs
    }

    private mutating func take(_ output: AdapterOutput) {
        switch output {
        case .ask(let call, let method, _):
            let started = attempts.start(.init(checkout: 1, page: page, method: method, hasOwnKey: false))
            questions[call] = started.question ?? started.start
        case .abandon:
            for question in questions.values where isOpen(question) {
                attempts.receive(.answered(start: question, .aborted))
            }
        case .leave:
            attempts.receive(.left(checkout: 1))
            page += 1
        case .dispatch(is Ready, _): attempts.receive(.ready(checkout: 1, page: page))
        case .dispatch(let detail, _):
            if let report = PaymentAttempts.Report(detail, provenance: .native, checkout: 1) {
                attempts.receive(.reported(report))
            }
        case .answer, .diagnose: break
        }
    }

    private func isOpen(_ question: Int) -> Bool {
        attempts.attempts.contains { $0.starts.contains { $0.question == question && $0.isOpenQuestion } }
    }

    /// Whether the attempt of a callback ended before it was decided.
    private func isOver(_ call: Int) -> Bool {
        guard let question = questions[call] else { return false }
        return !attempts.attempts.contains { attempt in
            attempt.starts.contains { $0.question == question && ($0.isOpenQuestion || $0.stage == .allowed) }
        }
    }
}
