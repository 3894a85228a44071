/// Events in the order of the catalogue, and the three places in which the adapter still dispatches them otherwise.
extension [String] {
    /// The same events as the adapter dispatches them today.
    var asDispatched: [String] {
        var lines: [String] = []
        var acceptsCard = false
        for line in self {
            switch line {
            // With the success, not when the form is accepted.
            case "F card-success": acceptsCard = true
            case "C state-change{isSuccessful}":
                lines += acceptsCard ? ["F card-success", line] : [line]
                acceptsCard = false
            // Before the event of which it is the state.
            case "C state-change{all false}"
            where lines.last?.hasPrefix("C payment-cancel") == true || lines.last == "C ready":
                lines.insert(line, at: lines.count - 1)
            default:
                if line.hasPrefix("C payment-failure") { acceptsCard = false }
                lines.append(line)
            }
        }
        return lines
    }
}
