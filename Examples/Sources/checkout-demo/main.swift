// Shows Primer's web events travelling through a native component tree: of a scripted native checkout, or of a session
// recorded in a browser. Turns such sessions into the native SDK's states, and states into sessions.
import Foundation

do {
    switch try Arguments(CommandLine.arguments.dropFirst()) {
    case .script:
        try await ScriptedRun().run()
    case .session(let argument):
        let isComplete = Replay(of: try SessionInput.bytes(of: argument)).run()
        exit(isComplete ? 0 : 1)
    case .states(let argument):
        exit(try StateConversion.print(statesOf: SessionInput.bytes(of: argument)) ? 0 : 1)
    case .fromStates(let argument):
        exit(try StateConversion.print(sessionOf: SessionInput.bytes(ofFile: argument)) ? 0 : 1)
    case .timeline(let format, let session):
        exit(try await TimelinePrinter.print(session, as: format) ? 0 : 1)
    case .page(let file, let session):
        exit(try await TimelinePrinter.write(session, to: file) ? 0 : 1)
    case .list:
        for name in ShippedSessions.names { Terminal.write(name) }
    case .help:
        Terminal.write(Arguments.usage)
    }
} catch {
    Terminal.complain("\(error)")
    exit(2)
}
