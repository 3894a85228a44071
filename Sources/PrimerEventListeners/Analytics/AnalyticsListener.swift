public import EventTree
public import PrimerEvents

internal import Foundation

/// Tracks checkouts with an analytics service: what shoppers do, and how payments end.
///
/// ```swift
/// let analytics = AnalyticsListener { batch in try await service.send(batch) }
/// hub.addEventListener(analytics)
/// ```
///
/// - A pending payment is never `order completed`; a payment is completed once, also if it is told again or late.
/// - Kept events that are delivered once more are not tracked, nor are events of a recording.
/// - Every ``TrackCall/id`` is the same when the same thing is told again: made of the payment where there is one, otherwise
///   of session, attempt and step. The ids of checkouts, customers and saved methods are not in it.
/// - What it tells passed the allow-list of the event, with a policy for more.
///
/// Calls are delivered in order, in batches, off the actor of the tree, and again until the destination has them; see
/// ``DeliveryRules``. What the queue cannot keep is reported, and lost when the process ends: `PrimerEventSpool` is a
/// destination that keeps it. It belongs to the isolation domain of the tree.
public final class AnalyticsListener: EventListener {
    private let plan: TrackPlan
    private let policy: ExportPolicy
    private let clock: WallClock
    private let makeSessionId: () -> String
    private let delivery: TrackDelivery

    private var heard = HeardEvents()
    private var runs = PerNode<CheckoutRun>()
    /// For what the plan tracks outside of any checkout.
    private lazy var ownSessionId = makeSessionId()
    private var told = RecentIds(capacity: 1_000)
    private var sequence: Int64 = 0

    /// A listener that delivers to a destination.
    ///
    /// - Parameters:
    ///   - destination: Where calls go.
    ///   - plan: What is told of which step, and by which names.
    ///   - policy: Which fields are told beside those that anyone may see.
    ///   - rules: How many calls make a batch, how long they wait, how many are kept.
    ///   - clock: Gives calls their time.
    ///   - timer: Waits for the end of a batch, and to try again.
    ///   - sessionId: Makes the id of a session, one run of one checkout; random unless stated otherwise.
    ///   - onDeliveryFailure: Is told what was not delivered, on any task; by default standard error is.
    public init(
        to destination: some AnalyticsDestination, plan: TrackPlan = .standard, policy: ExportPolicy = .standard,
        rules: DeliveryRules = .default, clock: WallClock = .system, timer: DelayTimer = .system,
        sessionId: (() -> String)? = nil,
        onDeliveryFailure: (@Sendable (DeliveryFailure) -> Void)? = nil
    ) {
        self.plan = plan
        self.policy = policy
        self.clock = clock
        makeSessionId = sessionId ?? { UUID().uuidString.lowercased() }
        delivery = TrackDelivery(
            to: destination, rules: rules, timer: timer, onFailure: onDeliveryFailure ?? DeliveryFailure.complain)
    }

    /// A listener that delivers to a closure, off the actor of the tree; a batch that it throws for is delivered again.
    public convenience init(
        plan: TrackPlan = .standard, policy: ExportPolicy = .standard, rules: DeliveryRules = .default,
        clock: WallClock = .system, timer: DelayTimer = .system,
        sessionId: (() -> String)? = nil,
        onDeliveryFailure: (@Sendable (DeliveryFailure) -> Void)? = nil,
        _ deliver: @escaping @Sendable ([TrackCall]) async throws -> Void
    ) {
        self.init(
            to: ClosureDestination(body: deliver), plan: plan, policy: policy, rules: rules, clock: clock, timer: timer,
            sessionId: sessionId, onDeliveryFailure: onDeliveryFailure)
    }

    /// Delivers what waits, without waiting for a batch to fill: for an app that goes to the background.
    ///
    /// - Returns: How many calls are still not delivered, when there are none or the destination has failed; at once if the
    ///   task is cancelled.
    @discardableResult
    public func flush() async -> Int { await delivery.flush() }

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

    private func add(id: String, name: String, isOutcome: Bool, _ moment: TrackMoment) {
        sequence += 1
        delivery.add(
            TrackCall(
                id: id, name: name, sequence: sequence, time: clock.text, isOutcome: isOutcome,
                properties: plan.properties(of: moment)))
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
