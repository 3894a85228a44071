public import PrimerEvents

/// Reads a recorded session, one JSON object a line, as its bytes come.
///
/// ```swift
/// for entry in SessionReader.read(bytes) {
///     switch entry {
///     case .success(.event(let recorded)) where aliases.admit(recorded): recorded.event.dispatch(on: checkout)
///     case .success: break  // an answer, or an act that is told twice
///     case .failure(let error): report(error)
///     }
/// }
/// ```
///
/// A bad line is an error for that line; its neighbours are read. Lines are framed as ``LineFramer`` does; a byte order
/// mark before the first is skipped. Memory is bounded by `CodingLimits`, not by the length of the session.
public struct SessionReader: Sendable {
    /// A line, or why it is none.
    public typealias Entry = Result<SessionLine, EventDecodingError>

    private let limits: CodingLimits
    private var framer: LineFramer

    /// A reader at the beginning of a session.
    public init(limits: CodingLimits = .default) {
        self.limits = limits
        framer = LineFramer(bytesPerLine: limits.bytesPerLine)
    }

    /// The lines of a whole session, in order.
    public static func read(_ bytes: some Collection<UInt8>, limits: CodingLimits = .default) -> [Entry] {
        var reader = SessionReader(limits: limits)
        var entries = reader.push(bytes)
        if let last = reader.finish() { entries.append(last) }
        return entries
    }

    /// The lines that end in `bytes`, in order.
    public mutating func push(_ bytes: some Collection<UInt8>) -> [Entry] {
        var entries: [Entry] = []
        framer.push(bytes) { [limits] number, line in entries.append(Self.entry(number, line, limits)) }
        return entries
    }

    /// The last line, if it had no line end; the reader is then at the beginning of another session.
    public mutating func finish() -> Entry? {
        var last: Entry?
        framer.finish { [limits] number, line in last = Self.entry(number, line, limits) }
        return last
    }

    private static func entry(
        _ number: Int, _ bytes: UnsafeBufferPointer<UInt8>?, _ limits: CodingLimits
    ) -> Entry {
        guard let bytes else { return .failure(EventDecodingError(limits.lineTooLong).onLine(number)) }
        do {
            let text = number == 1 ? withoutByteOrderMark(bytes) : bytes
            return .success(try SessionLine(decoding: text, limits: limits))
        } catch {
            return .failure(error.onLine(number))
        }
    }

    private static func withoutByteOrderMark(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        // Safe: three less than `count` where there are three bytes to drop.
        bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? UnsafeBufferPointer(rebasing: bytes.dropFirst(3)) : bytes
    }
}

extension CodingLimits {
    fileprivate var lineTooLong: EventDecodingError.Problem {
        .notJSON(JSONParsingError(.exceeds(.bytesPerLine(bytesPerLine)), offset: bytesPerLine))
    }
}
