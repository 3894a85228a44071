import Foundation
import PrimerEventCoding
import PrimerEvents
import StateLines

/// Prints sessions as native states and native states as sessions, line by line.
enum StateConversion {
    /// Prints the states that a session gives; `false` if there was a line that is no event.
    static func print(statesOf session: Data) throws -> Bool {
        let conversion = SessionToStates(on: PrimerEventHub()) { Terminal.write($0.json.text) }
        var isComplete = true
        for entry in SessionReader.read(session) {
            switch entry {
            case .success(.event(let event)): try conversion.replay(event)
            // What the page answered is seen in the events after it.
            case .success(.answer): break
            case .failure(let error):
                Terminal.complain("\(error)")
                isComplete = false
            }
        }
        return isComplete
    }

    /// Prints the session that states give; `false` if there was a line that is no state.
    static func print(sessionOf states: Data) throws -> Bool {
        let conversion = StatesToSession(on: PrimerEventHub()) { Terminal.write(SessionLine.event($0).json.text) }
        var isComplete = true
        for entry in StateLine.read(states) {
            switch entry {
            case .success(let line): try conversion.receive(line)
            case .failure(let error):
                Terminal.complain("\(error)")
                isComplete = false
            }
        }
        return isComplete
    }
}
