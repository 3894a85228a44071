/// What an entry means to a reader: each has a shape, a colour and words of its own.
enum Mark: String, Sendable, CaseIterable {
    /// An event that tells how things are.
    case plain
    /// A trigger, which asks a component to act.
    case request
    /// A payment is about to be created.
    case start
    /// An event that waits for somebody's answer.
    case question
    /// A payment was created and is settled.
    case success
    /// A payment was created and is not settled, or not known to be.
    case pending
    /// A payment failed.
    case failure
    /// An attempt ended without an outcome, or the shopper left.
    case cancellation
    /// Something went wrong that is no payment: a card form with errors, a checkout that could not start.
    case problem
    /// An answer that lets it go on.
    case continued
    /// An answer that ends it.
    case aborted
    /// Nobody answered, and things stay as they are.
    case unanswered
    /// Something that was most likely not meant.
    case diagnostic

    /// The words for it.
    var label: String {
        switch self {
        case .plain: "event"
        case .request: "request"
        case .start: "payment start"
        case .question: "question"
        case .success: "success"
        case .pending: "created, not known to be settled"
        case .failure: "failure"
        case .cancellation: "cancelled or dismissed"
        case .problem: "problem"
        case .continued: "continued"
        case .aborted: "aborted"
        case .unanswered: "unanswered"
        case .diagnostic: "diagnostic"
        }
    }

    /// Whether it is one that a reader looks for first.
    var isProminent: Bool {
        switch self {
        case .start, .success, .pending, .failure, .cancellation, .problem, .aborted, .diagnostic: true
        case .plain, .request, .question, .continued, .unanswered: false
        }
    }
}
