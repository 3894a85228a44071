import Foundation
import PrimerEvents
import PrimerEventsTesting
import Testing

/// Leaks that are planted are found, and what is let go properly is no leak.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct LifecycleCheckTests {
    /// An app's screen, which may do wrong.
    @MainActor
    final class Screen {
        private(set) var payments = 0
        private var stream: Task<Void, Never>?
        private var itself: Screen?

        init() {}

        func listenAsOwner(to checkout: Checkout) {
            checkout.addEventListener(.paymentSuccess, owner: self) { screen, _ in screen.payments += 1 }
        }

        func listenWithoutOwner(to checkout: Checkout) {
            checkout.addEventListener(.paymentSuccess) { [weak self] _ in self?.payments += 1 }
        }

        func listenStrongly(to hub: PrimerEventHub) {
            hub.addEventListener(.paymentSuccess) { _ in self.payments += 1 }
        }

        func follow(_ checkout: Checkout) {
            let events = checkout.events(.stateChange)
            stream = Task { for await _ in events {} }
        }

        func endFollowing() { stream?.cancel() }

        func keepItself() { itself = self }
    }

    private func leaks(
        playing scenario: CheckoutScenario = .success, from source: ScriptedCheckout.Source = .nativeStates,
        patience: Double = 0, _ make: (ScriptedCheckout) throws -> Screen
    ) async throws -> LeakError? {
        do {
            try await expectNoLeaks(playing: scenario, from: source, patience: patience, make)
            return nil
        } catch let error as LeakError {
            return error
        }
    }

    @Test(arguments: CheckoutScenario.all, [ScriptedCheckout.Source.nativeStates, .webEvents])
    func `an owner that listens, answers and follows is let go with all of its checkout`(
        _ scenario: CheckoutScenario, _ source: ScriptedCheckout.Source
    ) async throws {
        try await expectNoLeaks(playing: scenario, from: source) { script in
            let screen = Screen()
            screen.listenAsOwner(to: script.checkout)
            return screen
        }
    }

    @Test func `a consumer that ends a moment later is waited for`() async throws {
        let error = try await leaks(patience: 10) { script in
            let screen = Screen()
            screen.follow(script.checkout)
            screen.endFollowing()
            return screen
        }
        #expect(error == nil)
    }

    @Test func `an owner that keeps itself is found`() async throws {
        let error = try await leaks { _ in
            let screen = Screen()
            screen.keepItself()
            return screen
        }
        #expect(error?.objects == ["Screen"])
        #expect(error?.description == "Screen is still there: a closure, a task or a cycle keeps it")
        #expect(error?.localizedDescription == error?.description)
    }

    @Test func `a listener that keeps its owner is found`() async throws {
        let error = try await leaks { script in
            let screen = Screen()
            screen.listenStrongly(to: script.hub)
            return screen
        }
        #expect(error?.objects == ["Screen"])
    }

    @Test func `a listener that stays behind is found`() async throws {
        let error = try await leaks { script in
            let screen = Screen()
            screen.listenWithoutOwner(to: script.checkout)
            return screen
        }
        #expect(error?.listeners.map(\.node) == ["primer-checkout"])
        #expect(
            error?.description == """
                primer-checkout has listeners left, 1 where 0 were: give them an `owner:` or a `signal:`, or remove them
                """)
    }

    @Test func `a hub that its own listener keeps is found, with all that it keeps`() async throws {
        let error = try await leaks { script in
            let (hub, screen) = (script.hub, Screen())
            hub.checkouts[0].respond(to: .cardSubmit) { _ in hub.dispatchEvent(DialogOpen()) }
            return screen
        }
        #expect(error?.objects == ["PrimerEventHub", "Checkout"])
    }

    @Test func `what the making throws is thrown on`() async throws {
        await #expect(throws: ScriptError.alreadyPlaying) {
            try await leaks { _ in throw ScriptError.alreadyPlaying }
        }
    }

    @Test func `a check by hand watches objects and listeners`() async throws {
        let stage = CheckoutStage()
        let check = LifecycleCheck(of: stage.hub)
        var screen: Screen? = Screen()
        check.watch(screen, as: "the screen")
        screen?.listenAsOwner(to: stage.checkout)
        await #expect(throws: LeakError.self) { try await check.expectListenersAreBack(patience: 0) }
        do {
            try await check.expectNothingIsLeft(patience: 0)
        } catch {
            #expect(error.objects == ["PrimerEventHub", "Checkout", "the screen"])
        }
        screen = nil
        try await check.expectListenersAreBack()
    }
}
