import PrimerEventCoding
import PrimerEvents
import PrimerWebBridge
import Testing

/// Answered events: held in the page, decided here by the rules of every checkout, and told once.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct DecisionTests {
    /// What the page is told about its event 2.
    nonisolated private static func answer(_ name: String, _ arguments: JSONValue = []) -> JSONValue {
        ["page": .string(Bench.page), "answerTo": 2, "name": .string(name), "arguments": arguments]
    }

    /// A yes under the attempt's own key, which gives way to one that the page names.
    private static func yes(_ key: String?) -> JSONValue {
        [
            "page": .string(Bench.page), "answerTo": 2, "name": "continuePaymentCreation",
            "arguments": [["idempotencyKey": .string(key ?? "none")]], "key": "y",
        ]
    }

    @Test func `a payment that nobody holds goes on at once, with the key of its attempt`() throws {
        let bench = try Bench()
        let key = bench.checkout.idempotencyKey
        bench.start(2)
        #expect(key != nil)
        #expect(bench.page.told == [Self.yes(key)])
    }

    @Test func `a gate that names no key sends that of the attempt`() async throws {
        let bench = try Bench()
        let key = bench.checkout.idempotencyKey
        bench.checkout.interceptPayments { _ in .continue() }
        bench.start(2)
        #expect(await bench.page.message(1) == Self.yes(key))
    }

    @Test func `while an earlier payment may exist its key replaces the page's`() throws {
        let bench = try Bench()
        let key = bench.checkout.idempotencyKey
        bench.start(2)
        bench.dispatch(
            3, "primer:payment-failure",
            ["error": ["code": "REQUEST_TIMEOUT", "message": "m", "origin": "network"], "timestamp": 1])
        bench.start(4)
        #expect(bench.page.told.last?["key"] == "r")
        #expect(bench.checkout.attempts.attempts.map(\.key) == [key, key])
    }

    @Test func `a page's own key goes before the attempt's, and is the one that is remembered`() async throws {
        let bench = try Bench()
        var held: PaymentStart?
        bench.checkout.addEventListener(.paymentStart) { held = $0.hold() }
        bench.start(2)
        #expect(bench.answer(3, to: 2, "continuePaymentCreation", [["idempotencyKey": "page"]]) == .taken)
        held?.continuePaymentCreation()
        let told = await bench.page.message(1)
        #expect(told["arguments"] == [["idempotencyKey": "page"]])
        #expect(bench.checkout.attempts.attempts.map(\.key) == ["page"])
    }

    @Test func `a page that names its key after the decision is remembered with it`() throws {
        let bench = try Bench()
        bench.start(2)
        #expect(bench.answer(3, to: 2, "continuePaymentCreation", [["idempotencyKey": "page"]]) == .taken)
        #expect(bench.checkout.attempts.attempts.first?.starts.map(\.sentKey) == ["page"])
    }

    @Test func `a gate and a page that name different keys are a no`() async throws {
        let bench = try Bench()
        var held: PaymentStart?
        bench.checkout.addEventListener(.paymentStart) { held = $0.hold() }
        bench.start(2)
        bench.answer(3, to: 2, "continuePaymentCreation", [["idempotencyKey": "page"]])
        held?.continuePaymentCreation(idempotencyKey: "gate")
        #expect(await bench.page.message(1) == Self.answer("abortPaymentCreation"))
        #expect(bench.diagnostics == [.answersContradict(event: "primer:payment-start").of(checkout: 1)])
    }

    @Test(
        arguments: [
            (.continue(idempotencyKey: "k\""), answer("continuePaymentCreation", [["idempotencyKey": "k\""]])),
            (.abort(), answer("abortPaymentCreation")),
            (.abort(message: "Terms"), answer("abortPaymentCreation", [["message": "Terms"]])),
        ] as [(PaymentDecision, JSONValue)])
    func `a gate's decision reaches the page`(decision: PaymentDecision, told: JSONValue) async throws {
        let bench = try Bench()
        bench.checkout.interceptPayments { _ in
            await Task.yield()
            return decision
        }
        bench.start(2)
        #expect(bench.page.told.isEmpty)
        #expect(await bench.page.message(1) == told)
        #expect(bench.page.told.count == 1)
    }

    @Test func `all who hold a payment must say yes`() async throws {
        let bench = try Bench()
        var held: [PaymentStart] = []
        for _ in 0..<2 { bench.checkout.addEventListener(.paymentStart) { held.append($0.hold()) } }
        bench.start(2)
        held.first?.continuePaymentCreation(idempotencyKey: "k")
        #expect(bench.page.told.isEmpty)
        held.last?.abortPaymentCreation()
        #expect(await bench.page.message(1) == Self.answer("abortPaymentCreation"))
    }

    @Test func `two taps on one method are one event, and both get the answer`() async throws {
        let bench = try Bench()
        var held: [PaymentStart] = []
        bench.checkout.addEventListener(.paymentStart) { held.append($0.hold()) }
        bench.start(2, "PAYPAL")
        bench.start(3, "PAYPAL")
        #expect(held.count == 1)
        held.first?.continuePaymentCreation(idempotencyKey: "k")
        _ = await bench.page.message(2)
        #expect(Set(bench.page.told.map { $0["answerTo"] }) == [2, 3])
        #expect(bench.page.answers == ["continuePaymentCreation", "continuePaymentCreation"])
    }

    @Test func `the attempts of a page are counted as any other`() async throws {
        let bench = try Bench()
        var attempts: [PaymentAttempt] = []
        bench.checkout.addEventListener(.paymentStart) { attempts.append($0.detail.attempt) }
        bench.start(2)
        bench.dispatch(
            3, "primer:payment-failure",
            ["error": ["code": "REQUEST_TIMEOUT", "message": "m", "origin": "network"], "timestamp": 1])
        bench.start(4)
        bench.start(5, held: false)
        #expect(attempts.map(\.number) == [1, 2, 2])
        #expect(attempts.map(\.earlierPayment) == [.none, .mayExist, .mayExist])
        #expect(attempts.map(\.isJoined) == [false, false, true])
        #expect(Set(attempts.map(\.idempotencyKey)).count == 1)
    }

    @Test func `shipping options reach the sheet`() async throws {
        let bench = try Bench()
        bench.checkout.addEventListener(.shippingAddressChange) { event in
            let change = event.hold()
            Task { change.setShippingOptions([ShippingOption(id: "std", label: "Standard", amount: MinorUnits(499))]) }
        }
        bench.dispatch(
            2, "primer:shipping-address-change",
            ["paymentMethodType": "APPLE_PAY", "shippingAddress": ["city": "London"], "timestamp": 1], held: true)
        let options: JSONValue = [[["id": "std", "label": "Standard", "amount": 499]]]
        #expect(await bench.page.message(1) == Self.answer("setShippingOptions", options))
    }

    @Test func `a shipping address that nobody answers is a diagnostic: the web has no word for it`() throws {
        let bench = try Bench()
        bench.dispatch(
            2, "primer:shipping-address-change",
            ["paymentMethodType": "APPLE_PAY", "shippingAddress": [:], "timestamp": 1], held: true)
        #expect(bench.page.told.isEmpty)
        #expect(bench.diagnostics == [.pageNotAnswered(event: "primer:shipping-address-change").of(checkout: 1)])
    }

    private func option(_ bench: Bench) {
        bench.dispatch(
            2, "primer:shipping-option-change",
            ["paymentMethodType": "APPLE_PAY", "selectedShippingOption": ["id": "std"], "timestamp": 1], held: true)
    }

    @Test func `a shipping option goes on when the listener says so, or nobody minds`() async throws {
        let held = try Bench()
        held.checkout.addEventListener(.shippingOptionChange) { event in
            let change = event.hold()
            Task { change.continue() }
        }
        option(held)
        #expect(await held.page.message(1) == Self.answer("continue"))
        let unheld = try Bench()
        option(unheld)
        #expect(unheld.page.told == [Self.answer("continue")])
    }

    @Test func `a shipping option that a listener lets go of does not go on`() throws {
        let bench = try Bench()
        bench.checkout.addEventListener(.shippingOptionChange) { $0.preventDefault() }
        option(bench)
        #expect(bench.page.told.isEmpty)
        #expect(bench.diagnostics.contains(.pageNotAnswered(event: "primer:shipping-option-change").of(checkout: 1)))
    }

    @Test func `an event that the page does not hold cannot be held here`() throws {
        let bench = try Bench()
        var counted: [Bool] = []
        bench.checkout.addEventListener(.paymentStart) { event in
            event.preventDefault()
            counted.append(event.detail.abortPaymentCreation())
        }
        let message = Bench.event(2, "primer:payment-start", ["paymentMethodType": "PAYPAL", "timestamp": 1])
        var object = try #require(message.objectValue)
        object["cancelable"] = true
        bench.receive(.object(object))
        #expect(counted == [false])
        #expect(bench.page.told.isEmpty)
        #expect(bench.diagnostics == [.pageDoesNotWait(event: "primer:payment-start").of(checkout: 1)])
    }

    // MARK: The page answers, too

    @Test func `a page that aborts its payment ends the question, and a gate is too late`() async throws {
        let bench = try Bench()
        var held: PaymentStart?
        bench.checkout.addEventListener(.paymentStart) { held = $0.hold() }
        bench.start(2)
        #expect(bench.answer(3, to: 2, "abortPaymentCreation") == .taken)
        #expect(held?.continuePaymentCreation() == false)
        #expect(bench.page.told.isEmpty)
        #expect(bench.answer(4, to: 2, "abortPaymentCreation") == .refused(.answerToSettled))
    }

    @Test func `a page's yes waits for the one from here`() async throws {
        let bench = try Bench()
        var held: PaymentStart?
        bench.checkout.addEventListener(.paymentStart) { held = $0.hold() }
        bench.start(2)
        #expect(bench.answer(3, to: 2, "continuePaymentCreation") == .taken)
        let key = held?.attempt.idempotencyKey
        #expect(held?.continuePaymentCreation() == true)
        #expect(await bench.page.message(1) == Self.yes(key))
    }

    @Test func `an answer to a decided event or to none is refused`() throws {
        let bench = try Bench()
        bench.start(2)
        #expect(bench.answer(3, to: 2, "abortPaymentCreation") == .refused(.answerToSettled))
        #expect(bench.answer(4, to: 1, "abortPaymentCreation") == .refused(.answerToUnknown))
    }

    @Test func `a page that aborts a payment of its own ends the attempt`() throws {
        let bench = try Bench(holding: [])
        var attempts: [PaymentAttempt] = []
        bench.checkout.addEventListener(.paymentStart) { attempts.append($0.detail.attempt) }
        bench.start(2, held: false)
        #expect(bench.answer(3, to: 2, "abortPaymentCreation") == .taken)
        bench.start(4, held: false)
        #expect(attempts.map(\.earlierPayment) == [.none, .none])
        #expect(bench.diagnostics.isEmpty)
    }
}
