import EventTree

/// The usual event of a test: bubbles, is composed and can be prevented.
struct Press: EventDetail {
    static let eventType = "press"
    static let cancelable = true
}

/// An event of another type, with nothing to prevent.
struct Note: EventDetail { static let eventType = "note" }

/// An event for the target only, and for the hosts that stand for it.
struct Quiet: EventDetail {
    static let eventType = "quiet"
    static let bubbles = false
}

/// An event that stays in the shadow tree it was dispatched in.
struct Inner: EventDetail {
    static let eventType = "inner"
    static let composed = false
    static let cancelable = true
}

/// An event whose name is known at run time only.
struct Computed: NamedEventDetail {
    static let eventType = "computed"
    let name: String
}

/// An event that listeners answer.
struct Question: EventDetail {
    static let eventType = "question"
    static let cancelable = true

    private(set) var ticket: (any AnswerTicket)?

    func answering(with ticket: any AnswerTicket) -> Question { Question(ticket: ticket) }
}

/// An event with something to tell and something to keep to itself.
struct Payment: EventDetail {
    static let eventType = "payment"
    let id: String
    let last4: String
    let cardholder: String

    var exportable: ExportableFields {
        [.shown("id", id), .onRequest("last4", last4), .withheld("cardholder")]
    }
}

extension EventType where Detail == Press { static var press: Self { .init() } }
extension EventType where Detail == Note { static var note: Self { .init() } }
extension EventType where Detail == Quiet { static var quiet: Self { .init() } }
extension EventType where Detail == Inner { static var inner: Self { .init() } }
extension EventType where Detail == Computed { static var computed: Self { .init() } }
extension EventType where Detail == Question { static var question: Self { .init() } }
extension EventType where Detail == Payment { static var payment: Self { .init() } }

/// What a listener throws that fails on purpose.
struct Failure: Error {}
