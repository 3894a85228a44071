import PrimerEvents

/// A hub with one checkout whose time stands still unless a test moves it, and a record of all diagnostics.
final class TestHub {
    let time = ManualTime()
    let recorder = DiagnosticRecorder()
    let hub: PrimerEventHub
    let checkout: Checkout

    init() {
        hub = PrimerEventHub(
            clock: time.clock, now: { UnixSeconds(seconds: 1) }, timer: ManualTimer().timer,
            diagnostics: recorder.record)
        checkout = hub.addCheckout(id: "private-id")
    }

    var diagnostics: [Diagnostic] { recorder.diagnostics }
}
