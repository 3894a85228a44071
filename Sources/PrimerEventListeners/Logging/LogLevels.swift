public import PrimerEvents

internal import EventTree

/// At which level each event is logged, and which events are not.
///
/// ```swift
/// let levels = LogLevels.standard.logging(.stateChange, at: .trace).silencing(.binDataAvailable).from(.debug)
/// ```
public struct LogLevels: Sendable {
    /// What typing causes is `trace`, what the checkout tells of itself `debug`, its milestones `info`, how a payment ends
    /// `notice`; a failure `warning` or `error` if its advice asks somebody to act.
    public static let standard = LogLevels()

    private var minimum = LogLevel.trace
    /// `nil` for an event that is not logged.
    private var levelsByName: [String: LogLevel?] = [:]

    private init() {}

    /// The same levels, with this one for one event.
    public func logging<Detail: EventDetail>(_ type: EventType<Detail>, at level: LogLevel) -> LogLevels {
        logging(eventsNamed: Detail.eventType, at: level)
    }

    /// The same levels, with this one for the events with one name.
    public func logging(eventsNamed name: String, at level: LogLevel) -> LogLevels { with(level, for: name) }

    /// The same levels, without one event.
    public func silencing<Detail: EventDetail>(_ type: EventType<Detail>) -> LogLevels {
        silencing(eventsNamed: Detail.eventType)
    }

    /// The same levels, without the events with one name.
    public func silencing(eventsNamed name: String) -> LogLevels { with(nil, for: name) }

    /// The same levels, without events less urgent than this.
    public func from(_ minimum: LogLevel) -> LogLevels {
        var levels = self
        levels.minimum = minimum
        return levels
    }

    private func with(_ level: LogLevel?, for name: String) -> LogLevels {
        var levels = self
        levels.levelsByName[name] = .some(level)
        return levels
    }

    /// The level of an event with this detail; `nil` if it is not logged.
    func level(of detail: any EventDetail) -> LogLevel? {
        // An event of unknown name may be meant by its own name or as one of its kind.
        let named = levelsByName[detail.eventName] ?? levelsByName[type(of: detail).eventType]
        guard let level = named ?? Self.standardLevel(of: detail) else { return nil }
        return level < minimum ? nil : level
    }
}

extension LogLevels {
    private static func standardLevel(of detail: any EventDetail) -> LogLevel {
        switch detail {
        case let failure as PaymentFailure: level(of: failure.retryAdvice)
        case let change as StateChange: change.primerJsError == nil ? .debug : .error
        case let detail as any PrimerEventDetail: level(of: PrimerEventCatalogue.entry(of: type(of: detail))?.logLevel)
        default: .info
        }
    }

    private static func level(of advice: RetryAdvice) -> LogLevel {
        switch advice {
        case .shopperCancelled, .offerRetry, .nothingWasCreated: .notice
        case .verifyOnServerFirst: .warning
        case .fixIntegration: .error
        }
    }

    /// The level of the catalogue; an event of the app's own is `info`.
    private static func level(of level: PrimerEventCatalogue.Entry.LogLevel?) -> LogLevel {
        switch level {
        case .trace?: .trace
        case .debug?: .debug
        case .info?, nil: .info
        case .notice?: .notice
        }
    }
}
