import PrimerEventCoding
import PrimerEvents

/// One line of a session.
enum DecoderTarget {
    @Sendable static func test(_ input: [UInt8]) {
        guard let json = try? JSONValue(parsing: input) else {
            return require(Canary.isKept(byReading: input + Array(Canary.text.utf8)), "no error shows what was read")
        }
        require((try? JSONValue(parsing: json.bytes)) == json, "JSON that is written and read is the same")
        if let line = try? SessionLine(decoding: input) {
            let written = line.bytes
            let read = try? SessionLine(decoding: written)
            require(read == line, "a line that is written and read is the same")
            require(read?.bytes == written, "what is written twice is the same bytes")
            _ = "\(line) \(String(reflecting: line)) \(line.hashValue)"
        }
        require(Canary.isKept(byReading: Canary.planted(in: json).bytes), "no error shows what was read")
    }
}
