#if canImport(WebKit)
    internal import Foundation
    public import WebKit

    /// Connects a bridge to a `WKWebView`: adds the page script, takes its messages and has answers run.
    ///
    /// Make it before the page is loaded, and keep it in a property: the web view keeps neither it nor the bridge. On a
    /// navigation the bridge learns of the new page from the page itself; call ``WebCheckoutBridge/pageGone()`` in
    /// `webViewWebContentProcessDidTerminate(_:)`, after which no page says anything.
    @MainActor
    public final class WebViewTransport {
        private let bridge: WebCheckoutBridge
        private weak var webView: WKWebView?
        private let handler = WeakMessageHandler()

        /// Connects a web view that has not loaded its page yet.
        ///
        /// The script stays in the view's configuration, which web views that the page opens share; their messages are
        /// taken for those of sub-frames.
        public init(_ webView: WKWebView, bridge: WebCheckoutBridge) {
            self.bridge = bridge
            self.webView = webView
            handler.transport = self
            let content = webView.configuration.userContentController
            content.addUserScript(
                WKUserScript(
                    source: bridge.pageScript, injectionTime: .atDocumentStart,
                    forMainFrameOnly: bridge.subframes == .refused, in: .page))
            content.add(handler, contentWorld: .page, name: WebCheckoutBridge.messageHandlerName)
        }

        /// Aborts what is undecided, in the page too, and takes no more messages; payments of the page then go on by
        /// themselves.
        public func disconnect() {
            bridge.detach()
            handler.transport = nil
            webView?.configuration.userContentController.removeScriptMessageHandler(
                forName: WebCheckoutBridge.messageHandlerName, contentWorld: .page)
        }

        fileprivate func receive(_ message: WKScriptMessage) {
            let frame = message.frameInfo
            let origin = try? Origin(
                scheme: frame.securityOrigin.protocol, host: frame.securityOrigin.host,
                port: UInt16(exactly: frame.securityOrigin.port))
            bridge.receive(
                message.body as? String ?? "",
                from: origin?.description ?? "null",
                // A web view that the page opened shares the handler, and is not the page.
                isMainFrame: frame.isMainFrame && message.webView === webView
            ) { [weak view = message.webView] script in
                view?.evaluateJavaScript(script, in: frame, in: .page)
            }
        }
    }

    /// What the web view keeps in place of the transport, which would keep the web view.
    @MainActor
    private final class WeakMessageHandler: NSObject, WKScriptMessageHandler {
        weak var transport: WebViewTransport?

        func userContentController(
            _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
        ) {
            transport?.receive(message)
        }
    }
#endif
