public import PrimerEvents

/// Why a bridge refused a message of a web page, one code for each ``BridgeRefusal``.
extension Diagnostic.Code {
    /// The origin of a message is not on the allow-list.
    public static let webOriginNotAllowed: Self = "webOriginNotAllowed"
    /// A message came from a frame inside the page.
    public static let webSubframeNotAllowed: Self = "webSubframeNotAllowed"
    /// A message is longer than ``BridgeLimits/message``.
    public static let webMessageTooLong: Self = "webMessageTooLong"
    /// A message is not one of the page script's.
    public static let webMessageMalformed: Self = "webMessageMalformed"
    /// A message belongs to a page that has not begun or has ended.
    public static let webPageNotOpen: Self = "webPageNotOpen"
    /// A message was passed on twice.
    public static let webMessageRepeated: Self = "webMessageRepeated"
    /// Too many messages are queued until the bridge is attached.
    public static let webQueueFull: Self = "webQueueFull"
    /// Too many events or pages are open.
    public static let webTooManyOpen: Self = "webTooManyOpen"
    /// A page answered an event, or returned from a call, that the bridge does not know.
    public static let webAnswerUnknown: Self = "webAnswerUnknown"
    /// A page answered an event that was already decided.
    public static let webAnswerTooLate: Self = "webAnswerTooLate"
}

extension BridgeRefusal {
    /// The refusal as the hub reports it.
    ///
    /// It holds nothing of the message. It names an origin, a scheme with a host and a port: without it a forgotten origin
    /// looks like an attack.
    package var diagnostic: Diagnostic {
        switch self {
        case .originNotAllowed(let origin?):
            Diagnostic(
                .webOriginNotAllowed, "A message from a web page of \(origin) was refused.", Self.noListener,
                "Add the origin to those that the bridge allows, if it is the checkout's own.")
        case .originNotAllowed(nil):
            Diagnostic(
                .webOriginNotAllowed, "A message from a web page without an origin was refused.", Self.noListener,
                "Load the checkout from a web server, or with a base URL.")
        case .inSubframe(let origin):
            Diagnostic(
                .webSubframeNotAllowed, "A message from a frame of \(origin) inside a web page was refused.",
                Self.noListener, "Allow sub-frames if the checkout itself is in one.")
        case .tooLong(let limit):
            Diagnostic(
                .webMessageTooLong, "A message from a web page with more than \(limit) bytes was refused.",
                Self.noListener,
                "Raise BridgeLimits.message if you lowered it; the page script stays below the default.")
        case .malformed(let problem):
            Diagnostic(
                .webMessageMalformed, "A message from a web page was refused: \(problem).", Self.paymentAborted,
                "Load the bridge's own page script; if you do, report this as a bug.")
        case .ofNoOpenPage:
            Diagnostic(
                .webPageNotOpen, "A message from a web page that is not open was refused.", Self.noListener,
                "Pass every message on once, in order.")
        case .repeated:
            Diagnostic(
                .webMessageRepeated, "A message from a web page was passed on twice, and the second was refused.",
                Self.noListener, "Pass every message on once, in order.")
        case .tooManyKept(let count):
            Diagnostic(
                .webQueueFull, "A message from a web page was refused, because \(count) messages are queued.",
                Self.paymentAborted, "Attach the bridge as soon as the listeners are added.")
        case .tooManyOpen(let limit):
            Diagnostic(
                .webTooManyOpen, "A message from a web page was refused, because \(limit) events or pages are open.",
                Self.paymentAborted, "Answer every held event on every path.")
        case .answerToUnknown:
            Diagnostic(
                .webAnswerUnknown, "A web page answered an event or a call that the bridge does not know.",
                "The answer had no effect.", "Nothing, unless the page runs scripts that you do not trust.")
        case .answerToSettled:
            Diagnostic(
                .webAnswerTooLate, "A web page answered an event that was already decided.",
                "The answer had no effect.", "Nothing: the page and a listener answered at the same time.")
        }
    }

    private static let noListener = "No listener was called."
    private static let paymentAborted = "No listener was called, and a payment that waited for a decision is aborted."
}
