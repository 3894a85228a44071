internal import EventTree
public import PrimerEventCoding
internal import PrimerEvents

/// Connects a checkout in a web page to a `Checkout`: what the page dispatches is heard here, what is decided here goes
/// back to the page.
///
/// ```swift
/// let bridge = WebCheckoutBridge(allowing: [try Origin("https://shop.example")])
/// try bridge.attach(to: checkout)
/// ```
///
/// The page runs ``pageScript`` before its own scripts, and its messages go to
/// ``receive(_:from:isMainFrame:isolation:reply:)``; for a `WKWebView`, `WebViewTransport` does both. Messages of other
/// origins, of sub-frames and of what is not the page script are refused, each with a reason and a diagnostic.
///
/// It lives in the isolation domain of its checkout, in an app the main actor, and is deliberately not `Sendable`. The app
/// owns it. When it goes, its undecided events are aborted here, but nobody is left to tell the page: detach it first.
public final class WebCheckoutBridge {
    /// Whether frames inside a page may speak.
    public enum Subframes: Sendable, Hashable {
        /// Only the page itself.
        case refused
        /// Frames of an allowed origin, too.
        case allowed
    }

    /// The origins whose pages are heard.
    public let allowedOrigins: Set<Origin>

    /// Whether frames inside a page are heard.
    public let subframes: Subframes

    /// The answered events that the page holds until listeners here have decided; settled when the page is loaded.
    public let heldEvents: Set<HeldEvent>

    /// How much a page may ask.
    public let limits: BridgeLimits

    /// Called with each event of a page before it is dispatched, with the path it took there: the line of a session.
    public var onEvent: ((SessionEvent) -> Void)? {
        // Let go when it is no longer accessed: what it captured may reach back when it is freed.
        didSet { withExtendedLifetime(oldValue) {} }
    }

    /// What there is while the bridge is attached.
    struct Attachment {
        weak var checkout: Checkout?
        let calls = ControlCalls()
    }

    var attachment: Attachment?
    /// Before it is attached, diagnostics go where those of a hub go by default.
    var diagnostics = CheckoutDiagnostics()
    /// The pages that are open, the latest last.
    var pages: [WebPage] = []
    /// The page whose event came last: where triggers and controls go.
    weak var current: WebPage?
    /// The names of pages that are over, the latest few: they do not begin again.
    var formerPages: [String] = []
    /// What is to be delivered, in order: kept before the bridge is attached, or while another is being delivered.
    var queue: [Delivery] = []
    var isDelivering = false
    /// The controls that have been called and have not returned.
    var calls: [Int64: (call: ControlCall, page: WebPage)] = [:]
    var lastCall: Int64 = 0

    /// A bridge that is attached to no checkout yet. What comes before that is kept, in order and up to its limits.
    ///
    /// - Parameters:
    ///   - allowedOrigins: Whose pages are heard.
    ///   - subframes: Whether frames inside them are heard; by default not.
    ///   - heldEvents: The answered events that the page shall hold; by default `primer:payment-start`. A shipping sheet
    ///     waits for somebody's answer once its event is held, so name those events only if listeners answer them.
    ///   - limits: How much a page may ask.
    public init(
        allowing allowedOrigins: Set<Origin>,
        subframes: Subframes = .refused,
        holding heldEvents: Set<HeldEvent> = [.paymentStart],
        limits: BridgeLimits = .default
    ) {
        self.allowedOrigins = allowedOrigins
        self.subframes = subframes
        self.heldEvents = heldEvents
        self.limits = limits
    }

    deinit {
        for page in pages { for abandon in page.abandonments { abandon() } }
        for open in calls.values { open.call.finish(.failure(PageControlError.noPage)) }
        attachment?.calls.finish()
    }

    /// The script to be run in the page before any of its own, in the page's own world.
    ///
    /// It posts to `webkit.messageHandlers.primerEvents`, else to `window.primerEvents`, and is driven by the scripts that
    /// `receive` gives to its `reply`. It needs no permission of a content security policy.
    public var pageScript: String { PageScript.source(holding: heldEvents, limits: limits.message) }

    /// The name of the message handler that ``pageScript`` posts to.
    public static var messageHandlerName: String { PageScript.handlerName }

    /// Whether the bridge is attached to a checkout.
    public var isAttached: Bool { attachment?.checkout != nil }

    /// Whether a page is open: has begun, and has neither ended nor given way to another.
    public var hasPage: Bool { !pages.isEmpty }
}

@available(*, unavailable)
extension WebCheckoutBridge: Sendable {}

extension WebCheckoutBridge: CustomReflectable {
    /// A mirror of whom it hears, without what pages said.
    public var customMirror: Mirror {
        Mirror(
            self, children: ["allowedOrigins": allowedOrigins, "isAttached": isAttached, "hasPage": hasPage],
            displayStyle: .class)
    }
}
