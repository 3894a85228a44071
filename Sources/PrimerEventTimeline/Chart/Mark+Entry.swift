internal import EventTree
internal import PrimerEventListeners
internal import PrimerEvents

extension Mark {
    init(of entry: Timeline.Entry) {
        self =
            switch entry {
            case .event(let event): event.steps.lazy.compactMap { Mark(of: $0.kind) }.first ?? Mark(of: event.event)
            case .decision(let decision): Mark(ofAnswer: decision.answer)
            case .diagnostic: .diagnostic
            }
    }

    /// What an event means by its name alone, where it is no step.
    private init(of event: ExportedEvent) {
        self = (PrimerEventCatalogue.entry(named: event.type)?.mark).map(Mark.init) ?? .plain
    }

    /// What a step means; `nil` for one that has no mark of its own.
    private init?(of step: CheckoutRun.Step.Kind) {
        switch step {
        case .checkoutFailed: self = .problem
        case .paymentStarted: self = .start
        case .created(.settled): self = .success
        case .created(.pending), .created(.unknown): self = .pending
        case .failed: self = .failure
        case .cancelled, .dismissed: self = .cancellation
        case .ready, .methodChosen, .held, .processing: return nil
        }
    }

    /// An answer by its name on the web; one that is not known let it go on as far as anyone can tell.
    private init(ofAnswer name: String) {
        self =
            switch name {
            case "abortPaymentCreation": .aborted
            case "unanswered": .unanswered
            case _: .continued
            }
    }

    private init(_ mark: PrimerEventCatalogue.Entry.Mark) {
        self =
            switch mark {
            case .plain: .plain
            case .request: .request
            case .question: .question
            case .problem: .problem
            }
    }
}
