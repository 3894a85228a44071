import EventTree

/// Stays in its shadow tree and does not bubble; its static members are constants.
struct Plain: EventDetail {
    static let eventType = "plain"
    var number: Int
}

/// Every member that the event tree reads is code of the app.
struct Computed: EventDetail {
    static var eventType: String { ForeignCode.runs(); return "computed" }
    static var bubbles: Bool { ForeignCode.runs(); return true }
    static var composed: Bool { ForeignCode.runs(); return true }
    static var cancelable: Bool { ForeignCode.runs(); return true }
    static var isOutcome: Bool { ForeignCode.runs(); return false }
    var exportable: ExportableFields { ForeignCode.runs(); return [.shown("computed", true)] }
    func answering(with ticket: any AnswerTicket) -> Computed { ForeignCode.runs(); return self }
}

/// Neither composed nor bubbling, and something goes with it.
struct Loaded: EventDetail {
    static let eventType = "loaded"
    static let bubbles = false
    static let composed = false
    static let isOutcome = true
    let guardian: Guardian
}

/// Has a name that is computed.
struct Named: NamedEventDetail {
    static let eventType = "named"
    static let cancelable = true
    let number: Int
    var name: String { ForeignCode.runs(); return number == 0 ? "named:zero" : "named:other" }
}

/// An error that runs code of the app where it is freed.
struct ScriptError: Error {
    let guardian: Guardian
}

/// Asks, and answers nothing.
final class ScriptAnswers: AnswerSource {
    func makeTicket() -> any AnswerTicket {
        ForeignCode.runs()
        return ScriptTicket(guardian: Guardian { ForeignCode.runs() })
    }
}

final class ScriptTicket: AnswerTicket {
    private let guardian: Guardian

    init(guardian: Guardian) { self.guardian = guardian }

    func hold() { ForeignCode.runs() }
    func listenerReturned() { ForeignCode.runs() }
}

/// A listener with identity.
final class ScriptListener: EventListener {
    private let body: (AnyEvent) throws -> Void

    init(_ body: @escaping (AnyEvent) throws -> Void) { self.body = body }

    func handleEvent(_ event: AnyEvent) throws { try body(event) }

    deinit { ForeignCode.runs() }
}
