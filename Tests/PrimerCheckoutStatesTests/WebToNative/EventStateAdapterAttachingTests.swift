import PrimerEvents
import Testing

@testable import PrimerCheckoutStates

@Suite("Attaching an EventStateAdapter")
struct EventStateAdapterAttachingTests {
    let stage = WebStage()

    @Test func `a second adapter of its kind on one checkout is an error`() throws {
        try stage.attach()
        let second = EventStateAdapter(integration: .inlineSession)
        #expect(throws: AdapterError.alreadyAttached) { try second.attach(to: stage.checkout) }
        #expect(!second.isAttached && stage.adapter.isAttached)
        stage.adapter.detach()
        try second.attach(to: stage.checkout)
        #expect(second.isAttached && !stage.adapter.isAttached)
    }

    @Test func `an adapter that is attached cannot be attached again`() throws {
        try stage.attach()
        #expect(throws: AdapterError.alreadyAttached) { try stage.adapter.attach(to: stage.checkout) }
        let other = stage.hub.addCheckout()
        #expect(throws: AdapterError.alreadyAttached) { try stage.adapter.attach(to: other) }
        let second = EventStateAdapter(integration: .inlineSession)
        try second.attach(to: other)
        #expect(second.isAttached)
    }

    @Test func `an adapter that is gone leaves its place`() throws {
        do {
            let gone = EventStateAdapter(integration: .inlineSession)
            try gone.attach(to: stage.checkout)
        }
        try stage.attach()
        #expect(stage.adapter.isAttached)
    }

    @Test func `detaching removes its own listeners and no others`() throws {
        var others = 0
        stage.checkout.addEventListener(.paymentSuccess) { _ in others += 1 }
        let before = stage.checkout.eventTarget.listenerCount
        try stage.attach()
        #expect(stage.checkout.eventTarget.listenerCount > before)
        stage.adapter.detach()
        #expect(stage.checkout.eventTarget.listenerCount == before)
        stage.dispatch(WebStory.success())
        #expect(others == 1)
        #expect(stage.heard == [])
    }

    @Test func `five cycles of attaching and detaching leave one callback for each outcome`() throws {
        stage.becomeReady()
        for _ in 1...5 {
            try stage.attach()
            stage.adapter.detach()
        }
        try stage.attach()
        stage.dispatch(WebStory.failure("d-1"))
        stage.dispatch(WebStory.success())
        #expect(
            stage.heard.filter { $0.hasPrefix("completion") } == [
                "completion failure{payment-failed, d-1}", "completion success{pay_1, pending}",
            ])
        #expect(stage.states == ["ready{order-1}", "failure{payment-failed, d-1}", "success{pay_1, pending}"])
    }

    @Test func `five cycles after a failed start tell it once`() throws {
        stage.dispatch(StateChange(primerJsError: PrimerJSError(code: .invalidClientToken, diagnosticsId: "d-1")))
        for _ in 1...5 {
            try stage.attach()
            stage.adapter.detach()
        }
        #expect(
            stage.heard == ["failure{invalid-client-token, d-1}", "completion failure{invalid-client-token, d-1}"])
    }

    @Test func `attached late it begins with what the checkout is`() throws {
        stage.becomeReady()
        try stage.attach()
        #expect(stage.states == ["ready{order-1}"])
        stage.adapter.detach()
        stage.dispatch(StateChange(isLoading: true))
        try stage.attach()
        #expect(stage.states == ["ready{order-1}", "initializing"])
    }

    @Test func `attached by a listener of an event, it hears that event once`() throws {
        var once = true
        stage.checkout.addEventListener(.ready) { [stage] _ in
            guard once else { return }
            once = false
            try stage.attach()
        }
        stage.becomeReady()
        #expect(stage.states == ["ready{order-1}"])
    }

    @Test func `attached by a listener of the root on the way down, it hears that event once`() throws {
        stage.hub.addEventListener(.ready, .capture) { [stage] _ in try stage.attach() }
        stage.becomeReady()
        #expect(stage.states == ["ready{order-1}"])
    }

    @Test func `attached to another checkout it begins anew`() throws {
        try stage.attach()
        stage.becomeReady()
        stage.dispatch(WebStory.success())
        stage.adapter.detach()
        let other = stage.hub.addCheckout()
        try stage.adapter.attach(to: other)
        #expect(stage.adapter.state == .initializing && stage.adapter.clientSession == nil)
        other.dispatchEvent(WebStory.success("pay_2"))
        #expect(stage.heard.last == "completion success{pay_2, pending}")
    }

    // MARK: Streams

    @Test func `streams end when the adapter is detached, and the next one is for the next time`() async throws {
        let early = stage.adapter.states
        try stage.attach()
        stage.becomeReady()
        let late = stage.adapter.states
        stage.dispatch(WebStory.success())
        stage.adapter.detach()
        #expect(await stage.lines(of: early) == ["initializing", "ready{order-1}", "success{pay_1, pending}"])
        #expect(await stage.lines(of: late) == ["success{pay_1, pending}"])
        let next = stage.adapter.states
        try stage.attach()
        stage.dispatch(WebStory.success("pay_2"))
        stage.adapter.detach()
        #expect(await stage.lines(of: next) == ["success{pay_2, pending}"])
    }

    @Test func `streams end when the checkout is removed, and a late outcome is still delivered`() async throws {
        try stage.attach()
        let states = stage.adapter.states
        stage.becomeReady()
        stage.checkout.remove()
        #expect(await stage.lines(of: states) == ["initializing", "ready{order-1}"])
        #expect(await stage.lines(of: stage.adapter.states) == [])
        #expect(stage.states == ["initializing", "ready{order-1}"])
        stage.dispatch(WebStory.success())
        #expect(stage.heard.last == "completion success{pay_1, pending}")
    }

    @Test func `streams of a checkout that was removed before are empty`() async throws {
        stage.checkout.remove()
        try stage.attach()
        #expect(await stage.lines(of: stage.adapter.states) == [])
    }

    @Test func `streams end when the adapter goes`() async throws {
        var states: AsyncStream<PrimerCheckoutState>?
        do {
            let adapter = EventStateAdapter(integration: .inlineSession)
            try adapter.attach(to: stage.checkout)
            states = adapter.states
            stage.becomeReady()
        }
        #expect(await stage.lines(of: try #require(states)) == ["initializing", "ready{empty}"])
    }

    @Test func `streams end when the hub goes with its checkouts`() async throws {
        let adapter = EventStateAdapter(integration: .inlineSession)
        let states = adapter.states
        do {
            let hub = PrimerEventHub()
            try adapter.attach(to: hub.addCheckout())
        }
        #expect(await stage.lines(of: states) == [])
        #expect(adapter.isAttached)
        adapter.detach()
        try adapter.attach(to: stage.checkout)
        #expect(adapter.isAttached)
    }

    @Test func `a stream that nobody reads any more is forgotten`() async throws {
        try stage.attach()
        let task = Task { [states = stage.adapter.states] in
            for await _ in states {}
        }
        task.cancel()
        await task.value
        #expect(stage.adapter.streams.count == 0)
    }

    @Test func `a callback that attaching calls can neither attach elsewhere nor is attached against its will`() throws
    {
        let stage = WebStage()
        try stage.attach()
        stage.becomeReady()
        stage.adapter.detach()
        let second = stage.hub.addCheckout()
        let third = stage.hub.addCheckout()
        var refused: AdapterError?
        stage.adapter.onClientSessionChange = { _ in
            do { try stage.adapter.attach(to: third) } catch { refused = error as? AdapterError }
            stage.adapter.detach()
        }
        try stage.adapter.attach(to: second)
        #expect(refused == .alreadyAttached)
        #expect(!stage.adapter.isAttached)
        stage.forget()
        second.dispatchEvent(Ready())
        third.dispatchEvent(Ready())
        #expect(stage.states == [])
    }
}
