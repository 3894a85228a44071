import Foundation
import PrimerEvents
import Testing

struct SystemLogTests {
    #if os(Linux) || os(macOS)
        @Test func `an app without standard error survives a diagnostic`() async {
            await #expect(processExitsWith: .success) {
                close(2)
                let hub = PrimerEventHub()
                hub.dispatchEvent(CardSubmit())
                guard hub.diagnostics.count(of: .triggerUnheard) == 1 else { exit(1) }
            }
        }
    #endif
}
