import PrimerEventCoding
import PrimerEvents
import PrimerWebBridge
import Testing

/// A hub with a checkout, a bridge, and a page that a test speaks for.
@MainActor
final class Bench {
    nonisolated static let shop = "https://shop.example"
    nonisolated static let page = "11111111-22222222"

    let recorder = DiagnosticRecorder()
    let hub: PrimerEventHub
    let checkout: Checkout
    let bridge: WebCheckoutBridge
    let page = TestPage()
    /// What a listener on the hub heard, by name.
    private(set) var heard: [String] = []

    init(
        subframes: WebCheckoutBridge.Subframes = .refused,
        holding: Set<HeldEvent> = Set(HeldEvent.allCases),
        limits: BridgeLimits = .default,
        isAttached: Bool = true, hasPage: Bool = true
    ) throws {
        hub = PrimerEventHub(diagnostics: recorder.record)
        checkout = hub.addCheckout()
        bridge = WebCheckoutBridge(
            allowing: [try Origin(Self.shop)], subframes: subframes, holding: holding, limits: limits)
        hub.addEventListener { [weak self] in self?.heard.append($0.type) }
        if isAttached { try bridge.attach(to: checkout) }
        if hasPage { begin() }
    }

    var diagnostics: [Diagnostic] { recorder.diagnostics }

    /// Gives the bridge a message from the page.
    @discardableResult
    func receive(
        _ message: String, from origin: String = shop, isMainFrame: Bool = true
    ) -> WebCheckoutBridge.Reception {
        bridge.receive(message, from: origin, isMainFrame: isMainFrame) { [page] in page.take($0) }
    }

    @discardableResult
    func receive(_ message: JSONValue) -> WebCheckoutBridge.Reception { receive(message.text) }

    @discardableResult
    func begin(_ name: String = page) -> WebCheckoutBridge.Reception {
        receive(["page": .string(name), "seq": 1, "start": 1])
    }

    /// The page dispatches an event.
    @discardableResult
    func dispatch(
        _ seq: Int64, _ type: String, _ detail: JSONValue? = nil, path: [String] = ["primer-checkout"],
        held: Bool = false, page: String = page
    ) -> WebCheckoutBridge.Reception {
        receive(Self.event(seq, type, detail, path: path, held: held, page: page))
    }

    /// The page is about to create a payment, and waits.
    @discardableResult
    func start(_ seq: Int64, _ method: String = "PAYMENT_CARD", held: Bool = true) -> WebCheckoutBridge.Reception {
        dispatch(
            seq, "primer:payment-start", ["paymentMethodType": .string(method), "timestamp": 1_764_470_410],
            path: ["primer-card-form", "#shadow-root", "primer-main", "slot", "#shadow-root", "primer-checkout"],
            held: held)
    }

    /// The page itself answers one of its events.
    @discardableResult
    func answer(
        _ seq: Int64, to event: Int64, _ name: String, _ arguments: JSONValue = []
    ) -> WebCheckoutBridge.Reception {
        receive([
            "page": .string(Self.page), "seq": .integer(seq), "answerTo": .integer(event), "name": .string(name),
            "arguments": arguments, "timeStamp": 1,
        ])
    }

    nonisolated static func event(
        _ seq: Int64, _ type: String, _ detail: JSONValue?, path: [String] = ["primer-checkout"], held: Bool = false,
        page: String = page
    ) -> JSONValue {
        var message: JSONObject = [
            "page": .string(page), "seq": .integer(seq), "type": .string(type), "timeStamp": 7, "bubbles": true,
            "composed": true, "cancelable": .bool(held), "path": .array(path.map { .string($0) }),
        ]
        if held { message["held"] = true }
        message["detail"] = detail
        return .object(message)
    }
}

/// The page's end of the transport: what it was told, read back from the scripts that it was to run.
@MainActor
final class TestPage {
    /// The messages that the page script was given, in order.
    private(set) var told: [JSONValue] = []
    private var waiter: CheckedContinuation<Void, Never>?

    func take(_ script: String) {
        guard let text = ScriptReader.argument(of: script), let message = try? JSONValue(parsing: text.utf8) else {
            Issue.record("not a call of the page script: \(script)")
            return
        }
        told.append(message)
        waiter?.resume()
        waiter = nil
    }

    /// What the page was told as the `count`th, when it is.
    func message(_ count: Int) async -> JSONValue {
        while told.count < count { await withCheckedContinuation { waiter = $0 } }
        return told[count - 1]
    }

    /// The names of the answers that the page was told.
    var answers: [String] { told.compactMap { $0["name"]?.stringValue } }
}

extension JSONValue {
    /// A member of an object; `nil` for every other kind.
    subscript(name: String) -> JSONValue? { objectValue?[name] }
}
