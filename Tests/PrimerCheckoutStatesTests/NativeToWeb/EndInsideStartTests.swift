import PrimerCheckoutStates
import PrimerEvents
import Testing

/// A listener of `primer:payment-start` that ends the attempt itself, before the others have run.
@MainActor
@Suite("An attempt that a listener ends before it is decided")
struct EndInsideStartTests {
    enum End: CaseIterable {
        case cancelled, dismissed, ended

        func happen(to adapter: StateEventAdapter) {
            switch self {
            case .cancelled: adapter.sessionCancelled()
            case .dismissed: adapter.receive(.dismissed)
            case .ended: adapter.attemptEnded()
            }
        }
    }

    /// What the SDK is answered.
    private func answers(_ stage: Stage, ending end: End) -> [PrimerPaymentCreationDecision] {
        stage.adapter.receive(.initializing)
        stage.adapter.receive(Story.ready)
        let adapter = stage.adapter
        stage.checkout.addEventListener(.paymentStart, .once) { _ in end.happen(to: adapter) }
        _ = stage.newlyHeard()
        var answers: [PrimerPaymentCreationDecision] = []
        adapter.beforePayment(.init(type: .init(type: "PAYPAL"))) { answers.append($0) }
        return answers
    }

    @Test("is aborted, once, and nothing is said to be processed", arguments: End.allCases)
    func isAborted(end: End) throws {
        let stage = try Stage()
        #expect(answers(stage, ending: end) == [.abortPaymentCreation()])
        #expect(!stage.newlyHeard().contains("C state-change{isProcessing}"))
    }

    @Test("leaves no payment behind that may exist", arguments: End.allCases)
    func leavesNothing(end: End) async throws {
        let stage = try Stage()
        _ = answers(stage, ending: end)
        #expect(!stage.newlyHeard().contains { $0.hasPrefix("diagnostic outcomeUnknown") })
        stage.adapter.sessionCancelled()
        #expect(await stage.adapter.beforePayment(.payPal) == .continuePaymentCreation())
        #expect(!stage.newlyHeard().contains { $0.hasPrefix("diagnostic attemptSuperseded") })
    }
}
