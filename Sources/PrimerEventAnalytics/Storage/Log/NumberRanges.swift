/// Numbers of calls, as ranges: what is acknowledged together mostly followed on each other.
struct NumberRanges: Equatable {
    private(set) var ranges: [ClosedRange<Int64>] = []

    /// The ranges of numbers in any order.
    init(_ numbers: some Sequence<Int64>) {
        for number in numbers.sorted() {
            if let last = ranges.last, number <= last.upperBound + 1 {
                ranges[ranges.count - 1] = last.lowerBound...max(last.upperBound, number)
            } else {
                ranges.append(number...number)
            }
        }
    }

    /// Ranges as they are.
    init(ranges: [ClosedRange<Int64>]) { self.ranges = ranges }

    /// The same in pieces of so many ranges at most, at least one piece.
    func pieces(of count: Int) -> [NumberRanges] {
        if ranges.count <= count { return [self] }
        return stride(from: 0, to: ranges.count, by: count).map {
            NumberRanges(ranges: Array(ranges[$0..<min($0 + count, ranges.count)]))
        }
    }
}

extension NumberRanges: LosslessStringConvertible {
    /// Ranges and single numbers with spaces between, as in `1-16 20`.
    var description: String {
        ranges.map { range in
            range.lowerBound == range.upperBound ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound)"
        }.joined(separator: " ")
    }

    init?(_ text: String) {
        for part in text.split(separator: " ") {
            let bounds = part.split(separator: "-", omittingEmptySubsequences: false).map { Int64($0) }
            guard let first = bounds.first, let lower = first, let last = bounds.last, let upper = last,
                bounds.count <= 2, lower > 0, lower <= upper, upper <= LogRecord.lastNumber
            else { return nil }
            ranges.append(lower...upper)
        }
    }
}
