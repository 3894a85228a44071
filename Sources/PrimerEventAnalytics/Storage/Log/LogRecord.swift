internal import DurableFiles

/// What a line of the log says. Text, so that a person can read it, too.
enum LogRecord: Equatable {
    /// `spool 1 17 43`: the format, by its first name, and its version, the number of the next call, how many calls were
    /// dropped so far.
    case head(next: Int64, dropped: Int64)
    /// `call 17 {"id":...}`: a call that waits, under a number that no other has.
    case call(number: Int64, json: [UInt8])
    /// `gone 43 1-16 20`: how many calls were dropped so far, and the calls that wait no more.
    case gone(NumberRanges, dropped: Int64)

    /// The greatest number of a call; the next one always fits, too.
    static let lastNumber = Int64.max / 2

    /// The longest line that is read, in bytes: the largest call there can be, and what stands around it.
    static let longestLine = DeliveryLimits.largestCall + 4096

    /// The most ranges of one line, so that it stays shorter than what is read as a line.
    static let rangesPerLine = 1000

    /// The bytes to write.
    var bytes: [UInt8] {
        switch self {
        case .head(let next, let dropped): CheckedLine.bytes(of: Array("spool 1 \(next) \(dropped)".utf8))
        case .call(let number, let json): CheckedLine.bytes(of: Array("call \(number) ".utf8) + json)
        case .gone(let numbers, let dropped): CheckedLine.bytes(of: Array("gone \(dropped) \(numbers)".utf8))
        }
    }

    /// The bytes that say that calls are gone.
    static func gone(_ numbers: [Int64], dropped: Int64) -> [UInt8] {
        NumberRanges(numbers).pieces(of: rangesPerLine).flatMap { LogRecord.gone($0, dropped: dropped).bytes }
    }
}

// MARK: - Reading

extension LogRecord {
    /// What a line says, without its line ends; `nil` for one that is damaged or of a later format.
    init?(line: ArraySlice<UInt8>) {
        guard var rest = CheckedLine.text(of: line) else { return nil }
        switch Self.word(&rest) {
        case "spool":
            guard Self.number(&rest) != nil, let next = Self.number(&rest), let dropped = Self.number(&rest),
                next > 0
            else { return nil }
            self = .head(next: next, dropped: dropped)
        case "call":
            guard let number = Self.number(&rest), number > 0 else { return nil }
            self = .call(number: number, json: Array(rest))
        case "gone":
            guard let dropped = Self.number(&rest),
                let numbers = NumberRanges(String(decoding: rest, as: UTF8.self))
            else { return nil }
            self = .gone(numbers, dropped: dropped)
        default: return nil
        }
    }

    /// The text up to the next space, which is passed.
    private static func word(_ rest: inout ArraySlice<UInt8>) -> String {
        let word = rest.prefix { $0 != UInt8(ascii: " ") }
        rest = rest.dropFirst(word.count + 1)
        return String(decoding: word, as: UTF8.self)
    }

    private static func number(_ rest: inout ArraySlice<UInt8>) -> Int64? {
        Int64(word(&rest)).flatMap { (0...lastNumber).contains($0) ? $0 : nil }
    }
}
