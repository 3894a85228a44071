import Combine
import PrimerCheckoutStates
import PrimerEventsTesting
import PrimerEventsUI
import Testing

@_spi(Screen) import SwiftUI

/// The state of a checkout as an observable object.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct CheckoutStateObjectTests {
    private struct Status: View {
        @StateObject private var status: CheckoutStateObject

        init(_ checkout: Checkout) { _status = StateObject(wrappedValue: CheckoutStateObject(of: checkout)) }

        var body: some View {
            Text("\(status.phase)")
            if let advice = status.retryAdvice { Text(advice.rawValue) }
            if let error = status.checkoutError { Text(error.code.rawValue) }
        }
    }

    private func window(_ script: ScriptedCheckout) -> Screen {
        let window = Screen { Status(script.checkout) }
        window.show()
        return window
    }

    @Test(arguments: [ScriptedCheckout.Source.nativeStates, .webEvents])
    func `a view shows phase and failure as they change`(source: ScriptedCheckout.Source) async throws {
        let script = ScriptedCheckout(.declineThenRetry, from: source)
        let window = window(script)
        #expect(window.texts == ["initializing"])
        var shown: [[String]] = []
        while try await script.step() != nil {
            try await script.decision()
            if shown.last != window.texts { shown.append(window.texts) }
        }
        #expect(shown == [["initializing"], ["ready"], ["ready", "offerRetry"], ["ready"]])
    }

    @Test(arguments: [ScriptedCheckout.Source.nativeStates, .webEvents])
    func `a checkout that cannot start says why`(source: ScriptedCheckout.Source) async throws {
        let script = ScriptedCheckout(.initFailure, from: source)
        let window = window(script)
        try await script.play()
        #expect(window.texts.count == 2)
        #expect(window.texts.first == "initializing")
    }

    @Test func `objects of one checkout share one adapter, which goes with the last of them`() throws {
        let stage = CheckoutStage()
        var objects = [CheckoutStateObject(of: stage.checkout), CheckoutStateObject(of: stage.checkout)]
        #expect(throws: AdapterError.alreadyAttached) {
            try EventStateAdapter(integration: .inlineSession).attach(to: stage.checkout)
        }
        objects.removeFirst()
        stage.checkout.dispatchEvent(Ready())
        #expect(objects.first?.phase == .ready)
        objects.removeFirst()
        let own = EventStateAdapter(integration: .inlineSession)
        #expect(throws: Never.self) { try own.attach(to: stage.checkout) }
    }

    @Test func `it takes the adapter that the app has attached`() throws {
        let stage = CheckoutStage()
        let order = PrimerClientSession(orderId: "order-1")
        let adapter = EventStateAdapter(integration: .inlineSession, clientSession: { order })
        try adapter.attach(to: stage.checkout)
        let status = CheckoutStateObject(of: stage.checkout)
        stage.checkout.dispatchEvent(Ready())
        #expect(status.clientSession == order)
        #expect(status.state == .ready(clientSession: order))
    }

    @Test func `each property publishes what it becomes, and only changes`() throws {
        let stage = CheckoutStage()
        let status = CheckoutStateObject(of: stage.checkout)
        let heard = Heard()
        let phases = status.$phase.sink { phase in MainActor.assumeIsolated { heard.add("\(phase)") } }
        let changes = status.objectWillChange.sink { MainActor.assumeIsolated { heard.add("will change") } }
        stage.checkout.dispatchEvent(Ready())
        stage.checkout.dispatchEvent(DialogOpen())
        phases.cancel()
        changes.cancel()
        stage.checkout.dispatchEvent(StateChange(isLoading: true))
        #expect(heard.lines == ["initializing", "will change", "will change", "ready", "will change"])
    }
}
