// Runs scenario files and says which scenarios behave differently from the browser that recorded them.
import Foundation
import ScenarioRunner

let paths = CommandLine.arguments.dropFirst()
guard !paths.isEmpty else { fail("usage: event-scenarios FILE...") }

let files: [ScenarioFile]
do {
    files = try paths.map { path in try ScenarioFile(path: path) }
} catch {
    fail("event-scenarios: \(error)")
}

var passed = 0
var failed = 0
for scenario in files.flatMap(\.scenarios) {
    do {
        guard let difference = try scenario.difference() else {
            passed += 1
            continue
        }
        failed += 1
        print(scenario.name)
        print("  line \(difference.line)")
        print("  expected: \(difference.expected ?? "(nothing more)")")
        print("  got:      \(difference.got ?? "(nothing more)")")
    } catch {
        fail("event-scenarios: \(error)")
    }
}
print("\(passed) passed, \(failed) failed")
exit(failed == 0 ? 0 : 1)

/// Ends the program with one line on standard error.
func fail(_ line: String) -> Never {
    FileHandle.standardError.write(Data((line + "\n").utf8))
    exit(2)
}
