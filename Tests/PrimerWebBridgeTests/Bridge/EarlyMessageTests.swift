import PrimerEventCoding
import PrimerEvents
import PrimerWebBridge
import Testing

/// What a page says before the bridge is attached.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct EarlyMessageTests {
    @Test func `early messages are kept, and delivered in order when the bridge is attached`() throws {
        let bench = try Bench(isAttached: false)
        let types = ["primer:dialog-open", "primer:dialog-close", "primer:dialog-open", "primer:brand-new"]
        for (number, type) in types.enumerated() { #expect(bench.dispatch(Int64(number + 2), type) == .kept) }
        #expect(bench.heard.isEmpty)
        try bench.bridge.attach(to: bench.checkout)
        #expect(bench.heard == types)
        #expect(bench.dispatch(9, "primer:dialog-close") == .taken)
    }

    @Test func `an early payment waits for the listeners`() async throws {
        let bench = try Bench(isAttached: false)
        #expect(bench.start(2) == .kept)
        #expect(bench.page.told.isEmpty)
        bench.checkout.interceptPayments { _ in .continue(idempotencyKey: "k") }
        try bench.bridge.attach(to: bench.checkout)
        #expect(await bench.page.message(1)["arguments"] == [["idempotencyKey": "k"]])
    }

    @Test func `so many are kept and no more, and a payment beyond them is aborted`() throws {
        let bench = try Bench(limits: BridgeLimits(keptMessages: 2), isAttached: false)
        bench.dispatch(2, "primer:dialog-open")
        bench.dispatch(3, "primer:dialog-close")
        #expect(bench.dispatch(4, "primer:dialog-open") == .refused(.tooManyKept(count: 2)))
        #expect(bench.start(5) == .refused(.tooManyKept(count: 2)))
        #expect(bench.page.answers == ["abortPaymentCreation"])
        try bench.bridge.attach(to: bench.checkout)
        #expect(bench.heard == ["primer:dialog-open", "primer:dialog-close"])
    }

    @Test func `their bytes are bounded together`() throws {
        let bench = try Bench(limits: BridgeLimits(keptBytes: 1000), isAttached: false)
        #expect(bench.dispatch(2, "primer:brand-new", .string(String(repeating: "x", count: 500))) == .kept)
        let second = bench.dispatch(3, "primer:brand-new", .string(String(repeating: "x", count: 500)))
        #expect(second == .refused(.tooManyKept(count: 1)))
    }

    @Test func `a page that was left before takes its questions with it`() throws {
        let bench = try Bench(isAttached: false)
        bench.dispatch(2, "primer:dialog-open")
        bench.start(3)
        bench.begin("99999999")
        try bench.bridge.attach(to: bench.checkout)
        #expect(bench.heard == ["primer:dialog-open"])
        #expect(bench.page.told.isEmpty)
    }

    @Test func `what a page answers itself meanwhile is understood in order`() throws {
        let bench = try Bench(isAttached: false)
        bench.start(2)
        #expect(bench.answer(3, to: 2, "abortPaymentCreation") == .kept)
        var held: PaymentStart?
        bench.checkout.addEventListener(.paymentStart) { held = $0.hold() }
        try bench.bridge.attach(to: bench.checkout)
        #expect(held?.continuePaymentCreation() == false)
        #expect(bench.page.told.isEmpty)
    }
}
