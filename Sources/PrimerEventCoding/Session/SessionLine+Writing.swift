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
    public var bytes: [UInt8] { json.bytes + [LineFramer.lineFeed] }
}

extension SessionEvent {
    fileprivate var json: JSONValue {
        .members(
            ("seq", seq.json),
            ("type", event.type.json),
            ("timeStamp", event.timeStamp.member),
            ("checkout", checkout.member),
            ("detail", EventEncoder.json(of: event.detail)),
            ("bubbles", event.flags.contains(.bubbles).json),
            ("composed", event.flags.contains(.composed).json),
            ("cancelable", event.flags.contains(.cancelable).json),
            ("path", .array(path.map { .string($0) })),
            ("answers", answers.isEmpty ? Optional.none : .array(answers.map { .string($0) })))
    }
}

extension SessionAnswer {
    fileprivate var json: JSONValue {
        .members(
            ("seq", seq.json),
            ("answerTo", answerTo.json),
            ("name", name.json),
            ("arguments", .array(arguments)),
            ("timeStamp", timeStamp.member))
    }
}
