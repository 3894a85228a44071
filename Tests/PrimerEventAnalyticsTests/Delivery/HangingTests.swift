import Testing

@testable import PrimerEventAnalytics

/// Deliveries that end too late or never.
struct HangingTests {
    private static func state() -> DeliveryState {
        var state = DeliveryState(store: Stores.unopened(SimulatedDisk()), pace: .default)
        state.open()
        state.append(Calls.some(1...3))
        return state
    }

    /// Sends what waits and lets the time for it pass.
    private static func hang(_ state: inout DeliveryState) {
        state.timerFired(.delivery)
        state.timerFired(.timeout)
    }

    @Test func `what a destination says too late counts, as ids stay the same`() {
        var state = Self.state()
        Self.hang(&state)
        state.attemptEnded(1, .receipt(.only(["c1", "c3", "other"])))
        #expect(state.store.waiting == ["c2"])
        state.timerFired(.delivery)
        state.attemptEnded(2, .receipt(.all))
        #expect(state.store.waiting.isEmpty)
    }

    @Test func `a late receipt while the same calls are under way again is no harm`() {
        var state = Self.state()
        Self.hang(&state)
        state.timerFired(.delivery)
        state.attemptEnded(1, .receipt(.all))
        state.append([Calls.call(4)])
        state.attemptEnded(2, .receipt(.all))
        #expect(state.store.waiting == ["c4"])
        #expect(state.store.dropped == 0)
    }

    @Test func `a late refusal, or an end that comes twice, changes nothing`() {
        var state = Self.state()
        Self.hang(&state)
        state.attemptEnded(1, .refusal(.invalid(reason: "no")))
        state.attemptEnded(1, .receipt(.all))
        state.attemptEnded(99, .receipt(.all))
        #expect(state.store.waiting == Calls.ids(1...3))
        #expect(state.store.setAside.entries.isEmpty)
    }

    @Test func `a destination that never ends a delivery is given eight of them and no more, until one ends`() {
        var state = Self.state()
        for _ in 1...20 { Self.hang(&state) }
        #expect(state.lastAttempt == 8)
        let reports = state.takeEffects().compactMap { if case .report(let report) = $0 { report } else { nil } }
        guard case .notDelivered(.hanging, _) = reports.last else {
            Issue.record("not told that it hangs")
            return
        }
        state.attemptEnded(5, .failed(errorType: "Offline"))
        state.timerFired(.delivery)
        #expect(state.lastAttempt == 9)
        state.attemptEnded(9, .receipt(.all))
        #expect(state.store.waiting.isEmpty)
    }

    @Test func `after opting out no end of a delivery counts`() {
        var state = Self.state()
        state.timerFired(.delivery)
        #expect(state.optOut() == nil)
        state.optIn()
        state.append(Calls.some(1...2))
        state.attemptEnded(1, .receipt(.all))
        #expect(state.store.waiting == Calls.ids(1...2))
    }
}
