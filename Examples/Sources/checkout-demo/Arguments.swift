/// What the command line asks for.
enum Arguments {
    /// Run the scripted native checkout.
    case script
    /// Replay a session: the name of a shipped one, a path, or `-` for standard input.
    case session(String)
    /// Name the shipped sessions.
    case list
    /// Say how to use the program.
    case help

    static let usage = """
        usage: checkout-demo             run a scripted native checkout
               checkout-demo SESSION     replay a recorded session: a shipped name, a file, or - for standard input
               checkout-demo --list      name the shipped sessions
        """

    init(_ arguments: some Collection<String>) throws(DemoError) {
        guard let first = arguments.first else {
            self = .script
            return
        }
        guard arguments.count == 1 else { throw DemoError("one session at most; see checkout-demo --help") }
        switch first {
        case "--list": self = .list
        case "--help", "-h": self = .help
        case _ where first.hasPrefix("--"): throw DemoError("there is no option \(first); see checkout-demo --help")
        default: self = .session(first)
        }
    }
}

/// Why the demo cannot do what it was asked for, in one line.
struct DemoError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
