import Foundation

/// Prints the figures as they come, as a table for people or as one JSON object a line.
final class Report {
    private let asJSON: Bool
    private var short: [String] = []
    private var goals = 0

    init(asJSON: Bool) { self.asJSON = asJSON }

    func print(_ figure: Figure, of name: String) {
        if !figure.goals.isEmpty { goals += 1 }
        if !figure.isMet { short.append(name) }
        Swift.print(asJSON ? json(figure, of: name) : row(figure, of: name))
        fflush(nil)
    }

    func printSummary() {
        if asJSON { return }
        Swift.print("\n\(goals - short.count) of \(goals) goals met")
        for name in short { Swift.print("short: \(name)") }
    }

    private func row(_ figure: Figure, of name: String) -> String {
        var columns = [name.padding(toLength: max(62, name.count), withPad: " ", startingAt: 0)]
        if let time = figure.time {
            columns.append(String(format: "%11.1f ns ±%2.0f%%", time.median, time.spread * 50))
        }
        if let bytes = figure.bytes { columns.append(String(format: "%11.0f bytes", bytes)) }
        columns.append("per \(figure.unit)")
        if let ratio = figure.ratio { columns.append(String(format: "%.2f x %@", ratio.value, ratio.baseline)) }
        if let allocations = figure.allocations { columns.append(String(format: "%.2f allocations", allocations)) }
        for goal in figure.goals {
            let most = goal.most.formatted(.number.locale(Locale(identifier: "en_US_POSIX")))
            columns.append("goal \(most) \(goal.unit): \(figure.isMet(goal) ? "met" : "short")")
        }
        return columns.joined(separator: "  ")
    }

    private func json(_ figure: Figure, of name: String) -> String {
        let goals = figure.goals.map { goal in
            "{\"unit\":\"\(goal.unit)\",\"most\":\(number(goal.most)),\"met\":\(figure.isMet(goal))}"
        }
        let members: [(String, String)] = [
            ("name", "\"\(name)\""), ("unit", "\"\(figure.unit)\""),
            ("nanoseconds", number(figure.time?.median)), ("spread", number(figure.time?.spread)),
            ("baseline", figure.ratio.map { "\"\($0.baseline)\"" } ?? "null"), ("ratio", number(figure.ratio?.value)),
            ("allocations", number(figure.allocations)), ("bytes", number(figure.bytes)),
            ("goal", number(figure.goals.first?.most)), ("met", String(figure.isMet)),
            ("goals", "[\(goals.joined(separator: ","))]"),
        ]
        return "{\(members.map { "\"\($0)\":\($1)" }.joined(separator: ","))}"
    }

    private func number(_ value: Double?) -> String { value.map { String(format: "%.4f", $0) } ?? "null" }
}
