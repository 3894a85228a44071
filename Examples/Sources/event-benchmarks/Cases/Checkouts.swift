import PrimerEvents

extension Case {
    /// Whole checkouts: from the card form to the root, answered events, late listeners.
    static var checkouts: [Case] { [fromCardForm, answered, lateListener, oneOfMany] }

    /// Four shadow boundaries, and the package's own listeners on the checkout.
    private static var fromCardForm: Case {
        comparison("card form to root, 1 listener", with: "loop of closures") {
            (changingNetwork(ofCheckouts: 1), ClosureLoop.over(1, sink: Sink()))
        }
    }

    /// The listener answers before it returns, so nobody waits.
    private static var answered: Case {
        Case(name: "payment-start, settled during dispatch") {
            let sink = Sink()
            let asked = PrimerEventHub(diagnostics: { _ in }).addCheckout()
            asked.addEventListener(.paymentStart) { $0.detail.continuePaymentCreation(idempotencyKey: "key") }
            let count = 200
            let (time, other) = await Stopwatch.compare(
                {
                    for _ in 0..<count {
                        _ = await asked.requestPaymentCreation(.paymentCard)
                        asked.attemptEnded()
                    }
                },
                with: {
                    let loop = ClosureLoop.over(1, sink: sink)
                    for _ in 0..<count { loop() }
                })
            return Figure(
                unit: "question", time: time.each(of: count), ratio: ("loop of closures", time.median / other.median))
        }
    }

    /// A listener that asks for the latest event, and goes.
    private static var lateListener: Case {
        comparison("a late listener, added and removed", per: "listener", with: "the same without replay") {
            let sink = Sink()
            let hub = PrimerEventHub(diagnostics: { _ in })
            let checkout = hub.addCheckout()
            checkout.dispatchEvent(StateChange(isProcessing: true))
            return (
                {
                    withExtendedLifetime(hub) {
                        checkout.addEventListener(.stateChange, replaying: .latest) { _ in sink.sum &+= 1 }.remove()
                    }
                },
                { checkout.addEventListener(.stateChange) { _ in sink.sum &+= 1 }.remove() }
            )
        }
    }

    /// A dispatch in one of ten thousand checkouts costs what it costs in the only one.
    private static var oneOfMany: Case {
        comparison("one of 10,000 checkouts", with: "the only checkout", goals: .ratio(1.2)) {
            (changingNetwork(ofCheckouts: 10_000), changingNetwork(ofCheckouts: 1))
        }
    }

    /// An event of one checkout's card form, heard at the root.
    private nonisolated static func changingNetwork(ofCheckouts count: Int) -> () -> Void {
        let hub = PrimerEventHub(diagnostics: { _ in })
        let sink = Sink()
        for _ in 0..<count { hub.addCheckout() }
        hub.addEventListener(.cardNetworkChange) { _ in sink.sum &+= 1 }
        let cardForm = hub.checkouts[count / 2].part(.cardForm)
        return { withExtendedLifetime(hub) { _ = cardForm.dispatchEvent(CardNetworkChange(networks: nil)) } }
    }
}
