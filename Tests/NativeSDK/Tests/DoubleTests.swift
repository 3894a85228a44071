import Foundation
import PrimerSDK
import Testing

#if canImport(Combine)
    import Combine
#endif

/// The double behaves as the vendor's documents and sources say, without glue.
@MainActor
@Suite("The double of the SDK", .timeLimit(.minutes(5)))
struct DoubleTests {
    private let backend: ScriptedBackend
    private let session: PrimerCheckoutSession
    private let view: PrimerCheckoutSession.PlayedView
    private let outcomes = Outcomes()

    @MainActor final class Outcomes {
        var states: [PrimerCheckoutState] = []
        var hasReturned = false
        var asked = 0
        var subscriptions: [AnyCancellable] = []
    }

    init() {
        let token = UUID().uuidString
        backend = ScriptedBackend.add(token: token)
        session = PrimerCheckoutSession(clientToken: token)
        view = PrimerCheckoutSession.PlayedView(of: session)
    }

    private func appear() async {
        view.appear { [outcomes] in outcomes.states.append($0) }
        await settle()
    }

    @Test func `a change is published before the property has it`() async {
        var seen: [(published: PrimerCheckoutSession.Phase, current: PrimerCheckoutSession.Phase)] = []
        outcomes.subscriptions = [session.$phase.sink { [session] phase in seen.append((phase, session.phase)) }]
        await appear()
        #expect(seen.map(\.published) == [.initializing, .ready])
        #expect(seen.map(\.current) == [.initializing, .initializing])
        outcomes.subscriptions = []
    }

    @Test func `the lists are empty when the session turns ready, and filled later`() async {
        var counts: [Int] = []
        outcomes.subscriptions = [
            session.$phase.receive(on: DispatchQueue.main).sink { [session] _ in
                if let list = session.selection { counts.append(list.state.paymentMethods.count) }
            }
        ]
        await appear()
        #expect(counts == [0])
        #expect(session.selection?.state.paymentMethods.count == 2)
        outcomes.subscriptions = []
    }

    @Test func `start returns when the session is over, not when it is ready`() async {
        Task { [session, outcomes] in
            await session.start()
            outcomes.hasReturned = true
        }
        await settle()
        #expect(session.phase == .ready)
        #expect(!outcomes.hasReturned)
        session.cancel()
        await settle()
        #expect(outcomes.hasReturned)
    }

    @Test func `cancel publishes initializing, takes the client session and reports nothing`() async {
        await appear()
        var phases: [PrimerCheckoutSession.Phase] = []
        outcomes.subscriptions = [session.$phase.sink { phases.append($0) }]
        view.disappear()
        #expect(phases == [.ready, .initializing])
        #expect(session.clientSession == nil)
        #expect(session.cardForm == nil && session.selection == nil)
        #expect(outcomes.states == [])
        outcomes.subscriptions = []
    }

    @Test func `the form is loading before the handler is asked, which happens for an invalid form, too`() async {
        session.onBeforePaymentCreate = { [session, outcomes] _, decide in
            MainActor.assumeIsolated {
                outcomes.asked += 1
                #expect(session.cardForm?.state.isLoading == true)
            }
            decide(.continuePaymentCreation())
        }
        await appear()
        session.cardForm?.submit()
        #expect(session.cardForm?.state.isLoading == true)
        await settle()
        #expect(outcomes.asked == 1)
        #expect(outcomes.states == [.failure(.unknown())])
        #expect(session.cardForm?.state.isLoading == false)
    }

    @Test func `after a failed start, start alone reports no success`() async {
        backend.startErrors = [.invalidClientToken()]
        await appear()
        await appear()
        #expect(session.phase == .ready)
        session.selection?.select(CheckoutPaymentMethod(type: "PAYPAL", name: "PayPal"))
        await settle()
        #expect(outcomes.states == [.failure(.invalidClientToken())])
        #expect(backend.created.count == 1)
    }

    @Test func `a key in the decision wins over that of the provider`() async {
        session.idempotencyKey = { "provider" }
        session.onBeforePaymentCreate = { _, decide in decide(.continuePaymentCreation(withIdempotencyKey: "decided")) }
        await appear()
        session.selection?.select(CheckoutPaymentMethod(type: "PAYPAL", name: "PayPal"))
        await settle()
        #expect(backend.created.map(\.idempotencyKey) == ["decided"])
    }

    @Test func `success is reported once, and nothing after it`() async {
        await appear()
        session.selection?.select(CheckoutPaymentMethod(type: "PAYPAL", name: "PayPal"))
        await settle()
        session.selection?.cancel()
        let isSuccess = outcomes.states.map { if case .success = $0 { true } else { false } }
        #expect(isSuccess == [true])
    }
}
