import Foundation
import PrimerEvents

/// Prints what happens, when it happens.
enum Story {
    static func begin(_ title: String) { write("\n\(title)") }

    static func tell(_ who: String, _ what: String) {
        write("  " + who.padding(toLength: 9, withPad: " ", startingAt: 0) + what)
    }

    /// The sink for the diagnostics of a hub.
    @Sendable static func tell(_ diagnostic: Diagnostic) {
        tell("hub", diagnostic.whatHappened)
        tell("", diagnostic.whatItMeans)
        tell("", diagnostic.whatToDo)
    }

    private static func write(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}
