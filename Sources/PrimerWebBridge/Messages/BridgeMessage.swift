package import PrimerEventCoding
package import PrimerEvents

/// One message of the page script, read but not yet believed.
///
/// It is a line of a session, an event or an answer, with the page it belongs to; or what only a live page has to say.
package struct BridgeMessage {
    /// What a message says.
    package enum Body {
        /// A page has begun.
        case start
        /// A page is going away.
        case end
        /// The page dispatched an event, and holds it for an answer or not.
        case event(SessionEvent, isHeld: Bool)
        /// The page itself answered an event.
        case answer(SessionAnswer)
        /// A call from here has returned, with a value or without; `failed` if the page's function threw.
        case returned(call: Int64, value: JSONValue?, failed: Bool)
        /// It is of an open page, but none of these.
        case unreadable(BridgeRefusal, isHeld: Bool)
    }

    /// The name that the page gave itself when it began.
    package let page: String

    /// The number of the message in its page, from 1; the number of an event, too.
    package let number: Int64

    package let body: Body

    /// The message that a text is; pure, whatever the text.
    ///
    /// - Throws: `.tooLong`, or `.malformed` where not even page and number can be read.
    package init(reading text: String, limits: CodingLimits = .default) throws(BridgeRefusal) {
        // Before anything is made of it.
        guard text.utf8.count <= limits.bytesPerLine else { throw .tooLong(limit: limits.bytesPerLine) }
        let json: JSONValue
        do { json = try JSONValue(parsing: text.utf8, limits: limits) } catch { throw .malformed(.notJSON(error)) }
        guard let object = json.objectValue else { throw .malformed(.notAMessage) }
        guard let page = object["page"]?.stringValue, Self.isPageName(page),
            let number = object["seq"]?.integerValue, (1...Self.greatestNumber).contains(number)
        else { throw .malformed(.notAMessage) }
        self.page = page
        self.number = number
        body = Self.body(of: object, json)
    }

    private static func body(of object: JSONObject, _ json: JSONValue) -> Body {
        if let version = object["start"] {
            guard version.integerValue == 1 else { return .unreadable(.malformed(.notAMessage), isHeld: false) }
            return .start
        }
        if object["end"] != nil { return .end }
        if let returned = object["returned"] {
            guard let call = returned.integerValue else { return .unreadable(.malformed(.notAMessage), isHeld: false) }
            return .returned(call: call, value: object["value"], failed: object["failed"]?.boolValue ?? false)
        }
        let isHeld = object["held"]?.boolValue ?? false
        do {
            switch try SessionLine(json) {
            case .event(let event): return .event(event, isHeld: isHeld)
            case .answer(let answer): return .answer(answer)
            }
        } catch {
            return .unreadable(.malformed(.unreadable(error)), isHeld: isHeld)
        }
    }

    /// What the script makes of random numbers: digits and hyphens, not long.
    private static func isPageName(_ text: String) -> Bool {
        (8...64).contains(text.utf8.count)
            && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "-") }
    }

    /// The greatest number that JavaScript counts exactly to.
    private static let greatestNumber: Int64 = 1 << 53
}
