import PrimerCheckoutStates
import PrimerEventCoding
public import PrimerEvents

extension StateLine {
    /// The line that a JSON text stands for.
    public init(decoding text: some Collection<UInt8>, limits: CodingLimits = .default) throws(StateLineError) {
        let json: JSONValue
        do { json = try JSONValue(parsing: text, limits: limits) } catch { throw StateLineError(.notJSON(error)) }
        guard case .object(let line) = json else { throw StateLineError(expected: "an object", found: json) }
        try self.init(checkout: line.required("checkout"), state: PrimerCheckoutState(line))
    }

    /// The lines of a whole file, in order, each or why it is none; lines are framed as those of a session.
    public static func read(
        _ bytes: some Collection<UInt8>, limits: CodingLimits = .default
    ) -> [Result<StateLine, StateLineError>] {
        var framer = LineFramer(bytesPerLine: limits.bytesPerLine)
        var lines = framer.push(bytes)
        if let last = framer.finish() { lines.append(last) }
        return lines.map { line in
            Result { () throws(StateLineError) in try StateLine(line, limits) }.mapError { $0.onLine(line.number) }
        }
    }

    private init(_ line: LineFramer.Line, _ limits: CodingLimits) throws(StateLineError) {
        guard let bytes = line.bytes else {
            let limit = limits.bytesPerLine
            throw StateLineError(.notJSON(JSONParsingError(.exceeds(.bytesPerLine(limit)), offset: limit)))
        }
        try self.init(decoding: bytes, limits: limits)
    }
}

extension PrimerCheckoutState {
    private static let names = ["initializing", "ready", "success", "dismissed", "failure"]

    fileprivate init(_ line: JSONObject) throws(StateLineError) {
        let name: String = try line.required("state")
        switch name {
        case "initializing": self = .initializing
        case "ready": self = .ready(clientSession: try line.required("clientSession"))
        case "success": self = .success(try line.required("result"))
        case "dismissed": self = .dismissed
        case "failure":
            self = .failure(try line.required("error"), checkoutData: try line.optional("checkoutData"))
        default:
            throw StateLineError(expected: "one of \(Self.names.joined(separator: ", "))", found: .string(name))
                .inside("state")
        }
    }
}
