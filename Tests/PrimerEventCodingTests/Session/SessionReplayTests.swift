import EventTree
import Foundation
import PrimerEventCoding
import PrimerEvents
import PrimerEventsTesting
import SessionSupport
import Testing

/// Recorded sessions, replayed on a hub: who hears what, in which phase, as a browser's rules have it for the recorded paths.
@Suite struct SessionReplayTests {
    @Test(arguments: Sessions.names + [Sessions.legacy])
    func `a replayed session is heard as its paths say`(session: String) throws {
        #expect(try heardWhenReplayed(session) == heardByTheRules(session))
    }

    @Test func `a replayed event comes from the component that it was recorded at`() throws {
        let hub = PrimerEventHub()
        let checkout = hub.addCheckout()
        var origins: [String?] = []
        hub.addEventListener(.paymentStart) { event in origins.append(event.originName) }
        try replay("card-success", on: hub, checkout) { _ in }
        #expect(origins == ["primer-card-form"])
    }
}

/// The lines of the fixture, derived from the recording by hand.
private func heardByTheRules(_ session: String) throws -> [String] {
    let folder = Sessions.folder.deletingLastPathComponent().appendingPathComponent("Heard")
    let text = try String(contentsOf: folder.appendingPathComponent("\(session).txt"), encoding: .utf8)
    return text.split(separator: "\n").map(String.init)
}

/// What listeners on every component and the document hear of a session, in the form of the fixture.
private func heardWhenReplayed(_ session: String) throws -> [String] {
    let hub = PrimerEventHub()
    let checkout = hub.addCheckout()
    var heard: [String] = []
    var target: String?
    let listen = { (event: AnyEvent) in
        heard.append("\(event.currentTarget?.name ?? "") \(event.eventPhase.word)")
        target = event.target?.name
    }
    hub.addEventListener(.capture, listen)
    hub.addEventListener(listen)
    for component in ComponentName.allCases { checkout.part(component).addEventListener(listen) }

    var lines: [String] = []
    try replay(session, on: hub, checkout) { recorded in
        let origin = recorded.originName
        let view = target == origin ? "" : " seen as \(target ?? "")"
        lines.append(
            "\(recorded.seq) \(recorded.event.type) from \(origin)\(view): \(heard.joined(separator: ", "))")
        heard = []
    }
    return lines
}

/// Dispatches every event of a session where it was recorded.
private func replay(
    _ session: String, on hub: PrimerEventHub, _ checkout: Checkout, afterEach: (SessionEvent) -> Void
) throws {
    for entry in try Sessions.entries(of: session) {
        guard case .event(let recorded) = try entry.get() else { continue }
        let part = recorded.originName == "document" ? hub.eventTarget : checkout.part(named: recorded.originName)
        recorded.event.dispatch(on: try #require(part))
        afterEach(recorded)
    }
}

extension SessionEvent {
    /// The name of the node that the event started at.
    fileprivate var originName: String { path.first == "#document" ? "document" : path.first ?? "" }
}
