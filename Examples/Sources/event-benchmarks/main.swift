// event-benchmarks [--json] [--filter TEXT]: what a dispatch costs, each case against a baseline measured in the same run.
// The figures say how the machine does, so it exits 0 whatever they are; 2 if it was called wrongly.

let options = Options(CommandLine.arguments.dropFirst())
let report = Report(asJSON: options.asJSON)
for measured in Case.all where options.filter.map(measured.name.contains) ?? true {
    report.print(await measured.measure(), of: measured.name)
}
report.printSummary()
