public import PrimerEvents

extension JSONValue {
    /// The value that a JSON text (RFC 8259, UTF-8) stands for, as `JSON.parse` on the web but stricter on strings.
    ///
    /// Integers that fit 64 bits are exact, every other number stays as it was written. Of members with the same name the
    /// last counts. Half a surrogate pair is an error, since a Swift string cannot hold it.
    public init(
        parsing text: some Collection<UInt8>, limits: CodingLimits = .default
    ) throws(JSONParsingError) {
        let parse = { (bytes: UnsafeBufferPointer<UInt8>) in
            Result { () throws(JSONParsingError) in try JSONValue(parsing: bytes, limits: limits) }
        }
        let inPlace = text.withContiguousStorageIfAvailable(parse)
        if let inPlace {
            self = try inPlace.get()
        } else if text.count > limits.bytesPerLine {
            throw JSONParsingError(.exceeds(.bytesPerLine(limits.bytesPerLine)), offset: limits.bytesPerLine)
        } else {
            // Only now: no copy is made of a text that is too long.
            self = try Array(text).withUnsafeBufferPointer(parse).get()
        }
    }

    /// The same for bytes in place; `bytes` is read during the call only.
    init(parsing bytes: UnsafeBufferPointer<UInt8>, limits: CodingLimits) throws(JSONParsingError) {
        guard bytes.count <= limits.bytesPerLine else {
            throw JSONParsingError(.exceeds(.bytesPerLine(limits.bytesPerLine)), offset: limits.bytesPerLine)
        }
        var parser = JSONParser(bytes, limits: limits)
        self = try parser.parseText()
    }
}
