public import PrimerEventListeners

extension Timeline {
    /// The timeline as one self-contained page: events on a time axis with the path each took, who listened and how long
    /// they took, decisions and diagnostics.
    ///
    /// ```swift
    /// let page = recorder.timeline.html(titled: "Order 1001")
    /// ```
    ///
    /// It loads nothing, shows what the timeline has and so only what may leave the device, follows the reader's light or
    /// dark mode, and without scripts is still a list of everything. The same timeline gives the same page.
    ///
    /// - Parameters:
    ///   - title: What the page is called.
    ///   - entryLimit: How many entries are shown; of more, the oldest are left out, and the page says so.
    public func html(titled title: String = "Checkout timeline", entryLimit: Int = HTMLLimits.entries) -> String {
        Page(of: self, titled: title, entryLimit: entryLimit).markup.text
    }
}
