/// Which outcomes reach `onCompletion`: the SDK's own rules, one set for each integration.
struct CompletionLatch: Sendable {
    /// An outcome, by what the rules look at.
    enum Outcome: Sendable, CaseIterable {
        /// The checkout could not start.
        case initializationFailure
        /// An attempt to pay or a refresh failed.
        case failure
        case success
        case dismissed
    }

    /// How reporting ended.
    enum End: Sendable {
        /// The session could not start: after `start()` alone the SDK reports failures of attempts and nothing else.
        case couldNotStart
        /// The sheet closed itself after a failure.
        case sheetClosed
        /// Success or dismissal: nothing after that.
        case finished
    }

    let integration: Integration
    private(set) var end: End?

    init(integration: Integration) { self.integration = integration }

    /// Whether an outcome is reported; it may be the last.
    mutating func delivers(_ outcome: Outcome) -> Bool {
        let delivers =
            switch (end, outcome) {
            case (nil, .initializationFailure), (nil, .failure), (nil, .success), (nil, .dismissed): true
            case (.couldNotStart, .failure): true
            case (.couldNotStart, .initializationFailure), (.couldNotStart, .success), (.couldNotStart, .dismissed):
                false
            case (.sheetClosed, _), (.finished, _): false
            }
        if delivers { end = end(after: outcome) ?? end }
        return delivers
    }

    /// Another session began by itself, without the host's `cancel()`.
    mutating func sessionBegan() {
        switch end {
        // A session that is finished is only begun again after `cancel()` and `start()`, or in a new view.
        case .finished: end = nil
        // Here `start()` alone begins one, which does not report as before; the host says so if it was cancelled.
        case .couldNotStart, .sheetClosed, nil: break
        }
    }

    private func end(after outcome: Outcome) -> End? {
        switch (outcome, integration) {
        case (.success, _), (.dismissed, _): .finished
        case (.initializationFailure, .inlineSession): .couldNotStart
        case (.initializationFailure, .presenter(.hidden)), (.failure, .presenter(.hidden)): .sheetClosed
        case (.failure, .inlineSession): nil
        case (.initializationFailure, .managedView), (.failure, .managedView): nil
        case (.initializationFailure, .presenter(.shown)), (.failure, .presenter(.shown)): nil
        }
    }
}
