import PrimerEventCoding
import PrimerEvents
import Testing

/// The recipe for recordings does what the README says of it.
@Suite struct RecordingTests {
    @Test func `a recording is replayed, and a bad line of it reported`() {
        let hub = PrimerEventHub()
        let checkout = hub.addCheckout()
        var heard: [String] = []
        var errors: [String] = []
        hub.addEventListener { heard.append($0.type) }
        let lines = """
            {"seq":1,"type":"primer:dialog-open","bubbles":true,"composed":true,"cancelable":false,"path":["primer-checkout"]}
            {"seq":
            {"seq":2,"type":"primer:dialog-close","bubbles":true,"composed":true,"cancelable":false,"path":["primer-checkout"]}
            """
        Recording.replay(Array(lines.utf8), on: checkout) { errors.append($0.description) }
        #expect(heard == ["primer:dialog-open", "primer:dialog-close"])
        #expect(errors.count == 1)
    }

    @Test func `a former name reaches a listener as today's, and an act under two names once`() {
        let hub = PrimerEventHub(diagnostics: { _ in })
        let checkout = hub.addCheckout()
        var heard: [String] = []
        hub.addEventListener { heard.append($0.type) }
        let rest = #""bubbles":true,"composed":true,"cancelable":false,"path":["primer-checkout"]}"#
        let lines = ["primer-checkout-initialized", "primer:ready", "primer:ready"].enumerated().map { place, name in
            #"{"seq":\#(place),"type":"\#(name)","detail":{},\#(rest)"#
        }
        Recording.replay(Array(lines.joined(separator: "\n").utf8), on: checkout) { Issue.record($0) }
        #expect(heard == ["primer:ready", "primer:ready"])
    }
}
