// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The part of WebKit's public surface that the package uses, as declared in Apple's documentation; nothing in it works.
// `.ci/check-apple-code` type-checks the package's code for Apple systems against it.
public import Foundation

@MainActor open class WKWebView: NSObject {
    public var configuration: WKWebViewConfiguration { WKWebViewConfiguration() }

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {}

    public func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
        completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
    ) {}
}

@MainActor open class WKWebViewConfiguration: NSObject {
    open var userContentController = WKUserContentController()

    public nonisolated override init() { super.init() }
}

@MainActor open class WKUserContentController: NSObject {
    public nonisolated override init() { super.init() }

    open func addUserScript(_ userScript: WKUserScript) {}
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld: WKContentWorld, name: String) {}
    open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {}
}

@MainActor open class WKUserScript: NSObject {
    public init(
        source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
        in contentWorld: WKContentWorld
    ) {}
}

public enum WKUserScriptInjectionTime: Int, Sendable {
    case atDocumentStart = 0
    case atDocumentEnd = 1
}

@MainActor open class WKContentWorld: NSObject {
    public class var page: WKContentWorld { WKContentWorld() }

    nonisolated override init() { super.init() }
}

@MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

@MainActor open class WKScriptMessage: NSObject {
    open var body: Any { "" }
    open weak var webView: WKWebView? { nil }
    open var frameInfo: WKFrameInfo { WKFrameInfo() }
    open var name: String { "" }
}

@MainActor open class WKFrameInfo: NSObject {
    open var isMainFrame: Bool { true }
    open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin() }

    nonisolated override init() { super.init() }
}

@MainActor open class WKSecurityOrigin: NSObject {
    open var `protocol`: String { "" }
    open var host: String { "" }
    open var port: Int { 0 }

    nonisolated override init() { super.init() }
}
