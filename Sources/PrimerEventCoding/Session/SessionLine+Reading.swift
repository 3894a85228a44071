package import PrimerEvents

extension SessionLine {
    /// The line that a JSON text stands for: what has `answerTo` is an answer, anything else an event.
    public init(decoding text: some Collection<UInt8>, limits: CodingLimits = .default) throws(EventDecodingError) {
        let json: JSONValue
        do { json = try JSONValue(parsing: text, limits: limits) } catch { throw EventDecodingError(.notJSON(error)) }
        try self.init(json)
    }

    /// The line that a JSON value stands for.
    package init(_ json: JSONValue) throws(EventDecodingError) {
        let fields = try Fields(json)
        if fields.contain("answerTo") {
            self = .answer(try SessionAnswer(fields))
        } else {
            self = .event(try SessionEvent(fields))
        }
    }
}

extension SessionEvent {
    fileprivate init(_ fields: Fields) throws(EventDecodingError) {
        let type: String = try fields.required("type")
        do {
            try self.init(
                seq: fields.required("seq"),
                event: DecodedEvent(
                    type,
                    detail: fields.object["detail"],
                    flags: EventInit(fields),
                    timeStamp: fields.optional("timeStamp")),
                checkout: fields.optional("checkout"),
                path: fields.required("path"),
                answers: fields.optional("answers") ?? [])
        } catch {
            throw error.about(EventDecoder.catalogueName(type))
        }
    }
}

extension SessionAnswer {
    fileprivate init(_ fields: Fields) throws(EventDecodingError) {
        try self.init(
            seq: fields.required("seq"),
            answerTo: fields.required("answerTo"),
            name: fields.required("name"),
            arguments: fields.required("arguments"),
            timeStamp: fields.optional("timeStamp"))
    }
}

extension EventInit {
    fileprivate init(_ fields: Fields) throws(EventDecodingError) {
        self = []
        if try fields.required("bubbles") { insert(.bubbles) }
        if try fields.required("composed") { insert(.composed) }
        if try fields.required("cancelable") { insert(.cancelable) }
    }
}
