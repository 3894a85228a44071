public import PrimerEvents

/// What a bridge notices about its web page.
extension Diagnostic.Code {
    /// A listener prevented an event that the page does not hold.
    public static let pageDoesNotWait: Self = "pageDoesNotWait"
    /// The page holds an event, and no listener answered it.
    public static let pageNotAnswered: Self = "pageNotAnswered"
    /// A trigger or a control needs a web page, and none is open.
    public static let pageMissing: Self = "pageMissing"
    /// A web page closed while events that it holds were undecided.
    public static let pageGone: Self = "pageGone"
}

extension Diagnostic {
    package static func pageDoesNotWait(event: String) -> Diagnostic {
        Diagnostic(
            .pageDoesNotWait, "A listener prevented \(event), which its web page does not hold.",
            "The page continued, and an answer has no effect.",
            "Add the event to those that the bridge holds before the page is loaded.", event: event)
    }

    package static func pageNotAnswered(event: String) -> Diagnostic {
        Diagnostic(
            .pageNotAnswered, "A web page holds \(event), and no listener answered it.",
            "The wallet's sheet waits for its time-out unless the page answers.",
            "Hold the event and answer on every path, or create the bridge without it.", event: event)
    }

    /// `name` is that of a trigger or of a control.
    package static func pageMissing(wanted name: String) -> Diagnostic {
        Diagnostic(
            .pageMissing, "\(name) needs a web page, and none is open.", "Nothing was submitted, toggled or called.",
            "Wait for primer:ready, and pass the page's messages to the bridge.")
    }

    package static func pageGone(undecided: Int) -> Diagnostic {
        Diagnostic(
            .pageGone,
            "A web page closed while \(undecided) of its events \(undecided == 1 ? "was" : "were") undecided.",
            "They were decided as abandoned, and no payment is created.", "Nothing, if the shopper left the page.")
    }
}
