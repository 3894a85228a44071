public import PrimerEvents

/// One line of a recorded session: an event, or the answer that a page gave to one.
public enum SessionLine: Sendable, Hashable {
    /// An event with where it went.
    case event(SessionEvent)
    /// The call of a function that an event's detail carried.
    case answer(SessionAnswer)

    /// The number of the line in the recording, as the recorder counted.
    public var seq: Int64 {
        switch self {
        case .event(let event): event.seq
        case .answer(let answer): answer.seq
        }
    }
}

/// A recorded event with where it went.
public struct SessionEvent: Sendable, Hashable {
    /// The place of the event in the recording; an answer names it in ``SessionAnswer/answerTo``.
    public var seq: Int64

    /// The event with its typed detail, flags and time.
    public var event: DecodedEvent

    /// The id of the `<primer-checkout>` on its path, `nil` for an event outside of any.
    public var checkout: String?

    /// The names from the target outwards, with `slot` and `#shadow-root`, as in `composedPath()`.
    public var path: [String]

    /// The names of the functions that the detail carried: not empty where the event could be answered.
    public var answers: [String]

    /// A recorded event.
    public init(seq: Int64, event: DecodedEvent, checkout: String?, path: [String], answers: [String] = []) {
        self.seq = seq
        self.event = event
        self.checkout = checkout
        self.path = path
        self.answers = answers
    }
}

/// A recorded answer: a page called a function that an event's detail carried.
public struct SessionAnswer: Sendable, Hashable {
    /// The place of the answer in the recording.
    public var seq: Int64

    /// The ``SessionEvent/seq`` of the event that it answers.
    public var answerTo: Int64

    /// The name of the function, as in ``SessionEvent/answers``.
    public var name: String

    /// What the function was called with; private.
    public var arguments: [JSONValue]

    /// Milliseconds since the page's origin; `nil` where the recorder gave none. It is written only if it is finite.
    public var timeStamp: Double?

    /// A recorded answer.
    public init(seq: Int64, answerTo: Int64, name: String, arguments: [JSONValue], timeStamp: Double?) {
        self.seq = seq
        self.answerTo = answerTo
        self.name = name
        self.arguments = arguments
        self.timeStamp = timeStamp
    }
}

extension SessionEvent: Redacted {
    /// Place, path and event; the id of the checkout is the page's own choice and stays private.
    public var exportable: ExportableFields {
        [
            .shown("seq", seq), .shown("event", event), .withheld("checkout"), .shown("path", path),
            .shown("answers", answers),
        ]
    }
}

extension SessionAnswer: Redacted {
    /// Places and the name of the function; the arguments may hold an idempotency key.
    public var exportable: ExportableFields {
        [.shown("seq", seq), .shown("answerTo", answerTo), .shown("name", name), .withheld("arguments")]
    }
}
