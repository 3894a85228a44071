public import PrimerEvents

extension PrimerEventHub {
    /// A hub all of whose time is moved by hand: the events' `timeStamp`, the details' `timestamp`, and every deadline.
    ///
    /// - Parameters:
    ///   - time: Moves it.
    ///   - diagnostics: Is told what went wrong; by default as for any hub.
    public convenience init(time: ManualTime, diagnostics: (@Sendable (Diagnostic) -> Void)? = nil) {
        self.init(clock: time.clock, now: { time.now }, timer: time.timer, diagnostics: diagnostics)
    }
}
