public import PrimerEventCoding
public import PrimerEvents

/// Why a message of a page was refused. It holds nothing of the message, and may be logged.
public enum BridgeRefusal: Error, Sendable, Hashable {
    /// Its origin is not on the allow-list; `nil` where it is no origin at all.
    case originNotAllowed(Origin?)
    /// It came from a frame inside the page, and sub-frames are refused.
    case inSubframe(Origin)
    /// It has more bytes than ``BridgeLimits/message`` allows.
    case tooLong(limit: Int)
    /// It is none of the page script's messages.
    case malformed(MalformedMessage)
    /// It is of a page that has not begun, has ended, or belongs to another frame.
    case ofNoOpenPage
    /// The page has sent its number, or a later one, before.
    case repeated
    /// So many messages wait for the bridge to be attached that ``BridgeLimits`` allow no more.
    case tooManyKept(count: Int)
    /// More events or pages are open than ``BridgeLimits`` allow.
    case tooManyOpen(limit: Int)
    /// It answers an event, or returns from a call, that nobody knows.
    case answerToUnknown
    /// It answers an event that is decided.
    case answerToSettled

    /// What a message is instead of one of the page script's.
    public enum MalformedMessage: Error, Sendable, Hashable {
        /// It is no JSON, or more of it than the limits allow.
        case notJSON(JSONParsingError)
        /// It is JSON, but has not what every message has.
        case notAMessage
        /// It is a message, but its event or answer cannot be read.
        case unreadable(EventDecodingError)
    }
}

extension BridgeRefusal: CustomStringConvertible {
    /// What happened, one sentence.
    public var description: String { diagnostic.whatHappened }
}

extension BridgeRefusal.MalformedMessage: CustomStringConvertible {
    /// What is wrong, and where; never what was found.
    public var description: String {
        switch self {
        case .notJSON(let error): error.description
        case .notAMessage: "not a message of the page script"
        case .unreadable(let error): error.description
        }
    }
}
