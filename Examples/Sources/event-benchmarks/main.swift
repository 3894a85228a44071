import Foundation

// event-benchmarks [--filter TEXT]: what a dispatch costs, against baselines measured in the same run.
// The figures say how the machine does, so it exits 0 whatever they are.

let arguments = CommandLine.arguments.dropFirst()
let filter = arguments.first == "--filter" ? arguments.dropFirst().first : nil

for line in Cases.all() where filter.map(line.name.contains) ?? true {
    let (figure, nanoseconds) = line.measure()
    let columns = [
        line.name.padding(toLength: 74, withPad: " ", startingAt: 0),
        String(format: "%10.1f ns", nanoseconds),
        String(format: "%8.2f %@", figure, line.unit),
        String(format: "goal %5.2f", line.goal),
        figure <= line.goal ? "met" : "short",
    ]
    print(columns.joined(separator: "  "))
}
