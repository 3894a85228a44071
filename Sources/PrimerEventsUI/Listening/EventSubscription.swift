public import PrimerEvents

/// Listens to one type of event while something is shown, on one checkout at a time.
///
/// The modifier `onPrimerEvent` is made of it. In a view controller it goes with the view:
///
/// ```swift
/// override func viewWillAppear(_ animated: Bool) {
///     super.viewWillAppear(animated)
///     failures.begin(on: checkout)
/// }
///
/// override func viewDidDisappear(_ animated: Bool) {
///     super.viewDidDisappear(animated)
///     failures.end()
/// }
/// ```
///
/// However often it begins, it is one listener. It ends with its last reference, too, and keeps no checkout alive. It lives
/// in the checkout's isolation domain, in an app the main actor.
public final class EventSubscription<Detail: EventDetail> {
    /// What is called for each event; the one that is set when the event comes.
    public var listener: (Event<Detail>) throws -> Void {
        // Let go when it is no longer accessed: what it captured may reach back when it is freed.
        didSet { withExtendedLifetime(oldValue) {} }
    }

    /// Whether it listens.
    public var isListening: Bool { registration?.isActive ?? false }

    private var interest: EventInterest<Detail>
    private weak var checkout: Checkout?
    private var registration: Registration?
    private var visibility = Visibility.hidden
    private let diagnostics: Diagnostics

    /// A subscription that has not begun.
    ///
    /// - Parameters:
    ///   - type: What to listen to.
    ///   - options: How to listen, as with `addEventListener`; `.once` is once from each ``begin(on:)`` to its ``end()``.
    ///   - component: Where to listen.
    ///   - listener: What is called.
    public convenience init(
        _ type: EventType<Detail>, _ options: ListenerOptions = [], on component: ComponentName = .checkout,
        _ listener: @escaping (Event<Detail>) throws -> Void
    ) {
        self.init(EventInterest(type, options, component), listener)
    }

    /// A subscription that hears the latest event that has passed, too, each time it begins.
    ///
    /// - Parameters:
    ///   - type: What to listen to.
    ///   - options: How to listen, as with `addEventListener`.
    ///   - replaying: Which earlier events to hear.
    ///   - listener: What is called.
    public convenience init(
        _ type: EventType<Detail>, _ options: ListenerOptions = [], replaying: Replay,
        _ listener: @escaping (Event<Detail>) throws -> Void
    ) where Detail: RetainedDetail {
        self.init(EventInterest(type, options, replaying: replaying), listener)
    }

    package init(
        _ interest: EventInterest<Detail>, diagnostics: Diagnostics = .ofViews,
        _ listener: @escaping (Event<Detail>) throws -> Void
    ) {
        self.interest = interest
        self.listener = listener
        self.diagnostics = diagnostics
    }

    /// Listens on a checkout from now on, and on no other any more; nothing happens if it does already.
    public func begin(on checkout: Checkout) {
        guard self.checkout !== checkout else { return }
        end()
        self.checkout = checkout
        // What is heard at once may end it, or begin it elsewhere.
        let registration = interest.add(to: checkout, for: self)
        if self.checkout === checkout, self.registration == nil {
            self.registration = registration
        } else {
            registration.remove()
        }
    }

    /// Listens no more, until it begins again.
    public func end() {
        registration?.remove()
        registration = nil
        checkout = nil
    }
}

@available(*, unavailable)
extension EventSubscription: Sendable {}

/// What a view's modifier tells: when it is on the screen, and what it finds around it.
extension EventSubscription {
    /// Where a view is in its life.
    private enum Visibility {
        case hidden
        case shown
        /// It is shown, and the report that it has no checkout is out: one is enough for an appearance.
        case shownInVain
    }

    /// The view came on the screen; SwiftUI may say so twice.
    package func appear(_ interest: EventInterest<Detail>, in place: CheckoutPlace) {
        if visibility == .hidden { visibility = .shown }
        follow(interest, in: place)
    }

    /// What the view listens to has changed, or where; of interest only while it is on the screen.
    package func change(to interest: EventInterest<Detail>, in place: CheckoutPlace) {
        if visibility != .hidden { follow(interest, in: place) }
    }

    /// The view went from the screen; it may come back.
    package func disappear() {
        visibility = .hidden
        end()
    }

    private func follow(_ interest: EventInterest<Detail>, in place: CheckoutPlace) {
        if self.interest != interest { end() }
        self.interest = interest
        switch place {
        case .checkout(let checkout): begin(on: checkout)
        case .empty: end()
        case .missing:
            end()
            guard visibility != .shownInVain else { return }
            visibility = .shownInVain
            diagnostics.report(.checkoutMissing(event: interest.eventName))
        }
    }
}

extension Diagnostics {
    /// Those of views without a checkout, which no hub hears of.
    package static let ofViews = Diagnostics()
}
