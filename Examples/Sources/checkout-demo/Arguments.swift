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
    /// Print a timeline of a session, named in the same ways, or of the scripted native checkout.
    case timeline(TimelineFormat, session: String?)
    /// Write such a timeline to a file as a page for a browser.
    case page(file: String, session: String?)
    /// Name the shipped sessions.
    case list
    /// Say how to use the program.
    case help

    static let usage = """
        usage: checkout-demo                         run a scripted native checkout
               checkout-demo SESSION                 replay a recorded session
               checkout-demo --states [SESSION]      print the native states that a session gives, one JSON object a line
               checkout-demo --from-states [FILE]    print the session that such states give
               checkout-demo --timeline [SESSION]    show what happened: events, paths, listeners, decisions
               checkout-demo --mermaid [SESSION]     draw it as a Mermaid sequence diagram
               checkout-demo --html FILE [SESSION]   write it to a file as a page for a browser
               checkout-demo --list                  name the shipped sessions

        A timeline without a session is that of the scripted native checkout.
        SESSION is a shipped name, a file, or - for standard input; --states and --from-states read it where none is given.
        """

    init(_ arguments: some Collection<String>) throws(DemoError) {
        if arguments.first == "--html" {
            self = try Self.page(Array(arguments.dropFirst()))
            return
        }
        guard arguments.count <= 2 else { throw Self.tooMany }
        switch (arguments.first, arguments.dropFirst().first) {
        case (nil, _): self = .script
        case ("--states"?, let session): self = .states(session ?? "-")
        case ("--from-states"?, let file): self = .fromStates(file ?? "-")
        case ("--timeline"?, let session): self = .timeline(.text, session: session)
        case ("--mermaid"?, let session): self = .timeline(.mermaid, session: session)
        case (_?, _?): throw Self.tooMany
        case ("--list"?, nil): self = .list
        case ("--help"?, nil), ("-h"?, nil): self = .help
        case (let option?, nil) where option.hasPrefix("--"):
            throw DemoError("there is no option \(option); see checkout-demo --help")
        case (let session?, nil): self = .session(session)
        }
    }

    private static func page(_ arguments: [String]) throws(DemoError) -> Arguments {
        guard let file = arguments.first else { throw DemoError("--html needs a file; see checkout-demo --help") }
        guard arguments.count <= 2 else { throw tooMany }
        return .page(file: file, session: arguments.dropFirst().first)
    }

    private static let tooMany = DemoError("one session at most; see checkout-demo --help")
}

/// How a timeline is shown.
enum TimelineFormat {
    /// As text for a terminal.
    case text
    /// As a Mermaid sequence diagram.
    case mermaid
}

/// Why the demo cannot do what it was asked for, in one line.
struct DemoError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
