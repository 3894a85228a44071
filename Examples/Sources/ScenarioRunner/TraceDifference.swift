/// Where a scenario's trace first differs from the expected one.
public struct TraceDifference: Sendable, Equatable {
    /// The number of the line, counted from 1.
    public let line: Int

    /// The line that the browser left; `nil` where its trace has ended.
    public let expected: String?

    /// The line that `EventTree` left; `nil` where its trace has ended.
    public let got: String?
}

extension TraceDifference {
    /// The first difference of two traces, `nil` if they are equal.
    init?(expected: [TraceEntry], got: [TraceEntry]) {
        let longest = max(expected.count, got.count)
        let line = { (trace: [TraceEntry], index: Int) in index < trace.count ? trace[index] : nil }
        guard let index = (0..<longest).first(where: { line(expected, $0) != line(got, $0) }) else { return nil }
        self.line = index + 1
        self.expected = line(expected, index)?.description
        self.got = line(got, index)?.description
    }
}

extension Scenario {
    /// Runs the scenario on `EventTree` and compares its trace with the browser's; `nil` if they are equal.
    ///
    /// Throws ``ScenarioError`` for a tree that cannot be built.
    public func difference() throws(ScenarioError) -> TraceDifference? {
        TraceDifference(expected: expected, got: try ScenarioRun(of: self).trace())
    }
}
