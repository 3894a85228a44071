public import PrimerEvents

/// Expectations, for any test framework: each throws a readable ``EventMismatch``.
///
/// An expected line may be cut short after any word: `primer:payment-start` fits that event whatever else the probe's line
/// says. For the whole lines compare `probe.trace` with `==`.
extension EventProbe {
    /// Expects exactly these events in this order.
    ///
    /// ```swift
    /// try probe.expect(
    ///     exactly: """
    ///         primer:payment-start
    ///         primer:payment-failure
    ///         """)
    /// ```
    public func expect(
        exactly expected: EventTrace, file: String = #fileID, line: UInt = #line
    ) throws(EventMismatch) {
        let difference = TraceDifference(expected: expected, heard: trace)
        guard !difference.isEmpty else { return }
        throw EventMismatch(
            "Other events were heard than expected; - is missing, + was not expected:\n\(difference.text)",
            at: CallPlace(file: file, line: line))
    }

    /// Expects these events in this order, with any others between.
    public func expect(
        inOrder expected: EventTrace, file: String = #fileID, line: UInt = #line
    ) throws(EventMismatch) {
        let trace = trace
        var rest = trace[...]
        for (number, wanted) in expected.enumerated() {
            if let found = rest.firstIndex(where: { TraceDifference.fits(wanted, $0) }) {
                rest = rest[(found + 1)...]
                continue
            }
            let before = number == 0 ? "" : " after \(expected[number - 1])"
            throw EventMismatch(
                "Not heard\(before): \(wanted)\nHeard was:\n\(Self.indented(trace.lines))",
                at: CallPlace(file: file, line: line))
        }
    }

    /// Expects that no event of a type was heard.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - condition: Which of them are meant; by default all.
    ///   - file: Where the expectation stands.
    ///   - line: Where the expectation stands.
    public func expect<Detail>(
        never type: EventType<Detail>, where condition: (Detail) -> Bool = { _ in true }, file: String = #fileID,
        line: UInt = #line
    ) throws(EventMismatch) {
        let trace = trace
        let found = heard.indices.filter { heard[$0].event.as(type).map { condition($0.detail) } ?? false }
        guard !found.isEmpty else { return }
        throw EventMismatch(
            "Heard, and never expected:\n\(Self.indented(found.map { trace[$0] }))",
            at: CallPlace(file: file, line: line))
    }

    private static func indented(_ lines: [String]) -> String {
        lines.isEmpty ? "  nothing" : lines.map { "  \($0)" }.joined(separator: "\n")
    }
}
