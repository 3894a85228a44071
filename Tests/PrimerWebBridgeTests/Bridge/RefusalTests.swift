import PrimerEventCoding
import PrimerEvents
import PrimerWebBridge
import Testing

/// What a bridge refuses: each with a reason for the caller, a diagnostic, and no event.
@MainActor
struct RefusalTests {
    /// A message that is refused: from whom, what, and why.
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var origin = Bench.shop
        var isMainFrame = true
        var message = Bench.event(2, "primer:dialog-open", nil).text
        let refusal: BridgeRefusal
    }

    nonisolated static let rows: [Row] = [
        Row(
            testDescription: "another host", origin: "https://evil.example",
            refusal: .originNotAllowed(try? Origin("https://evil.example"))),
        Row(
            testDescription: "another scheme", origin: "http://shop.example",
            refusal: .originNotAllowed(try? Origin("http://shop.example"))),
        Row(
            testDescription: "another port", origin: "https://shop.example:444",
            refusal: .originNotAllowed(try? Origin("https://shop.example:444"))),
        Row(testDescription: "no origin", origin: "null", refusal: .originNotAllowed(nil)),
        Row(
            testDescription: "the origin with a path", origin: "https://shop.example/", refusal: .originNotAllowed(nil)),
        Row(
            testDescription: "a frame of another origin", origin: "https://evil.example", isMainFrame: false,
            refusal: .originNotAllowed(try? Origin("https://evil.example"))),
        Row(
            testDescription: "too long", message: String(repeating: " ", count: 1 << 20 + 1),
            refusal: .tooLong(limit: 1 << 20)),
        Row(testDescription: "no message", message: "{}", refusal: .malformed(.notAMessage)),
        Row(
            testDescription: "no JSON", message: "x",
            refusal: .malformed(.notJSON(JSONParsingError(.unexpectedByte, offset: 0)))),
        Row(
            testDescription: "a page that has not begun",
            message: Bench.event(2, "primer:dialog-open", nil, page: "99999999").text, refusal: .ofNoOpenPage),
        Row(
            testDescription: "the page's first number again", message: Bench.event(1, "primer:dialog-open", nil).text,
            refusal: .repeated),
        Row(
            testDescription: "the beginning again", message: "{\"page\":\"\(Bench.page)\",\"seq\":1,\"start\":1}",
            refusal: .repeated),
        Row(
            testDescription: "a beginning in the middle", message: "{\"page\":\"99999999\",\"seq\":2,\"start\":1}",
            refusal: .repeated),
        Row(
            testDescription: "an answer to nothing",
            message:
                "{\"page\":\"\(Bench.page)\",\"seq\":2,\"answerTo\":1,\"name\":\"x\",\"arguments\":[],\"timeStamp\":1}",
            refusal: .answerToUnknown),
        Row(
            testDescription: "a return from nothing",
            message: "{\"page\":\"\(Bench.page)\",\"seq\":2,\"returned\":1}", refusal: .answerToUnknown),
    ]

    @Test(arguments: rows)
    func `a message is refused with its reason and a diagnostic`(row: Row) throws {
        let bench = try Bench()
        let reception = bench.receive(row.message, from: row.origin, isMainFrame: row.isMainFrame)
        #expect(reception == .refused(row.refusal))
        #expect(bench.diagnostics == [row.refusal.diagnostic.of(checkout: 1)])
        #expect(bench.diagnostics.first?.whatHappened == row.refusal.description)
        #expect(bench.heard.isEmpty)
        #expect(bench.page.told.isEmpty)
    }

    @Test func `a frame of an allowed origin is refused by default`() throws {
        let bench = try Bench(hasPage: false)
        let reception = bench.receive(
            "{\"page\":\"\(Bench.page)\",\"seq\":1,\"start\":1}", isMainFrame: false)
        #expect(reception == .refused(.inSubframe(try Origin(Bench.shop))))
        #expect(!bench.bridge.hasPage)
    }

    @Test func `a frame is heard where the app allows it, and not under the name of another`() throws {
        let bench = try Bench(subframes: .allowed)
        let begin = "{\"page\":\"99999999\",\"seq\":1,\"start\":1}"
        #expect(bench.receive(begin, isMainFrame: false) == .taken)
        let event = Bench.event(2, "primer:dialog-open", nil, page: "99999999").text
        #expect(bench.receive(event, isMainFrame: true) == .refused(.ofNoOpenPage))
        #expect(bench.receive(event, isMainFrame: false) == .taken)
        #expect(bench.heard == ["primer:dialog-open"])
    }

    @Test func `so many frames may be open and no more`() throws {
        let bench = try Bench(subframes: .allowed, limits: BridgeLimits(openPages: 2))
        let begin = { (name: String) in "{\"page\":\"\(name)\",\"seq\":1,\"start\":1}" }
        #expect(bench.receive(begin("99999999"), isMainFrame: false) == .taken)
        #expect(bench.receive(begin("88888888"), isMainFrame: false) == .refused(.tooManyOpen(limit: 2)))
    }

    @Test func `a message that comes again is refused, also after a gap`() throws {
        let bench = try Bench()
        #expect(bench.dispatch(2, "primer:dialog-open") == .taken)
        #expect(bench.dispatch(2, "primer:dialog-open") == .refused(.repeated))
        #expect(bench.dispatch(9, "primer:dialog-close") == .taken)
        #expect(bench.dispatch(5, "primer:dialog-open") == .refused(.repeated))
        #expect(bench.heard == ["primer:dialog-open", "primer:dialog-close"])
    }

    @Test func `a page that is over says nothing more and does not begin again`() throws {
        let bench = try Bench()
        #expect(bench.begin("99999999") == .taken)
        #expect(bench.dispatch(2, "primer:dialog-open") == .refused(.ofNoOpenPage))
        #expect(bench.begin() == .refused(.repeated))
        #expect(bench.dispatch(2, "primer:dialog-open", page: "99999999") == .taken)
    }

    @Test func `an event that cannot be read is refused, and a payment that it held is aborted`() throws {
        let bench = try Bench()
        let reception = bench.dispatch(2, "primer:payment-start", ["paymentMethodType": 1], held: true)
        guard case .refused(.malformed(.unreadable(let error))) = reception else {
            Issue.record("\(reception)")
            return
        }
        #expect(error.event == "primer:payment-start")
        #expect(bench.page.answers == ["abortPaymentCreation"])
        #expect(bench.page.told.first?["answerTo"] == 2)
        #expect(bench.heard.isEmpty)
    }

    @Test func `so many events may be undecided and no more`() throws {
        let bench = try Bench(limits: BridgeLimits(openQuestions: 2))
        var held: [PaymentStart] = []
        bench.checkout.addEventListener(.paymentStart) { held.append($0.hold()) }
        #expect(bench.start(2) == .taken)
        #expect(bench.start(3) == .taken)
        #expect(bench.start(4) == .refused(.tooManyOpen(limit: 2)))
        #expect(bench.page.answers == ["abortPaymentCreation"])
        #expect(bench.page.told.first?["answerTo"] == 4)
    }

    @Test func `no diagnostic holds anything of a message`() throws {
        let bench = try Bench()
        let canary = "CANARY"
        bench.receive("{\"page\":\"\(canary)\",\"seq\":1}")
        bench.receive("\(canary)")
        bench.dispatch(2, "primer:payment-success", ["payment": .string(canary), "timestamp": 1])
        bench.dispatch(3, "primer:\(canary)", nil, path: [canary])
        bench.receive(["page": .string(Bench.page), "seq": 4, "type": .string(canary), "path": .string(canary)])
        bench.answer(5, to: 3, canary)
        bench.receive("{}", from: "https://x/\(canary)")
        #expect(bench.diagnostics.count == 6)
        for diagnostic in bench.diagnostics {
            var dumped = ""
            dump(diagnostic, to: &dumped)
            #expect(!"\(diagnostic)\(dumped)".contains(canary))
            for text in [diagnostic.whatHappened, diagnostic.whatItMeans, diagnostic.whatToDo] {
                #expect(text.hasSuffix(".") && text.count > 10)
            }
        }
    }
}
