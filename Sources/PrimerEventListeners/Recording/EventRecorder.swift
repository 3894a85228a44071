public import PrimerEventCoding
public import PrimerEvents
internal import EventTree

/// Records a hub as the lines of a session, which `SessionReader` reads and `checkout-demo` replays.
///
/// ```swift
/// let recorder = EventRecorder(of: hub)
/// try Data(recorder.bytes).write(to: file)
/// ```
///
/// Every event that reaches the root is a line with the path that it took; an answer that a listener gave, or a decision
/// about an event that was held, is a line after it. Unless ``RecordingContents/full`` is asked for by name, no private value
/// is kept, not even in memory. An event of the app's own is kept by its name alone. It belongs to the isolation domain of
/// the tree.
public final class EventRecorder {
    private let hub: PrimerEventHub
    private let contents: RecordingContents
    private let onLine: ((SessionLine) -> Void)?
    private let inbox: DecisionInbox
    private var recorded: [SessionLine] = []
    private var checkouts = CheckoutNumbers()
    private var registration: Registration?
    private var observation: HubObservation?
    private var lastSeq: Int64 = 0
    /// The answered events that wait for a decision.
    private var asked: [(seq: Int64, event: AnyEvent, checkout: String)] = []

    /// A recorder that keeps its lines.
    ///
    /// - Parameters:
    ///   - hub: What to record, from now on.
    ///   - contents: What of it to keep.
    public convenience init(of hub: PrimerEventHub, contents: RecordingContents = .redacted) {
        self.init(of: hub, contents: contents, onLine: nil)
    }

    /// A recorder that hands every line over instead of keeping it, in the isolation domain of the tree.
    ///
    /// A decision that another task makes is handed over with the next event, or by ``stop()``.
    public convenience init(
        of hub: PrimerEventHub, contents: RecordingContents = .redacted, onLine: @escaping (SessionLine) -> Void
    ) {
        self.init(of: hub, contents: contents, onLine: .some(onLine))
    }

    private init(of hub: PrimerEventHub, contents: RecordingContents, onLine: ((SessionLine) -> Void)?) {
        self.hub = hub
        self.contents = contents
        self.onLine = onLine
        inbox = DecisionInbox(clock: hub.eventTarget.clock)
        registration = hub.addEventListener(.capture, owner: self) { recorder, event in recorder.record(event) }
        observation = hub.observeDecisions { [weak inbox] in inbox?.put($0) }
    }

    deinit { observation?.remove() }

    /// The lines so far; empty where they are handed over.
    public var lines: [SessionLine] {
        takeDecisions()
        return recorded
    }

    /// The lines so far as UTF-8 text, one JSON object a line.
    public var bytes: [UInt8] { lines.flatMap { Array($0.json.line.utf8) } }

    /// Ends the recording, after the decisions that have been made.
    public func stop() {
        takeDecisions()
        registration?.remove()
        observation?.remove()
    }

    private func record(_ event: AnyEvent) {
        takeDecisions()
        let checkout = hub.checkout(of: event)
        let detail = recordedDetail(of: event)
        let answers = Self.answers(to: detail)
        lastSeq += 1
        add(
            .event(
                SessionEvent(
                    seq: lastSeq, event: DecodedEvent(detail, flags: event.flags, timeStamp: event.timeStamp),
                    checkout: checkout.map(recordedId), path: event.composedPath().map(\.recordedName),
                    answers: answers)))
        guard !answers.isEmpty, let checkout else { return }
        asked.append((lastSeq, event, checkout.id))
        if asked.count > Self.askedLimit { asked.removeFirst() }
    }

    /// So many wait only where nobody decides.
    private static let askedLimit = 100

    private func add(_ line: SessionLine) {
        if let onLine { onLine(line) } else { recorded.append(line) }
    }

    private func recordedDetail(of event: AnyEvent) -> any PrimerEventDetail {
        guard let detail = event.detail as? any PrimerEventDetail else { return UnknownEvent(name: event.type) }
        return switch contents {
        case .redacted(let policy): RedactedDetail.detail(of: detail, policy: policy)
        case .full: detail
        }
    }

    /// The id is the choice of an app or a page.
    private func recordedId(of checkout: Checkout) -> String {
        switch contents {
        case .redacted: "checkout-\(checkouts.number(of: checkout.eventTarget))"
        case .full: checkout.id
        }
    }

    // MARK: - Decisions

    private func takeDecisions() {
        for (decision, time) in inbox.take() {
            guard
                let index = asked.lastIndex(where: {
                    $0.event.type == decision.event && $0.checkout == decision.checkout
                })
            else { continue }
            let (seq, event, _) = asked.remove(at: index)
            guard decision.wasGiven(to: event) else { continue }
            lastSeq += 1
            add(
                .answer(
                    SessionAnswer(
                        seq: lastSeq, answerTo: seq, name: decision.answer.answerName,
                        arguments: contents == .full ? decision.answer.arguments : [], timeStamp: time)))
        }
    }

    private static func answers(to detail: any PrimerEventDetail) -> [String] {
        switch detail {
        case is PaymentStart: [AnswerName.continuePayment, AnswerName.abortPayment]
        case is ShippingAddressChange: [AnswerName.setShippingOptions]
        case is ShippingOptionChange: [AnswerName.continueShipping]
        default: []
        }
    }
}

@available(*, unavailable)
extension EventRecorder: Sendable {}

/// Decisions as they come, from any task.
private final class DecisionInbox: Sendable {
    private let clock: EventClock
    private let decisions = Locked<[(EventDecision, Double)]>([])

    init(clock: EventClock) { self.clock = clock }

    func put(_ decision: EventDecision) {
        let time = clock.now()
        decisions.withLock { $0.append((decision, time)) }
    }

    func take() -> [(EventDecision, Double)] {
        decisions.withLock { decisions in
            defer { decisions = [] }
            return decisions
        }
    }
}

extension EventDecision {
    /// Whether somebody gave it: an event that nobody held and nobody answered goes on by itself, and has no answer.
    fileprivate func wasGiven(to event: AnyEvent) -> Bool {
        switch answer {
        case .payment(.continue(idempotencyKey: nil)): event.defaultPrevented
        case .payment(.continue), .payment(.abort), .shippingAddress(.setShippingOptions), .shippingOption(.continue):
            true
        case .shippingAddress(.unanswered), .shippingOption(.unanswered): false
        }
    }
}

extension EventDecision.Answer {
    /// What the function was called with; private.
    fileprivate var arguments: [JSONValue] {
        switch self {
        case .payment(.continue(let key)): key.map { [["idempotencyKey": .string($0)]] } ?? []
        case .payment(.abort(let message)): message.map { [.string($0)] } ?? []
        case .shippingAddress(.setShippingOptions(let options)): [.array(options.map(\.json))]
        case .shippingAddress(.unanswered), .shippingOption: []
        }
    }
}

extension ShippingOption {
    fileprivate var json: JSONValue {
        let fields: [(String, JSONValue?)] = [
            ("id", id.map(JSONValue.string)), ("label", label.map(JSONValue.string)),
            ("amount", amount.map { .integer($0.value) }),
        ]
        let known = fields.compactMap { name, value in value.map { (name, $0) } }
        return .object(JSONObject(known + extras.members.map { ($0.name, $0.value) }))
    }
}

extension EventTarget {
    /// The name of the node in a recording, where the root of all is the document.
    fileprivate var recordedName: String { name == "document" && parent == nil ? "#document" : name }
}
