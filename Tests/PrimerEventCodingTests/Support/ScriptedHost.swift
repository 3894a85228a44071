import PrimerEventCoding
import PrimerEvents
import SessionSupport
import Testing

/// The host of a checkout, scripted by a recorded session: what is answered in the recording it asks anew.
///
/// It tells what the recording tells until a payment is about to start. Then it asks the listeners, and goes on as they
/// decide: with a payment and what follows one in a recording, or without and with what follows an abort.
@MainActor
final class ScriptedHost {
    /// What follows a payment that was continued and one that was aborted: the recordings that go on after each.
    static let afterContinue = "held-then-continued"
    static let afterAbort = "held-then-aborted"

    let diagnostics = DiagnosticRecorder()
    let hub: PrimerEventHub
    let checkout: Checkout

    /// The idempotency keys of the payments that were created.
    private(set) var payments: [String?] = []

    init() {
        hub = PrimerEventHub(diagnostics: diagnostics.record)
        checkout = hub.addCheckout()
    }

    /// Plays a recorded session; its start of a payment is the last that is taken from it.
    func play(_ session: String) async throws {
        let events = try Self.events(of: session)
        let start = try #require(events.firstIndex { $0.event.detail is PaymentStart })
        for recorded in events[..<start] { try dispatch(recorded) }
        try await pay(events[start])
    }

    private func pay(_ recorded: SessionEvent) async throws {
        let start = try #require(recorded.event.detail as? PaymentStart)
        let component = recorded.path.first.flatMap(ComponentName.init(rawValue:))
        let ending: String
        switch await checkout.requestPaymentCreation(start.paymentMethodType, from: component) {
        case .continue(let key):
            payments.append(key)
            ending = Self.afterContinue
        case .abort:
            ending = Self.afterAbort
        }
        for recorded in try Self.events(of: ending).drop(while: { !($0.event.detail is PaymentStart) }).dropFirst() {
            try dispatch(recorded)
        }
    }

    private func dispatch(_ recorded: SessionEvent) throws {
        recorded.event.dispatch(on: try #require(recorded.path.first.flatMap(checkout.part(named:))))
    }

    private static func events(of session: String) throws -> [SessionEvent] {
        try Sessions.entries(of: session).compactMap { entry in
            if case .event(let event) = try entry.get() { event } else { nil }
        }
    }
}
