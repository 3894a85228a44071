// Plays random scripts of code that re-enters its event trees: reentrancy-scripts [FIRST-SEED [COUNT]].
//
// Each seed is printed before its script is played, so that the last line names the one that a sanitizer stopped.
import Foundation
import ReentrancySupport

let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
let first = arguments.first ?? 1
let count = arguments.dropFirst().first ?? 1_000
var failed = 0
for seed in first..<(first + count) {
    // Unbuffered: a sanitizer ends the process at once.
    FileHandle.standardOutput.write(Data("seed \(seed)\n".utf8))
    for finding in ReentrantScript.play(seed: seed) {
        failed += 1
        print("seed \(seed): \(finding)")
    }
}
print("\(count - UInt64(failed)) passed, \(failed) failed")
exit(failed == 0 ? 0 : 1)
