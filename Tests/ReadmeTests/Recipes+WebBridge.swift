import PrimerEvents
import PrimerWebBridge

#if canImport(WebKit)
    import WebKit

    // Compiled for Apple systems, and type-checked against a stub by `.ci/check-apple-code`.
    @MainActor
    final class ShopPage {
        private let bridge: WebCheckoutBridge
        private let transport: WebViewTransport

        init(in webView: WKWebView, checkout: Checkout) throws {
            bridge = WebCheckoutBridge(allowing: [try Origin("https://shop.example")])
            transport = WebViewTransport(webView, bridge: bridge)  // before the page is loaded
            try bridge.attach(to: checkout)  // when the listeners are there
        }

        /// From `webViewWebContentProcessDidTerminate(_:)`: this page can no longer say that it is gone.
        func processEnded() { bridge.pageGone() }

        /// The app has done with the page: what is undecided is aborted there, too.
        func close() { transport.disconnect() }
    }

    @MainActor
    private final class WebPage {
        var transport: WebViewTransport?

        func show(_ webView: WKWebView, on checkout: Checkout) throws {
            let bridge = WebCheckoutBridge(allowing: [try Origin("https://shop.example")])
            transport = WebViewTransport(webView, bridge: bridge)  // before the page is loaded
            try bridge.attach(to: checkout)
        }
    }
#endif

@MainActor
enum OwnTransport {
    /// What another web view tells of who posted a message.
    struct Frame {
        var origin: String
        var isMain: Bool
        var evaluate: (String) -> Void
    }

    static func pass(_ message: String, of frame: Frame, to bridge: WebCheckoutBridge) {
        bridge.receive(message, from: frame.origin, isMainFrame: frame.isMain) { script in frame.evaluate(script) }
    }
}
