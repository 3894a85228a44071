import PrimerEvents

/// Logs every event of every checkout: made for the root.
final class LoggingListener: EventListener {
    private let log: (String) -> Void

    init(log: @escaping (String) -> Void) { self.log = log }

    func handleEvent(_ event: AnyEvent) {
        // Only what a detail exports: no card, no address, no key ever reaches the log.
        log(event.detail.exportable.logText)
    }
}
