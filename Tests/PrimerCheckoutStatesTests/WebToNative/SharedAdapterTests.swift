import PrimerEvents
import PrimerEventsTesting
import Testing

@testable import PrimerCheckoutStates

/// An adapter for whoever needs one, and the models that keep it.
struct SharedAdapterTests {
    let stage = CheckoutStage()

    @Test func `who asks gets the adapter that is attached`() throws {
        let own = EventStateAdapter(integration: .managedView(errorScreen: .shown))
        try own.attach(to: stage.checkout)
        #expect(EventStateAdapter.attached(to: stage.checkout) === own)
    }

    @Test func `who asks first gets one that is attached and hears`() {
        let first = EventStateAdapter.attached(to: stage.checkout)
        #expect(EventStateAdapter.attached(to: stage.checkout) === first)
        stage.checkout.dispatchEvent(Ready())
        #expect(first.phase == .ready && first.isAttached)
        #expect(first.integration == .inlineSession)
    }

    @Test func `an adapter of the other direction is no such adapter`() throws {
        let native = StateEventAdapter(integration: .inlineSession)
        try native.attach(to: stage.checkout)
        let adapter = EventStateAdapter.attached(to: stage.checkout)
        native.receive(.initializing)
        native.receive(Story.ready)
        #expect(adapter.phase == .ready)
    }

    @Test func `each checkout has its own`() {
        let other = stage.hub.addCheckout()
        #expect(EventStateAdapter.attached(to: other) !== EventStateAdapter.attached(to: stage.checkout))
    }

    @Test func `it ends with its last reference`() {
        weak var gone: EventStateAdapter?
        do { gone = EventStateAdapter.attached(to: stage.checkout) }
        #expect(gone == nil)
        #expect(stage.checkout.eventTarget.listenerCount == 0)
    }

    @Test func `a new session and another checkout forget what failed`() throws {
        let adapter = EventStateAdapter.attached(to: stage.checkout)
        stage.checkout.dispatchEvent(WebStory.failure("d-1"))
        #expect(adapter.lastFailure?.diagnosticsId == "d-1")
        adapter.detach()
        try adapter.attach(to: stage.hub.addCheckout())
        #expect(adapter.lastFailure == nil && adapter.checkoutError == nil)
    }

    #if canImport(Observation)
        @Test func `a model of a checkout keeps the adapter and tells what failed`() {
            guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) else { return }
            let model = CheckoutStateModel(of: stage.checkout)
            stage.checkout.dispatchEvent(Ready())
            stage.checkout.dispatchEvent(WebStory.failure("d-1"))
            #expect(model.phase == .ready && model.lastFailure?.diagnosticsId == "d-1")
            stage.checkout.dispatchEvent(
                StateChange(primerJsError: PrimerJSError(code: .initializationError, diagnosticsId: "e-1")))
            #expect(model.checkoutError?.diagnosticsId == "e-1")
        }
    #endif
}
