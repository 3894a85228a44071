/// Two traces laid over each other: what was expected and what was heard.
///
/// An expected line fits what begins with it, word by word: `primer:payment-start` fits whatever else its line says.
struct TraceDifference {
    private enum Row {
        case fits(String)
        case missing(String)
        case unexpected(String)
    }

    private let rows: [Row]

    init(expected: EventTrace, heard: EventTrace) {
        let difference = heard.difference(from: expected) { wanted, line in Self.fits(wanted, line) }
        var (missing, unexpected): (Set<Int>, Set<Int>) = ([], [])
        for change in difference {
            switch change {
            case .remove(let offset, _, _): missing.insert(offset)
            case .insert(let offset, _, _): unexpected.insert(offset)
            }
        }
        var rows: [Row] = []
        var (old, new) = (0, 0)
        while old < expected.count || new < heard.count {
            if missing.contains(old) {
                rows.append(.missing(expected[old]))
                old += 1
            } else if unexpected.contains(new) {
                rows.append(.unexpected(heard[new]))
                new += 1
            } else {
                rows.append(.fits(expected[old]))
                old += 1
                new += 1
            }
        }
        self.rows = rows
    }

    static func fits(_ expected: String, _ heard: String) -> Bool {
        heard == expected || heard.hasPrefix(expected + " ")
    }

    var isEmpty: Bool {
        rows.allSatisfy { if case .fits = $0 { true } else { false } }
    }

    /// The lines with `-` before what is missing and `+` before what was not expected; long runs that fit are cut short.
    var text: String {
        var lines: [String] = []
        var fitting: [String] = []
        for row in rows {
            switch row {
            case .fits(let line): fitting.append("  \(line)")
            case .missing(let line): lines += Self.shortened(&fitting, isFirst: lines.isEmpty) + ["- \(line)"]
            case .unexpected(let line): lines += Self.shortened(&fitting, isFirst: lines.isEmpty) + ["+ \(line)"]
            }
        }
        lines += Self.shortened(&fitting, isFirst: lines.isEmpty, isLast: true)
        return lines.joined(separator: "\n")
    }

    /// A run of lines that fit, with three of them beside each difference.
    private static func shortened(_ run: inout [String], isFirst: Bool, isLast: Bool = false) -> [String] {
        defer { run = [] }
        let before = isFirst ? 0 : 3
        let after = isLast ? 0 : 3
        let cut = run.count - before - after
        guard cut > 2 else { return run }
        return run.prefix(before) + ["  ... \(cut) lines that fit"] + run.suffix(after)
    }
}
