#if canImport(os)
    internal import os
#else
    internal import Foundation
#endif

/// The sink that a hub has unless it is given one: the system's log where there is one, standard error elsewhere.
enum SystemLogSink {
    #if canImport(os)
        private static let logger = Logger(subsystem: "primer-events", category: "diagnostics")

        @Sendable static func write(_ diagnostic: Diagnostic) {
            logger.warning("\(diagnostic.description, privacy: .private)")
        }
    #else
        @Sendable static func write(_ diagnostic: Diagnostic) {
            // An app may have closed it, and `write(_:)` would trap.
            try? FileHandle.standardError.write(contentsOf: Data("primer-events: \(diagnostic)\n".utf8))
        }
    #endif
}
