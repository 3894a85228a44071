internal import PrimerEventListeners

extension Chart {
    /// What happened, in figures.
    var facts: [(name: String, value: String)] {
        let events = entries.compactMap(\.event)
        let calls = events.flatMap(\.calls)
        let checkouts = Set(events.compactMap(\.checkoutNumber)).count
        let held = events.count { $0.isHeld }
        let diagnostics = entries.count { $0.mark == .diagnostic }
        let slowest = calls.max { $0.milliseconds < $1.milliseconds }
        let facts: [(String, String?)] = [
            ("Events", events.count.grouped),
            ("Duration", entries.last.map { elapsed(at: $0).duration }),
            ("Checkouts", checkouts > 1 ? checkouts.grouped : nil),
            ("Held", held > 0 ? held.grouped : nil),
            ("Listener calls", knowsListeners ? calls.count.grouped : nil),
            ("Slowest call", slowest.map { "\($0.milliseconds.duration), \($0.listener)" }),
            ("Diagnostics", diagnostics > 0 ? diagnostics.grouped : nil),
        ]
        return facts.compactMap { name, value in value.map { (name, $0) } }
    }

    /// What the page does not show, one sentence each.
    var notices: [String] {
        let folded =
            "There were more than \(HTMLLimits.lanes) components; events of the others are drawn at the nearest around them."
        return
            (leftOut > 0 ? ["\(leftOut.grouped) earlier \(leftOut == 1 ? "entry was" : "entries were") left out."] : [])
            + (isFolded ? [folded] : [])
    }
}
