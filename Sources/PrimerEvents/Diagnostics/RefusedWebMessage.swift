extension Diagnostic {
    /// Why a message of a web page was refused.
    ///
    /// It holds nothing of the message. An origin is named where it is one that a browser can have: a scheme, a host name
    /// and a port, without which nobody could tell a forgotten origin from an attack.
    public enum RefusedWebMessage: Sendable, Hashable {
        /// Its origin is not on the allow-list; `nil` where it is no origin at all.
        case originNotAllowed(origin: String?)
        /// It came from a frame inside the page.
        case inSubframe(origin: String)
        /// It has more than so many bytes.
        case tooLong(limit: Int)
        /// It is none of the page script's messages; the text says where, never what was found.
        case malformed(problem: String)
        /// It is of a page that has not begun, or is over.
        case ofNoOpenPage
        /// The page has sent its number before.
        case repeated
        /// So many messages wait for the bridge to be attached that no more are kept.
        case tooManyKept(count: Int)
        /// More than so many events of the page are undecided, or so many pages are open.
        case tooManyOpen(limit: Int)
        /// It answers an event, or returns from a call, that nobody knows.
        case answerToUnknown
        /// It answers an event that is decided.
        case answerToSettled
    }
}

extension Diagnostic.RefusedWebMessage {
    var whatHappened: String {
        switch self {
        case .originNotAllowed(let origin?): "A message of a web page of \(origin) was refused."
        case .originNotAllowed(nil): "A message of a web page without an origin was refused."
        case .inSubframe(let origin): "A message of a frame of \(origin) inside a web page was refused."
        case .tooLong(let limit): "A message of a web page with more than \(limit) bytes was refused."
        case .malformed(let problem): "A message of a web page was refused: \(problem)."
        case .ofNoOpenPage: "A message of a web page that is not open was refused."
        case .repeated: "A message of a web page came again and was refused."
        case .tooManyKept(let count): "A message of a web page came after \(count) that wait for the bridge."
        case .tooManyOpen(let limit): "A message of a web page was refused while \(limit) others were open."
        case .answerToUnknown: "A web page answered what nobody had asked."
        case .answerToSettled: "A web page answered an event that was decided."
        }
    }

    var whatItMeans: String {
        switch self {
        case .originNotAllowed, .inSubframe: "No listener heard it, and the page gets nothing."
        case .malformed, .tooManyKept, .tooManyOpen: "No listener heard it; a payment that it held is aborted."
        case .tooLong, .ofNoOpenPage, .repeated: "No listener heard it."
        case .answerToUnknown, .answerToSettled: "The answer changed nothing."
        }
    }

    var whatToDo: String {
        switch self {
        case .originNotAllowed(.some): "Add the origin to those that the bridge allows if it is the checkout's own."
        case .originNotAllowed(nil): "Load the checkout from a web server, or with a base URL."
        case .inSubframe: "Allow sub-frames if the checkout itself lives in one."
        case .tooLong: "Nothing, unless the bridge was given a smaller limit: the page script stays below it."
        case .malformed: "Load the bridge's own page script, and report this if it is."
        case .ofNoOpenPage, .repeated: "Pass every message on once, in order."
        case .tooManyKept: "Attach the bridge as soon as the listeners are there."
        case .tooManyOpen: "Answer on every path."
        case .answerToUnknown: "Nothing, unless the page has scripts of others."
        case .answerToSettled: "Nothing, both sides answered at once."
        }
    }
}
