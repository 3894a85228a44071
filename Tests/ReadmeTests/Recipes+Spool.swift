import Foundation
import PrimerEventListeners
import PrimerEventAnalytics

enum Spooling {
    static func open(in folder: URL, before service: some AnalyticsDestination) throws -> EventSpool {
        let spool = try EventSpool(folder: folder, destination: service)
        return spool
    }

    static func leave(_ spool: EventSpool) async {
        _ = await spool.flush()  // when the app goes to the background
    }

    static func withdrawConsent(from spool: EventSpool) async throws {
        try await spool.optOut()  // when consent is withdrawn: stops at once and deletes the backlog
    }
}
