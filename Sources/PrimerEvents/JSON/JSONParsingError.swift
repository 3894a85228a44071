/// Why a text is not JSON that can be taken, and where. It holds nothing of the text.
public struct JSONParsingError: Error, Sendable, Hashable {
    /// What is wrong with a text.
    public enum Reason: Sendable, Hashable {
        /// The text ends before its value does.
        case endsTooEarly
        /// A byte that cannot stand here.
        case unexpectedByte
        /// Something other than white space follows the value.
        case contentAfterValue
        /// A number not written as RFC 8259 has it, such as `01` or `1.`.
        case malformedNumber
        /// A backslash followed by what is no escape.
        case unknownEscape
        /// A control character that a string must escape.
        case controlCharacter
        /// Bytes that are no UTF-8.
        case invalidUTF8
        /// Half of a surrogate pair, `\ud83d` alone: it stands for no character.
        case loneSurrogate
        /// More than a limit allows.
        case exceeds(ExceededLimit)
    }

    /// What is wrong.
    public let reason: Reason

    /// The number of bytes before the place where it is wrong.
    public let offset: Int

    /// An error at a place.
    public init(_ reason: Reason, offset: Int) {
        self.reason = reason
        self.offset = offset
    }
}

extension JSONParsingError: CustomStringConvertible {
    /// One line, as in `no valid JSON at byte 17: the text ends too early`.
    public var description: String {
        switch reason {
        case .exceeds(let limit): "exceeds a limit: \(limit)"
        case .endsTooEarly: "no valid JSON at byte \(offset): the text ends too early"
        case .unexpectedByte: "no valid JSON at byte \(offset): unexpected character"
        case .contentAfterValue: "no valid JSON at byte \(offset): something follows the value"
        case .malformedNumber: "no valid JSON at byte \(offset): malformed number"
        case .unknownEscape: "no valid JSON at byte \(offset): unknown escape in a string"
        case .controlCharacter: "no valid JSON at byte \(offset): control character in a string"
        case .invalidUTF8: "no valid JSON at byte \(offset): invalid UTF-8"
        case .loneSurrogate: "no valid JSON at byte \(offset): half a surrogate pair in a string"
        }
    }
}
