public import PrimerEvents

extension SessionLine {
    /// The line as JSON, its members in the order of the recordings; what ``SessionLine/init(decoding:limits:)`` reads.
    ///
    /// A checkout that is `nil`, a detail that the event does not have and answers that are none are left out.
    public var json: JSONValue {
        switch self {
        case .event(let event): event.json
        case .answer(let answer): answer.json
        }
    }

    /// The line as UTF-8 text with its line end; LF stands nowhere else in it.
    ///
    /// It holds personal data where the event does.
    public var bytes: [UInt8] { json.bytes + [ASCII.lineFeed] }
}

extension SessionEvent: WrittenRecord {
    var fields: [WrittenField] {
        [
            .field("seq", seq),
            .field("type", event.type),
            .field("timeStamp", event.timeStamp),
            .field("checkout", checkout),
            .field("detail", EventEncoder.json(of: event.detail)),
            .field("bubbles", event.flags.contains(.bubbles)),
            .field("composed", event.flags.contains(.composed)),
            .field("cancelable", event.flags.contains(.cancelable)),
            .field("path", path),
            .field("answers", answers.isEmpty ? nil : answers),
        ]
    }
}

extension SessionAnswer: WrittenRecord {
    var fields: [WrittenField] {
        [
            .field("seq", seq),
            .field("answerTo", answerTo),
            .field("name", name),
            .field("arguments", arguments),
            .field("timeStamp", timeStamp),
        ]
    }
}
