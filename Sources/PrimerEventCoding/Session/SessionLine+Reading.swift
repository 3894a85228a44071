public import PrimerEvents

extension SessionLine {
    /// The line that a JSON text stands for: what has `answerTo` is an answer, anything else an event.
    public init(decoding text: some Collection<UInt8>, limits: CodingLimits = .default) throws(EventDecodingError) {
        let line = text.withContiguousStorageIfAvailable { bytes in try? SessionEvent(inOnePass: bytes, limits: limits)
        }
        if case let event?? = line {
            self = .event(event)
            return
        }
        let json: JSONValue
        do { json = try JSONValue(parsing: text, limits: limits) } catch { throw EventDecodingError(.notJSON(error)) }
        try self.init(json)
    }

    /// The line that a JSON value stands for.
    package init(_ json: JSONValue) throws(EventDecodingError) {
        let members = try LineMembers(json)
        if members.object["answerTo"] != nil {
            self = .answer(try SessionAnswer(members))
        } else {
            self = .event(try SessionEvent(members))
        }
    }
}

extension SessionEvent {
    fileprivate init(_ members: LineMembers) throws(EventDecodingError) {
        let type: String = try members.read("type")
        do {
            try self.init(
                seq: members.read("seq"),
                event: DecodedEvent(
                    type,
                    detail: members.object["detail"],
                    flags: EventInit(members),
                    timeStamp: members.read("timeStamp")),
                checkout: members.read("checkout"),
                path: members.read("path"),
                answers: members.read("answers") as [String]? ?? [])
        } catch {
            throw error.about(EventDecoder.catalogueName(type))
        }
    }
}

extension SessionAnswer {
    fileprivate init(_ members: LineMembers) throws(EventDecodingError) {
        try self.init(
            seq: members.read("seq"),
            answerTo: members.read("answerTo"),
            name: members.read("name"),
            arguments: members.read("arguments"),
            timeStamp: members.read("timeStamp"))
    }
}

extension EventInit {
    fileprivate init(_ members: LineMembers) throws(EventDecodingError) {
        self = []
        if try members.read("bubbles") { insert(.bubbles) }
        if try members.read("composed") { insert(.composed) }
        if try members.read("cancelable") { insert(.cancelable) }
    }
}
