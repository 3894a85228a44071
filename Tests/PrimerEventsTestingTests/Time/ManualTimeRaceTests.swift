import EventTree
import PrimerEvents
import PrimerEventsTesting
import Testing

/// Many tasks wait, call off and move one time; to be run with the thread sanitizer, too.
@Suite(.timeLimit(.minutes(5)))
struct ManualTimeRaceTests {
    @Test func `every action runs once or was called off`() async {
        let time = ManualTime()
        let runs = Locked<[Int: Int]>([:])
        await withTaskGroup(of: Void.self) { group in
            for task in 0..<8 {
                group.addTask {
                    for number in 0..<200 {
                        let id = task * 1_000 + number
                        let callOff = time.timer.after(Double(number % 7)) {
                            runs.withLock { $0[id, default: 0] += 1 }
                        }
                        if number.isMultiple(of: 5) { callOff() }
                        if number.isMultiple(of: 50) { time.advance(by: 1) }
                    }
                }
            }
        }
        time.advance(by: 7)
        #expect(time.waitingCount == 0)
        let ran = runs.withLock { $0 }
        #expect(ran.values.allSatisfy { $0 == 1 })
        // An action that was called off may have been due before.
        #expect(ran.keys.filter { !($0 % 1_000).isMultiple(of: 5) }.count == 8 * 160)
        // Two tasks that move the time at one moment may both move it to the same later one.
        #expect((11.0...39).contains(time.elapsed))
    }
}
