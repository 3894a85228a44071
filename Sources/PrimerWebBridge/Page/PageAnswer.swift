internal import PrimerEventCoding
internal import PrimerEvents

/// What a page is told about an event that it holds: one of the functions in the event's detail, with its arguments.
struct PageAnswer: Hashable {
    let name: String
    var arguments: [JSONValue] = []
    /// What becomes of a key that the page names itself.
    var besidePageKey = BesidePageKey.conflicts

    /// The name of the web's yes to a payment.
    static let continuation = "continuePaymentCreation"

    /// The payment may not be created.
    static let abort = PageAnswer(name: "abortPaymentCreation")
}

/// The decision about a held event in the page's words.
protocol PageDecision: Sendable {
    /// `nil` where the web has no word for it: the page goes on waiting.
    ///
    /// - Parameter wasHeld: Whether a listener held the event; if none did, the page shall go on as if nobody had asked.
    func answer(wasHeld: Bool) -> PageAnswer?
}

extension PaymentDecision: PageDecision {
    /// The web's `abortPaymentCreation` takes nothing; a message goes along for pages that look for one.
    func answer(wasHeld: Bool) -> PageAnswer? {
        switch self {
        case .continue(nil): PageAnswer(name: PageAnswer.continuation)
        case .continue(let key?):
            PageAnswer(name: PageAnswer.continuation, arguments: [["idempotencyKey": .string(key)]])
        case .abort(nil): .abort
        case .abort(let message?): PageAnswer(name: PageAnswer.abort.name, arguments: [["message": .string(message)]])
        }
    }
}

extension ShippingAddressDecision: PageDecision {
    func answer(wasHeld: Bool) -> PageAnswer? {
        switch self {
        case .setShippingOptions(let options):
            PageAnswer(name: "setShippingOptions", arguments: [.array(options.map(EventEncoder.json(of:)))])
        case .unanswered: nil
        }
    }
}

extension ShippingOptionDecision: PageDecision {
    func answer(wasHeld: Bool) -> PageAnswer? {
        switch self {
        case .continue: PageAnswer(name: "continue")
        // Held and let go of: the client session may lack the option, so the sheet must not go on with it.
        case .unanswered: wasHeld ? nil : PageAnswer(name: "continue")
        }
    }
}
