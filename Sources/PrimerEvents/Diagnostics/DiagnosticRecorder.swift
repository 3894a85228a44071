internal import EventTree

/// A sink for tests: it remembers every diagnostic in order.
///
/// ```swift
/// let recorder = DiagnosticRecorder()
/// let hub = PrimerEventHub(diagnostics: recorder.record)
/// ```
public final class DiagnosticRecorder: Sendable {
    private let recorded = Locked<[Diagnostic]>([])

    /// A recorder that has heard nothing.
    public init() {}

    /// The diagnostics so far, in order.
    public var diagnostics: [Diagnostic] { recorded.withLock { $0 } }

    /// Remembers a diagnostic: the sink to give to a hub.
    @Sendable public func record(_ diagnostic: Diagnostic) { recorded.withLock { $0.append(diagnostic) } }
}
