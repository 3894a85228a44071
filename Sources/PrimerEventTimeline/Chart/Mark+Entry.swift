internal import EventTree
internal import PrimerEventListeners
internal import PrimerEvents

extension Mark {
    init(of entry: Timeline.Entry) {
        self =
            switch entry {
            case .event(let event): Mark(of: event.event)
            case .decision(let decision): Mark(ofAnswer: decision.answer)
            case .diagnostic: .diagnostic
            }
    }

    private init(of event: ExportedEvent) {
        if event.type == PaymentSuccess.eventType, event["status"] == .string(PaymentOutcomeStatus.pending.rawValue) {
            self = .pending
        } else if event.type == StateChange.eventType, event["primerJsError"] != nil {
            self = .problem
        } else {
            self = (PrimerEventCatalogue.entry(named: event.type)?.mark).map(Mark.init) ?? .plain
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
            case .start: .start
            case .question: .question
            case .success: .success
            case .failure: .failure
            case .cancellation: .cancellation
            case .problem: .problem
            }
    }
}
