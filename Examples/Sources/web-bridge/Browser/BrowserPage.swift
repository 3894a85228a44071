import Foundation
import PrimerEventCoding
import PrimerEvents
import PrimerWebBridge

/// One page of the browser with a bridge: the transport that a web view has, in the words of the debugging protocol.
///
/// The browser asks here for every file, so a page may have any origin and nothing touches the network.
@MainActor
final class BrowserPage {
    /// The script that the bridge wants in every page, and who takes what it posts.
    let bridge: WebCheckoutBridge

    /// What became of the messages so far, in order.
    private(set) var receptions: [WebCheckoutBridge.Reception] = []

    private let browser: DevTools
    private let session: String
    private let mainFrame: String
    private let site: Site
    /// Where each world of a script is: what a message's context says.
    private var contexts: [Int64: (origin: String, frame: String)] = [:]

    init(_ browser: DevTools, bridge: WebCheckoutBridge, site: Site) async throws {
        self.bridge = bridge
        self.browser = browser
        self.site = site
        let target = try await browser.call("Target.createTarget", ["url": "about:blank"])["targetId"] ?? ""
        let attached = try await browser.call("Target.attachToTarget", ["targetId": target, "flatten": true])
        session = attached["sessionId"]?.stringValue ?? ""
        mainFrame = target.stringValue ?? ""
        browser.onEvent = { [weak self] session, method, event in
            if session == self?.session { self?.heard(method, event) }
        }
        try await call("Page.enable")
        try await call("Runtime.enable")
        try await call("Runtime.addBinding", ["name": .string(WebCheckoutBridge.messageHandlerName)])
        try await call("Page.addScriptToEvaluateOnNewDocument", ["source": .string(bridge.pageScript)])
        try await call("Fetch.enable", ["patterns": [["urlPattern": "*"]]])
    }

    /// Opens a URL of the site.
    func open(_ url: String) async throws { try await call("Page.navigate", ["url": .string(url)]) }

    /// Has the page run code of a test, and returns the JSON that it gives, when its promise is settled.
    func run(_ code: String) async throws -> JSONValue {
        let result = try await call(
            "Runtime.evaluate",
            ["expression": .string("(async () => JSON.stringify(await (\(code))))()"), "awaitPromise": true])
        let thrown = result["exceptionDetails"]?["exception"]?["description"]?.stringValue
        if let thrown { throw DevTools.Failure.refused(method: "page", thrown) }
        guard let text = result["result"]?["value"]?.stringValue else { return .null }
        return try JSONValue(parsing: text.utf8)
    }

    @discardableResult
    private func call(_ method: String, _ parameters: JSONValue = [:]) async throws -> JSONValue {
        try await browser.call(method, parameters, in: session)
    }

    private func heard(_ method: String, _ event: JSONValue) {
        switch method {
        case "Runtime.executionContextCreated":
            guard let context = event["context"], let id = context["id"]?.integerValue else { return }
            contexts[id] = (
                context["origin"]?.stringValue ?? "", context["auxData"]?["frameId"]?.stringValue ?? ""
            )
        case "Runtime.bindingCalled":
            guard let id = event["executionContextId"]?.integerValue, let context = contexts[id] else { return }
            receive(event["payload"]?.stringValue ?? "", from: context.origin, in: context.frame, context: id)
        case "Fetch.requestPaused": answer(event)
        default: break
        }
    }

    private func receive(_ message: String, from origin: String, in frame: String, context: Int64) {
        let reception = bridge.receive(message, from: origin, isMainFrame: frame == mainFrame) {
            [browser, session] script in
            // As with a web view, nobody waits for it.
            Task {
                try? await browser.call(
                    "Runtime.evaluate", ["expression": .string(script), "contextId": .integer(context)], in: session)
            }
        }
        receptions.append(reception)
    }

    private func answer(_ paused: JSONValue) {
        let file = site.file(at: paused["request"]?["url"]?.stringValue ?? "")
        let headers: [JSONValue] = [
            ["name": "Content-Type", "value": .string(file?.type ?? "text/plain")],
            // The strictest policy that lets the page have its own scripts and the frames of the story.
            ["name": "Content-Security-Policy", "value": "default-src 'none'; script-src 'self'; frame-src https:"],
        ]
        let response: JSONValue = [
            "requestId": paused["requestId"] ?? "", "responseCode": .integer(file == nil ? 404 : 200),
            "responseHeaders": .array(headers),
            "body": .string(Data((file?.text ?? "").utf8).base64EncodedString()),
        ]
        Task { try? await call("Fetch.fulfillRequest", response) }
    }
}
