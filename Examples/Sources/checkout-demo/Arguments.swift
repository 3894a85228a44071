/// What the command line asks for.
enum Arguments {
    /// Run the scripted native checkout.
    case script
    /// Replay a session: the name of a shipped one, a path, or `-` for standard input.
    case session(String)
    /// Print the native states that a session gives, named in the same ways.
    case states(String)
    /// Print the session that native states give: a path, or `-` for standard input.
    case fromStates(String)
    /// Name the shipped sessions.
    case list
    /// Say how to use the program.
    case help

    static let usage = """
        usage: checkout-demo                         run a scripted native checkout
               checkout-demo SESSION                 replay a recorded session
               checkout-demo --states [SESSION]      print the native states that a session gives, one JSON object a line
               checkout-demo --from-states [FILE]    print the session that such states give
               checkout-demo --list                  name the shipped sessions

        SESSION is a shipped name, a file, or - for standard input; standard input is also read where none is given.
        """

    init(_ arguments: some Collection<String>) throws(DemoError) {
        guard arguments.count <= 2 else { throw Self.tooMany }
        switch (arguments.first, arguments.dropFirst().first) {
        case (nil, _): self = .script
        case ("--states"?, let session): self = .states(session ?? "-")
        case ("--from-states"?, let file): self = .fromStates(file ?? "-")
        case (_?, _?): throw Self.tooMany
        case ("--list"?, nil): self = .list
        case ("--help"?, nil), ("-h"?, nil): self = .help
        case (let option?, nil) where option.hasPrefix("--"):
            throw DemoError("there is no option \(option); see checkout-demo --help")
        case (let session?, nil): self = .session(session)
        }
    }

    private static let tooMany = DemoError("one session at most; see checkout-demo --help")
}

/// Why the demo cannot do what it was asked for, in one line.
struct DemoError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
