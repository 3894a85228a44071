#if canImport(os)
    internal import os
#else
    internal import Foundation
#endif

/// Where a part of the package tells what an app has named no sink for: the system's log where there is one, standard error
/// elsewhere.
package struct SystemLog: Sendable {
    #if canImport(os)
        private let logger: Logger

        package init(category: String) { logger = Logger(subsystem: "primer-events", category: category) }

        package func warn(_ text: String) { logger.warning("\(text, privacy: .private)") }
    #else
        package init(category: String) {}

        package func warn(_ text: String) {
            // An app may have closed it, and `write(_:)` would trap.
            try? FileHandle.standardError.write(contentsOf: Data("primer-events: \(text)\n".utf8))
        }
    #endif
}
