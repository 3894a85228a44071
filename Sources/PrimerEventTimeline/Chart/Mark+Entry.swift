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
            self = Self.byName[event.type] ?? .plain
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

    private static let byName: [String: Mark] = [
        PaymentStart.eventType: .start,
        PaymentSuccess.eventType: .success,
        PaymentFailure.eventType: .failure,
        PaymentCancel.eventType: .cancellation,
        CheckoutDismissed.eventType: .cancellation,
        PaymentApprovalRequired.eventType: .question,
        ShippingAddressChange.eventType: .question,
        ShippingOptionChange.eventType: .question,
        CardError.eventType: .problem,
        CardSubmit.eventType: .request,
        VaultSubmit.eventType: .request,
        ShowOtherPaymentsToggle.eventType: .request,
    ]
}
