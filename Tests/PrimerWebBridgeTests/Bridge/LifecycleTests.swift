import PrimerEventCoding
import PrimerEvents
import PrimerWebBridge
import Testing

/// Pages that go, checkouts that are removed, bridges that end.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct LifecycleTests {
    /// A bench whose payment 2 a listener holds.
    private func holding(_ held: @escaping (PaymentStart) -> Void) throws -> Bench {
        let bench = try Bench()
        bench.checkout.addEventListener(.paymentStart) { held($0.hold()) }
        bench.start(2)
        #expect(bench.page.told.isEmpty)
        return bench
    }

    /// How a page goes.
    enum Leaving: CaseIterable { case ends, isReplaced, isReplacedByAnotherOrigin, isGone }

    @Test(arguments: Leaving.allCases)
    func `a page that goes takes its undecided events with it`(how: Leaving) throws {
        var held: PaymentStart?
        let bench = try holding { held = $0 }
        switch how {
        case .ends: bench.receive(["page": .string(Bench.page), "seq": 3, "end": true])
        case .isReplaced: bench.begin("99999999")
        case .isReplacedByAnotherOrigin: bench.receive("{}", from: "https://evil.example")
        case .isGone: bench.bridge.pageGone()
        }
        #expect(held?.continuePaymentCreation() == false)
        #expect(bench.page.told.isEmpty)
        #expect(bench.diagnostics.contains(.pageGone(undecided: 1).of(checkout: 1)))
        #expect(bench.bridge.hasPage == (how == .isReplaced))
    }

    @Test func `a frame of another origin does not end the page`() throws {
        let bench = try Bench()
        bench.receive("{}", from: "https://evil.example", isMainFrame: false)
        #expect(bench.dispatch(2, "primer:dialog-open") == .taken)
    }

    @Test func `a payment that went on before its page was left may exist`() throws {
        let bench = try Bench()
        var attempts: [PaymentAttempt] = []
        bench.checkout.addEventListener(.paymentStart) { attempts.append($0.detail.attempt) }
        bench.start(2)
        bench.begin("99999999")
        bench.dispatch(
            2, "primer:payment-start", ["paymentMethodType": "PAYPAL", "timestamp": 1], held: true, page: "99999999")
        #expect(attempts.map(\.earlierPayment) == [.none, .mayExist])
        #expect(bench.diagnostics == [.attemptSuperseded(attempt: 1).of(checkout: 1)])
    }

    @Test func `a checkout that is removed aborts in the page, too`() throws {
        var held: PaymentStart?
        let bench = try holding { held = $0 }
        bench.checkout.remove()
        #expect(bench.page.answers == ["abortPaymentCreation"])
        #expect(held?.continuePaymentCreation() == false)
        #expect(!bench.bridge.isAttached)
    }

    @Test func `a bridge that is detached aborts in the page, and keeps what comes`() throws {
        var held: PaymentStart?
        let bench = try holding { held = $0 }
        bench.bridge.detach()
        #expect(bench.page.answers == ["abortPaymentCreation"])
        #expect(held?.continuePaymentCreation() == false)
        #expect(bench.dispatch(3, "primer:dialog-open") == .kept)
        bench.checkout.dispatchEvent(CardSubmit())
        #expect(bench.diagnostics.contains(.triggerUnheard(event: "primer:card-submit").of(checkout: 1)))
        try bench.bridge.attach(to: bench.checkout)
        #expect(bench.heard.contains("primer:dialog-open"))
    }

    @Test func `a bridge and a checkout have one of the other`() throws {
        let bench = try Bench()
        #expect(throws: BridgeError.alreadyAttached) { try bench.bridge.attach(to: bench.hub.addCheckout()) }
        let other = WebCheckoutBridge(allowing: [])
        #expect(throws: BridgeError.alreadyAttached) { try other.attach(to: bench.checkout) }
        bench.bridge.detach()
        try other.attach(to: bench.checkout)
        #expect(other.isAttached)
    }

    @Test func `a bridge is not attached to a checkout that was removed`() throws {
        let bench = try Bench(isAttached: false)
        bench.checkout.remove()
        try bench.bridge.attach(to: bench.checkout)
        #expect(!bench.bridge.isAttached)
    }

    @Test func `a bridge that goes aborts here what is undecided`() throws {
        let hub = PrimerEventHub(diagnostics: { _ in })
        let checkout = hub.addCheckout()
        var held: PaymentStart?
        checkout.addEventListener(.paymentStart) { held = $0.hold() }
        var bridge: WebCheckoutBridge? = WebCheckoutBridge(allowing: [try Origin(Bench.shop)])
        try bridge?.attach(to: checkout)
        let start = Bench.event(
            2, "primer:payment-start", ["paymentMethodType": "PAYPAL", "timestamp": 1], held: true)
        for message in ["{\"page\":\"\(Bench.page)\",\"seq\":1,\"start\":1}", start.text] {
            bridge?.receive(message, from: Bench.shop, isMainFrame: true) { _ in }
        }
        #expect(held != nil)
        weak let gone = bridge
        bridge = nil
        #expect(gone == nil)
        #expect(held?.continuePaymentCreation() == false)
    }

    @Test func `a bridge keeps neither its checkout nor its page's web view`() throws {
        final class View {}
        let bridge = WebCheckoutBridge(allowing: [try Origin(Bench.shop)])
        weak var checkout: Checkout?
        weak var view: View?
        do {
            let hub = PrimerEventHub(diagnostics: { _ in })
            let made = hub.addCheckout()
            checkout = made
            try bridge.attach(to: made)
            let owner = View()
            view = owner
            bridge.receive("{\"page\":\"\(Bench.page)\",\"seq\":1,\"start\":1}", from: Bench.shop, isMainFrame: true) {
                [weak owner] _ in _ = owner
            }
        }
        #expect(checkout == nil)
        #expect(view == nil)
        #expect(!bridge.isAttached)
        // Nobody hears it any more, so it is kept.
        #expect(
            bridge.receive(Bench.event(2, "primer:dialog-open", nil).text, from: Bench.shop, isMainFrame: true) { _ in }
                == .kept)
    }

    @Test func `printing a bridge shows nothing that a page said`() throws {
        let bench = try Bench()
        bench.dispatch(2, "primer:brand-new", "CANARY", path: ["CANARY"])
        var dumped = ""
        dump(bench.bridge, to: &dumped)
        #expect(!dumped.contains("CANARY"))
        #expect(dumped.contains("hasPage"))
    }
}
