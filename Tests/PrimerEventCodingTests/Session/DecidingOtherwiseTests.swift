import PrimerEventCoding
import PrimerEvents
import SessionSupport
import Testing

/// A gate that decides otherwise than the page that was recorded changes what follows.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct DecidingOtherwiseTests {
    private let host = ScriptedHost()
    private let heard = Heard()

    private final class Heard {
        var events: [String] = []
    }

    init() {
        host.hub.addEventListener { [heard] event in heard.events.append(event.type) }
    }

    /// What was heard from the start of the payment on.
    private var heardSinceStart: [String] {
        Array(heard.events.drop { $0 != "primer:payment-start" }.dropFirst())
    }

    @Test func `an abort where the page had continued leads to no payment`() async throws {
        host.checkout.interceptPayments { _ in .abort() }
        try await host.play("held-then-continued")
        #expect(host.payments.isEmpty)
        #expect(heardSinceStart == ["primer:state-change", "primer:payment-cancel"])
    }

    @Test func `a continue where the page had aborted leads to a payment with the gate's key`() async throws {
        host.checkout.interceptPayments { _ in .continue(idempotencyKey: "order-7-1") }
        try await host.play("held-then-aborted")
        #expect(host.payments == ["order-7-1"])
        #expect(
            heardSinceStart == [
                "primer:state-change", "primer:card-success", "primer:state-change", "primer:payment-success",
            ])
    }

    @Test func `a page that aborted did so by a gate: without one the payment is made`() async throws {
        try await host.play("held-then-aborted")
        #expect(host.payments == [nil])
        #expect(heardSinceStart.last == "primer:payment-success")
    }

    @Test func `a gate that only prevents, where the page had continued, leads to no payment`() async throws {
        host.checkout.addEventListener(.paymentStart) { event in event.preventDefault() }
        try await host.play("held-then-continued")
        #expect(host.diagnostics.diagnostics.contains(.answerForgotten(event: "primer:payment-start").of(checkout: 1)))
        #expect(host.payments.isEmpty)
        #expect(heardSinceStart.last == "primer:payment-cancel")
    }

    @Test(arguments: ["held-then-continued", "held-then-aborted"])
    func `a gate that decides as the page did hears what the page heard`(session: String) async throws {
        let recorded = try Sessions.entries(of: session).map { try $0.get() }
        host.checkout.addEventListener(.paymentStart) { event in
            for case .answer(let answer) in recorded {
                switch answer.name {
                case "continuePaymentCreation": event.detail.continuePaymentCreation()
                case "abortPaymentCreation": event.detail.abortPaymentCreation()
                case let name: Issue.record("no answer of a payment: \(name)")
                }
            }
        }
        try await host.play(session)
        let recordedTypes = recorded.compactMap { line in
            if case .event(let event) = line { event.event.type } else { nil }
        }
        #expect(heard.events == recordedTypes)
    }
}
