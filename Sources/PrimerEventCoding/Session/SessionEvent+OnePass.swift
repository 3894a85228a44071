internal import PrimerEvents

extension SessionEvent {
    private static let names: [StaticString] = [
        "seq", "type", "timeStamp", "checkout", "detail", "bubbles", "composed", "cancelable", "path", "answers",
    ]

    /// The places in `names` of the members that must be there.
    private static let required: UInt16 = 0b01_1110_0011

    /// The event of a line, read in one pass with no tree in between.
    ///
    /// Throws for every line whose tree has to be looked at: one that is no event in today's shape, or is not valid.
    init(inOnePass bytes: UnsafeBufferPointer<UInt8>, limits: CodingLimits) throws(TextReader.Unreadable) {
        guard bytes.count <= limits.bytesPerLine else { throw TextReader.Unreadable() }
        var text = TextReader(bytes, limits: limits)
        var seq: Int64 = 0
        var type: String?
        var timeStamp: Double?
        var checkout: String?
        var detail: (any PrimerEventDetail)?
        var flags: EventInit = []
        var path: [String] = []
        var answers: [String] = []

        var found: UInt16 = 0
        var next = 0
        var count = 0
        try text.beginObject()
        while let name = try text.nextName(&count) {
            guard let place = text.place(of: name, in: Self.names, from: next), found & 1 << place == 0 else {
                throw TextReader.Unreadable()
            }
            switch place {
            case 0: seq = try text.integer()
            case 1: type = try text.string()
            case 2: timeStamp = try text.numberOrNull()
            case 3: checkout = try text.stringOrNull()
            case 4:
                guard let type else { throw TextReader.Unreadable() }
                detail = try EventDecoder.detail(ofEventNamed: type, from: &text)
            case 5: if try text.bool() { flags.insert(.bubbles) }
            case 6: if try text.bool() { flags.insert(.composed) }
            case 7: if try text.bool() { flags.insert(.cancelable) }
            case 8: path = try text.strings()
            case _: answers = try text.stringsOrNull() ?? []
            }
            found |= 1 << place
            next = place + 1
        }
        try text.end()
        guard Self.required & ~found == 0, let detail else { throw TextReader.Unreadable() }
        self.init(
            seq: seq, event: DecodedEvent(detail, flags, timeStamp, nil), checkout: checkout, path: path,
            answers: answers)
    }
}
