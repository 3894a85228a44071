#if canImport(os)
    import os
#else
    import Foundation
#endif

/// Where reports go unless the app says otherwise: the system's log where there is one, standard error elsewhere.
enum SpoolReportSink {
    #if canImport(os)
        private static let logger = Logger(subsystem: "primer-events", category: "spool")

        @Sendable static func write(_ report: SpoolReport) {
            logger.warning("\(report.description, privacy: .private)")
        }
    #else
        @Sendable static func write(_ report: SpoolReport) {
            // An app may have closed it, and `write(_:)` would trap.
            try? FileHandle.standardError.write(contentsOf: Data("primer-events: \(report)\n".utf8))
        }
    #endif
}
