public import EventTree
package import PrimerEventListeners
internal import PrimerEvents

internal import Foundation

/// Tracks checkouts with an analytics service: what shoppers do, and how payments end.
///
/// ```swift
/// let analytics = try AnalyticsListener(to: service, keptIn: folder)
/// hub.addEventListener(analytics)
/// ```
///
/// - A pending payment is never `order completed`; a payment is completed once, even if it is reported again or late.
/// - Replayed events are not tracked, nor are events of a recording.
/// - Every ``TrackCall/id`` is the same when the same thing is reported again: made of the payment where there is one,
///   otherwise of session, attempt and step. The ids of checkouts, customers and saved methods are not in it.
/// - What is tracked passed the allow-list of the event, with a policy for more.
///
/// Calls are delivered in order, in batches, off the actor of the tree, each at least once, until the destination has them;
/// see ``DeliveryPace``. Until then they wait in a folder, which survives the end of the process, or in memory, which does
/// not. Both are bounded by ``DeliveryLimits``.
///
/// The listener belongs to the isolation domain of the tree. When it is released, what waits in a folder stays there for the
/// next listener, and what waits in memory is delivered.
public final class AnalyticsListener: EventListener {
    private let plan: TrackPlan
    private let policy: ExportPolicy
    private let clock: WallClock
    private let makeSessionId: () -> String
    let delivery: DeliveryEngine
    /// Whether calls are tracked. What happens while they are not is followed all the same, so that an outcome that is
    /// reported again later is not tracked then.
    var isOptedOut = false

    private var heard = HeardEvents()
    private var followed: FollowedCheckouts
    private var sessions = PerNode<Session>()
    /// For what the plan tracks outside of any checkout.
    private lazy var ownSessionId = makeSessionId()
    private var sequence: Int64 = 0

    /// A listener on an engine that has not started.
    package init(
        _ delivery: DeliveryEngine, plan: TrackPlan = .standard, policy: ExportPolicy = .standard,
        clock: WallClock = .system, sessionId: (() -> String)? = nil
    ) {
        self.plan = plan
        self.policy = policy
        self.clock = clock
        makeSessionId = sessionId ?? { UUID().uuidString.lowercased() }
        self.delivery = delivery
        followed = FollowedCheckouts(unstatedStatus: plan.unstatedStatus)
    }

    deinit { delivery.trackerIsGone() }

    /// Tracks what the event is.
    public func handleEvent(_ event: AnyEvent) {
        guard !event.isReplay, event.provenance != .replay, heard.isFirstHearing(of: event) else { return }
        let detail = event.detail
        let name = plan.name(ofEvent: detail)
        guard let node = event.checkoutTarget else {
            if let name { track(event, as: name, nil, in: ownSessionId) }
            return
        }
        let read = followed.receive(event, detail, at: node)
        let news = read.steps.filter(\.isNews)
        guard !news.isEmpty || name != nil else { return }
        var session = sessions[node] ?? Session(id: makeSessionId(), number: read.session)
        if session.number != read.session { session = Session(id: makeSessionId(), number: read.session) }
        if !news.isEmpty {
            let exported = ExportedEvent(event, policy: policy)
            for step in news { track(step, exported, in: &session) }
        }
        sessions[node] = session
        if let name { track(event, as: name, read.attempt, in: session.id) }
    }

    private func track(_ step: CheckoutRun.Step, _ event: ExportedEvent, in session: inout Session) {
        if !session.isStarted, step.kind.startsSession {
            session.isStarted = true
            track(
                .checkoutStarted, step, .session, event, in: session.id,
                TrackProperties.properties(ofStart: step, in: session.id))
        }
        for tracked in CheckoutStep.steps(of: step) {
            track(
                tracked, step, step.identity, event, in: session.id,
                TrackProperties.properties(of: step, event, in: session.id))
        }
    }

    private func track(
        _ tracked: CheckoutStep, _ step: CheckoutRun.Step, _ identity: CheckoutRun.Step.Identity,
        _ event: ExportedEvent, in sessionId: String, _ properties: @autoclosure () -> [ExportedField]
    ) {
        guard let name = plan.name(of: tracked) else { return }
        add(
            id: identity.callId(of: tracked, step.attempt ?? 0, in: sessionId), name: name,
            isOutcome: tracked.isOutcome,
            TrackMoment(
                step: tracked, event: event, sessionId: sessionId, attempt: step.attempt ?? 0, properties: properties())
        )
    }

    /// Tracks an event that the plan tracks by its name.
    private func track(_ event: AnyEvent, as name: String, _ attempt: Int?, in sessionId: String) {
        let exported = ExportedEvent(event, policy: policy)
        add(
            id: "\(sessionId)/\(exported.type)/\(sequence + 1)", name: name, isOutcome: exported.isOutcome,
            TrackMoment(
                step: nil, event: exported, sessionId: sessionId, attempt: attempt ?? 0,
                properties: TrackProperties.place(of: attempt, in: sessionId) + exported.fields))
    }

    private func add(id: String, name: String, isOutcome: Bool, _ moment: @autoclosure () -> TrackMoment) {
        if isOptedOut { return }
        sequence += 1
        delivery.track([
            TrackCall(
                id: id, name: name, sequence: sequence, time: clock.text, isOutcome: isOutcome,
                properties: plan.properties(of: moment()))
        ])
    }
}

@available(*, unavailable)
extension AnalyticsListener: Sendable {}

extension AnalyticsListener {
    /// One session of one checkout, as the service knows it.
    private struct Session {
        let id: String
        let number: Int
        var isStarted = false
    }
}

extension CheckoutRun.Step.Kind {
    /// Whether a session has started with such a step. A decision comes from before.
    fileprivate var startsSession: Bool {
        switch self {
        case .checkoutFailed, .held: false
        case .ready, .methodChosen, .paymentStarted, .processing, .created, .failed, .cancelled, .dismissed: true
        }
    }
}

extension CheckoutRun.Step.Identity {
    /// The id of the call: the same when the same is reported again.
    fileprivate func callId(of step: CheckoutStep, _ attempt: Int, in sessionId: String) -> String {
        switch self {
        case .payment(let payment): "\(payment)/\(step.rawValue)"
        case .attempt: "\(sessionId)/\(attempt)/\(step.rawValue)"
        case .session: "\(sessionId)/\(step.rawValue)"
        case .numbered(let number): "\(sessionId)/\(attempt)/\(step.rawValue)/\(number)"
        }
    }
}
