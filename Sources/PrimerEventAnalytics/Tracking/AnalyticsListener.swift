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
    private var runs = PerNode<CheckoutRun>()
    /// For what the plan tracks outside of any checkout.
    private lazy var ownSessionId = makeSessionId()
    private var told = RecentIds(capacity: 1_000)
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
    }

    deinit { delivery.trackerIsGone() }

    /// Tracks what the event is.
    public func handleEvent(_ event: AnyEvent) {
        guard !event.isReplay, event.provenance != .replay, heard.isFirstHearing(of: event) else { return }
        let detail = event.detail
        if let node = event.checkoutTarget { track(event, detail, in: node) }
        if let name = plan.name(ofEvent: detail) { track(event, as: name) }
    }

    private func track(_ event: AnyEvent, _ detail: any EventDetail, in node: EventTarget) {
        var run = runs[node]
        if run?.endsBefore(detail) ?? true {
            run = CheckoutRun(sessionId: makeSessionId(), plan: plan, beginning: event.timeStamp)
        }
        guard var run else { return }
        let reached = run.take(detail, from: event.originName, event.provenance, at: event.timeStamp)
        runs[node] = run
        guard !reached.isEmpty else { return }
        let exported = ExportedEvent(event, policy: policy)
        for reached in reached { track(reached, exported, in: run) }
    }

    private func track(_ reached: CheckoutRun.Reached, _ event: ExportedEvent, in run: CheckoutRun) {
        let id = reached.id(in: run)
        // Also where no name is given: a step that is told under none is told.
        guard told.insert(id), !isOvertaken(reached) else { return }
        guard let name = plan.name(of: reached.step) else { return }
        let properties = TrackProperties.properties(of: reached, event, in: run)
        add(
            id: id, name: name, isOutcome: reached.step.isOutcome,
            TrackMoment(
                step: reached.step, event: event, sessionId: run.sessionId, attempt: run.attempt,
                properties: properties))
    }

    /// Whether it says that a payment is pending which is completed: it came late.
    private func isOvertaken(_ reached: CheckoutRun.Reached) -> Bool {
        guard reached.step == .paymentPending, case .payment(let payment) = reached.identity else { return false }
        return told.contains(CheckoutRun.Reached.id(ofPayment: payment, .orderCompleted))
    }

    /// Tracks an event that the plan tracks by its name.
    private func track(_ event: AnyEvent, as name: String) {
        let run = event.checkoutTarget.flatMap { runs[$0] }
        let exported = ExportedEvent(event, policy: policy)
        let session = run?.sessionId ?? ownSessionId
        let properties =
            [ExportedField("sessionId", .string(session))]
            + (run.map(TrackProperties.attempt) ?? []) + exported.fields
        add(
            id: "\(session)/\(exported.type)/\(sequence + 1)", name: name, isOutcome: exported.isOutcome,
            TrackMoment(
                step: nil, event: exported, sessionId: session, attempt: run?.attempt ?? 0, properties: properties))
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

extension CheckoutRun.Reached {
    /// The id of the call: the same when the same is told again.
    fileprivate func id(in run: CheckoutRun) -> String {
        switch identity {
        case .payment(let payment): Self.id(ofPayment: payment, step)
        case .attempt: "\(run.sessionId)/\(run.attempt)/\(step.rawValue)"
        case .session: "\(run.sessionId)/\(step.rawValue)"
        case .numbered(let number): "\(run.sessionId)/\(run.attempt)/\(step.rawValue)/\(number)"
        }
    }

    fileprivate static func id(ofPayment payment: String, _ step: CheckoutStep) -> String {
        "\(payment)/\(step.rawValue)"
    }
}

/// The latest of many ids: what was told, without growing for ever.
private struct RecentIds {
    let capacity: Int
    private var ids: Set<String> = []
    private var order: [String] = []

    init(capacity: Int) { self.capacity = capacity }

    func contains(_ id: String) -> Bool { ids.contains(id) }

    /// Remembers an id; `false` if it is known.
    mutating func insert(_ id: String) -> Bool {
        guard ids.insert(id).inserted else { return false }
        order.append(id)
        if order.count >= capacity * 2 {
            for old in order.prefix(capacity) { ids.remove(old) }
            order.removeFirst(capacity)
        }
        return true
    }
}
