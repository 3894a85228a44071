import EventTree
import PrimerEvents
import PrimerEventsTesting
import Testing

/// What a hub's diagnostics count, and what their sink may do.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct DiagnosticSinkTests {
    private let recorder = DiagnosticRecorder()
    private let hub: PrimerEventHub
    private let checkout: Checkout

    init() {
        hub = PrimerEventHub(diagnostics: recorder.record)
        checkout = hub.addCheckout(id: "shop")
    }

    @Test func `diagnostics are counted by kind`() {
        for _ in 1...3 { checkout.dispatchEvent(PaymentSuccess.test) }
        checkout.dispatchEvent(CardSubmit())
        #expect(hub.diagnostics.count(of: .outcomeUnheard) == 3)
        #expect(hub.diagnostics.count(of: .triggerUnheard) == 1)
        #expect(hub.diagnostics.count(of: .readyUnheard) == 0)
    }

    @Test func `diagnostics from many tasks are all counted`() async {
        let controls = checkout.controls
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<64 {
                group.addTask { for _ in 0..<50 { try? await controls.setCardholderName("x") } }
            }
        }
        #expect(hub.diagnostics.count(of: .controlMissing) == 3200)
        #expect(recorder.diagnostics.count == 3200)
    }

    /// A hub whose sink uses a control that is missing, which is a diagnostic again.
    private func loopingHub(_ sink: @escaping @Sendable (CheckoutControls) -> Void) -> (PrimerEventHub, () -> Int) {
        let controls = Locked<CheckoutControls?>(nil)
        let calls = Locked(0)
        let hub = PrimerEventHub(diagnostics: { _ in
            let isRunaway = calls.withLock { count in
                count += 1
                return count > 10
            }
            if !isRunaway, let controls = controls.withLock({ $0 }) { sink(controls) }
        })
        let supplied = hub.addCheckout().controls
        controls.withLock { $0 = supplied }
        return (hub, { calls.withLock { $0 } })
    }

    @Test func `a sink that dispatches an event that is a diagnostic cannot loop`() {
        let calls = Locked(0)
        // The sink runs where the diagnostic arises, here on the main actor.
        final class Box { var hub: PrimerEventHub? }
        let box = Box()
        let sink: @MainActor (Diagnostic) -> Void = { _ in
            calls.withLock { $0 += 1 }
            box.hub?.dispatchEvent(CardSubmit())
        }
        let hub = PrimerEventHub(diagnostics: { diagnostic in MainActor.assumeIsolated { sink(diagnostic) } })
        box.hub = hub
        hub.dispatchEvent(CardSubmit())
        #expect(calls.withLock { $0 } == 1)
        #expect(hub.diagnostics.count(of: .triggerUnheard) == 2)
        hub.dispatchEvent(CardSubmit())
        #expect(calls.withLock { $0 } == 2)
        #expect(hub.diagnostics.count(of: .triggerUnheard) == 4)
        box.hub = nil
    }

    @Test func `a sink that causes a diagnostic in a task of its own cannot loop`() async {
        let (ended, end) = AsyncStream.makeStream(of: Void.self)
        let (hub, calls) = loopingHub { controls in
            Task {
                try? await controls.setCardholderName("x")
                end.yield()
            }
        }
        hub.dispatchEvent(CardSubmit())
        for await _ in ended { break }
        #expect(calls() == 1)
        #expect(hub.diagnostics.count(of: .triggerUnheard) == 1)
        #expect(hub.diagnostics.count(of: .controlMissing) == 1)
    }

    @Test func `the sinks of two hubs that dispatch on each other cannot loop`() {
        let calls = Locked<[String]>([])
        final class Box { var hubs: [String: PrimerEventHub] = [:] }
        let box = Box()
        func sink(of name: String, dispatchesOn other: String) -> @Sendable (Diagnostic) -> Void {
            let sink: @MainActor (Diagnostic) -> Void = { _ in
                calls.withLock { $0.append(name) }
                box.hubs[other]?.dispatchEvent(CardSubmit())
            }
            return { diagnostic in MainActor.assumeIsolated { sink(diagnostic) } }
        }
        let first = PrimerEventHub(diagnostics: sink(of: "first", dispatchesOn: "second"))
        let second = PrimerEventHub(diagnostics: sink(of: "second", dispatchesOn: "first"))
        box.hubs = ["first": first, "second": second]
        first.dispatchEvent(CardSubmit())
        #expect(calls.withLock { $0 } == ["first"])
        #expect(second.diagnostics.count(of: .triggerUnheard) == 1)
        second.dispatchEvent(CardSubmit())
        #expect(calls.withLock { $0 } == ["first", "second"])
        box.hubs = [:]
    }
}
