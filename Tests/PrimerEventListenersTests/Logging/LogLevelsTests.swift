import EventTree
import ListenerSupport
import PrimerEventListeners
import PrimerEvents
import PrimerEventsTesting
import Testing

struct LogLevelsTests {
    private func levels(of details: [any PrimerEventDetail], by levels: LogLevels = .standard) -> [LogLevel] {
        let stage = CheckoutStage.withPrivateId()
        var found: [LogLevel] = []
        stage.hub.addEventListener(LoggingListener(levels: levels) { found.append($0.level) })
        for detail in details { stage.checkout.dispatch(detail) }
        return found
    }

    @Test func `levels ascend as in the ecosystem's logging API`() {
        #expect(
            LogLevel.allCases.map(\.rawValue) == ["trace", "debug", "info", "notice", "warning", "error", "critical"])
        #expect(LogLevel.allCases == LogLevel.allCases.sorted())
    }

    @Test func `a failure is as urgent as its advice`() {
        let details: [PaymentFailure] = [
            .by(.user), .by(.payment), .by(.network), .by(.integration), .by(nil, code: .paymentAborted),
        ]
        #expect(levels(of: details) == [.notice, .notice, .warning, .error, .notice])
    }

    @Test func `a checkout that could not start is an error, another state is not`() {
        let broken = StateChange(primerJsError: PrimerJSError(code: .invalidClientToken, message: ""))
        #expect(levels(of: [StateChange(isLoading: true), broken]) == [.debug, .error])
    }

    @Test func `a level is set by type or name`() {
        let changed = LogLevels.standard.logging(.dialogOpen, at: .critical)
            .logging(eventsNamed: "primer:new", at: .notice)
        let details: [any PrimerEventDetail] = [
            DialogOpen(), DialogClose(), UnknownEvent(name: "primer:new"), UnknownEvent(name: "primer:other"),
        ]
        #expect(levels(of: details, by: changed) == [.critical, .debug, .notice, .debug])
    }

    @Test func `events are silenced by type, by name, or below a level`() {
        let details: [any PrimerEventDetail] = [
            DialogOpen(), DialogClose(), PaymentSuccess.of(), PaymentStart.with("M"),
        ]
        #expect(levels(of: details, by: .standard.silencing(.dialogOpen)) == [.debug, .notice, .info])
        #expect(
            levels(of: details, by: .standard.silencing(eventsNamed: "primer:dialog-close")) == [
                .debug, .notice, .info,
            ])
        #expect(levels(of: details, by: .standard.from(.info)) == [.notice, .info])
    }

    @Test func `an event of the app's own is info`() {
        let stage = CheckoutStage.withPrivateId()
        var found: [LogLevel] = []
        stage.hub.addEventListener(LoggingListener { found.append($0.level) })
        stage.checkout.dispatchEvent(TermsShown(shopper: "A"))
        #expect(found == [.info])
    }
}

extension Checkout {
    /// Dispatches a detail of any type.
    func dispatch(_ detail: any PrimerEventDetail, provenance: Provenance = .app) {
        dispatchOpened(detail, provenance)
    }

    private func dispatchOpened(_ detail: some PrimerEventDetail, _ provenance: Provenance) {
        dispatchEvent(detail, provenance: provenance)
    }
}
