import Foundation

/// What the command line asks for.
struct Options {
    var asJSON = false
    /// Only cases whose names contain this are measured.
    var filter: String?

    init(_ arguments: some Sequence<String>) {
        var arguments = Array(arguments)[...]
        while let argument = arguments.popFirst() {
            switch argument {
            case "--json": asJSON = true
            case "--filter" where !arguments.isEmpty: filter = arguments.popFirst()
            default:
                print("usage: event-benchmarks [--json] [--filter TEXT]")
                exit(2)
            }
        }
    }
}
