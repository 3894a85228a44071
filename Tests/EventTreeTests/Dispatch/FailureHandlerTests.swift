import EventTree
import Foundation
import Testing

@Suite struct FailureHandlerTests {
    struct Broken: Error {}

    @Test func `a handler that is replaced may use its node when it is freed`() {
        let node = EventTarget("node")
        node.onListenerFailure = { [object = OnDeinit { node.onListenerFailure = nil }] _ in
            withExtendedLifetime(object) {}
        }
        node.onListenerFailure = { _ in }
        #expect(node.onListenerFailure == nil)
    }

    #if os(Linux) || os(macOS)
        @Test func `an app without standard error survives a listener that fails`() async {
            await #expect(processExitsWith: .success) {
                close(2)
                let node = EventTarget("node")
                node.addEventListener { _ in throw Broken() }
                node.dispatchEvent(Press())
            }
        }
    #endif
}
