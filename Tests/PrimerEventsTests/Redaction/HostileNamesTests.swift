import CanarySupport
import EventTree
import PrimerEvents
import Testing

/// Names come from pages, too.
struct HostileNamesTests {
    private let forged = "app:x\nprimer-events: forged\u{2028}\u{202E}"

    /// Everything that is shown of a value but its dump, which has a line for each child.
    private func lines(_ value: Any) -> [String] {
        ["\(value)", String(reflecting: value), "\([value])"] + Mirror(reflecting: value).children.map { "\($0.value)" }
    }

    @Test func `an event's name cannot forge a second line`() {
        var texts: [String] = []
        let page = EventTarget("page\n")
        page.addEventListener { texts += lines($0) + lines($0.view) }
        page.addEventListener(.unknownEvent) { texts += lines($0) }
        page.dispatchEvent(UnknownEvent(name: forged))
        #expect(texts.count > 6)
        for text in texts { #expect(!text.contains { $0.isNewline || $0 == "\u{202E}" }) }
    }

    @Test func `nor can it where a listener failed`() {
        struct Broken: Error {}
        let recorder = DiagnosticRecorder()
        let hub = PrimerEventHub(diagnostics: recorder.record)
        hub.addEventListener { _ in throw Broken() }
        hub.dispatchEvent(UnknownEvent(name: forged))
        #expect(recorder.diagnostics.map(\.code) == [.listenerFailed])
        for text in recorder.diagnostics.map(\.description) { #expect(!text.contains { $0.isNewline }) }

        let page = EventTarget("page")
        var texts: [String] = []
        page.onListenerFailure = { texts += lines($0) }
        page.addEventListener { _ in throw Broken() }
        page.dispatchEvent(UnknownEvent(name: forged))
        #expect(!texts.isEmpty)
        for text in texts { #expect(!text.contains { $0.isNewline }) }
    }

    @Test func `a member of an open record does not show its name`() {
        let object: JSONObject = ["CANARY": "CANARY", "CANARY-2": ["CANARY": 1]]
        #expect(!Exposure.text(of: object.members).contains("CANARY"))
        #expect(!Exposure.text(of: object.members.first as Any).contains("CANARY"))
    }
}
