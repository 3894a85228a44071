public import PrimerEvents
internal import EventTree

/// Makes a timeline of a hub while it is used.
///
/// ```swift
/// let recorder = TimelineRecorder(of: hub)  // before the app's listeners, so that they are timed
///
/// print(recorder.timeline.text)
/// ```
///
/// It hears every event that reaches the root on its way down; one that stays inside a shadow tree does not. Who listened and
/// how long each took is known of the listeners that were added after the recorder. Only what may leave the device is kept,
/// and the oldest is dropped where there is more than `capacity`. It belongs to the isolation domain of the tree.
public final class TimelineRecorder {
    private let hub: PrimerEventHub
    private let policy: ExportPolicy
    private let clock: EventClock
    private let inbox: TimelineInbox
    private var log: TimelineLog
    private var checkouts = CheckoutNumbers()
    private var runs: TimelineRuns
    private var registrations: [Registration] = []
    private var callObservation: ListenerCallObservation?
    private var observations: [HubObservation] = []

    /// Events that are being dispatched, the innermost last.
    private var underWay: [(event: AnyEvent, number: Int64)] = []
    /// The events that wait for a decision, with the private ids of their checkouts.
    private var undecided: [(number: Int64, name: String, checkout: String)] = []

    /// A recorder that hears a hub from now on, until ``stop()`` or for as long as it is kept.
    ///
    /// - Parameters:
    ///   - hub: What to record.
    ///   - policy: Which fields are kept beside those that anyone may see.
    ///   - unstatedStatus: What a success counts as whose status is not stated.
    ///   - capacity: How many entries are kept.
    public init(
        of hub: PrimerEventHub, policy: ExportPolicy = .standard, unstatedStatus: UnstatedStatus = .pending,
        capacity: Int = 10_000
    ) {
        self.hub = hub
        runs = TimelineRuns(unstatedStatus: unstatedStatus)
        self.policy = policy
        clock = hub.eventTarget.clock
        inbox = TimelineInbox(clock: clock, capacity: capacity)
        log = TimelineLog(capacity: capacity)
        registrations = [
            hub.addEventListener(.capture, owner: self) { recorder, event in recorder.begins(event) },
            hub.addEventListener(owner: self) { recorder, event in recorder.isSeen(event) },
        ]
        // After its own listeners, which are not to be listed.
        callObservation = hub.observeListenerCalls(clock: clock) { [weak self] call in self?.wasCalled(call) }
        observations = [
            hub.diagnostics.observe { [weak inbox] in inbox?.put(.diagnostic($0)) },
            hub.observeDecisions { [weak inbox] in inbox?.put(.decision($0)) },
        ]
    }

    deinit {
        for observation in observations { observation.remove() }
    }

    /// What has happened so far.
    public var timeline: Timeline {
        empty()
        return log.timeline(attempts: runs.attempts)
    }

    /// Ends the recording; the timeline stays.
    public func stop() {
        empty()
        for registration in registrations { registration.remove() }
        for observation in observations { observation.remove() }
        callObservation?.remove()
    }

    // MARK: - What is heard

    private func begins(_ event: AnyEvent) {
        empty()
        let number = log.nextNumber()
        let checkout = hub.checkout(of: event)
        let checkoutNumber = checkout.map { checkouts.number(of: $0.eventTarget) }
        let exported = ExportedEvent(event, policy: policy)
        let steps =
            event.isReplay
            ? []
            : runs.receive(
                event.detail, from: exported.originName, event.provenance, at: event.timeStamp, in: checkoutNumber)
        let path = event.composedPath()
        log.append(
            .event(
                TimelineEvent(
                    number: number, time: clock.now(), event: exported, checkoutNumber: checkoutNumber, steps: steps,
                    path: path.map { TimelineStop($0, without: ownCount(at: $0)) },
                    parentNumber: underWay.last?.number, calls: [], milliseconds: 0, isHeld: false)))
        underWay.append((event, number))
        if event.cancelable, let checkout { undecided.append((number, event.type, checkout.id)) }
    }

    private func isSeen(_ event: AnyEvent) { change(event) { _ in } }

    private func wasCalled(_ call: ListenerCall) {
        guard let node = call.event.currentTarget else { return }
        let stop = call.event.composedPath().firstIndex { $0 === node }
        change(call.event) { event in
            // A path seen from further in has no more nodes inside than the root's, and no fewer outside.
            let offset = event.path.count - call.event.composedPath().count
            event.calls.append(TimelineCall(call, at: node, pathIndex: stop.map { $0 + offset }))
        }
    }

    /// Changes the entry of an event that is being dispatched; it lasted at least until now.
    private func change(_ event: AnyEvent, _ change: (inout TimelineEvent) -> Void) {
        guard let number = underWay.last(where: { $0.event.isSame(as: event) })?.number else { return }
        log.change(number) { entry in
            change(&entry)
            entry.isHeld = event.defaultPrevented
            entry.milliseconds = max(0, clock.now() - entry.time)
        }
    }

    private func ownCount(at node: EventTarget) -> Int {
        node === hub.eventTarget ? registrations.filter(\.isActive).count : 0
    }

    // MARK: - What came from anywhere

    /// Takes notice of dispatches that are over, and of what came from other tasks.
    private func empty() {
        let (notes, droppedCount) = inbox.take()
        log.droppedCount += droppedCount
        for note in notes { take(note) }
        for (event, number) in underWay where event.eventPhase == .none {
            log.change(number) { $0.isHeld = event.defaultPrevented }
        }
        underWay.removeAll { $0.event.eventPhase == .none }
        // Who asks for more is no checkout; its questions would pile up.
        if undecided.count > Self.undecidedLimit { undecided.removeFirst(undecided.count - Self.undecidedLimit) }
    }

    private static let undecidedLimit = 1_000

    /// The innermost event whose dispatch had begun and was not over, as far as anything was seen of it.
    private func numberOfEventUnderWay(at time: Double) -> Int64? {
        underWay.last { _, number in
            guard let event = log.event(number), let milliseconds = event.milliseconds else { return false }
            return event.time <= time && time <= event.time + milliseconds
        }?.number
    }

    private func take(_ note: TimelineInbox.Note) {
        switch note.what {
        case .diagnostic(let diagnostic):
            log.append(
                .diagnostic(
                    TimelineDiagnostic(
                        time: note.time, kind: diagnostic.code.rawValue, text: diagnostic.description,
                        eventNumber: numberOfEventUnderWay(at: note.time))))
        case .decision(let decision):
            let index = undecided.lastIndex { $0.name == decision.event && $0.checkout == decision.checkout }
            let number = index.map { undecided.remove(at: $0).number }
            let event = underWay.last { $0.number == number }?.event
            let checkout = number.flatMap(log.event)?.checkoutNumber
            log.append(
                .decision(
                    TimelineDecision(
                        time: note.time, eventNumber: number, answer: decision.answer.answerName,
                        wasHeld: event?.defaultPrevented ?? number.flatMap(log.event)?.isHeld ?? false,
                        heldFor: decision.heldFor, steps: steps(of: decision, in: checkout))))
        }
    }
}

extension TimelineRecorder {
    /// The step that a decision about a payment is.
    private func steps(of decision: EventDecision, in checkout: Int?) -> [CheckoutRun.Step] {
        guard case .payment(let answer) = decision.answer else { return [] }
        return runs.receive(answer, heldFor: decision.heldFor, in: checkout)
    }
}

@available(*, unavailable)
extension TimelineRecorder: Sendable {}

extension TimelineStop {
    init(_ node: EventTarget, without own: Int) {
        name = node.name
        kind = Kind(ofNode: node.name)
        listenerCount = max(0, node.listenerCount - own)
    }
}

extension TimelineCall {
    init(_ call: ListenerCall, at node: EventTarget, pathIndex: Int?) {
        listener = ExportedValue.string(call.listener).text
        self.node = node.name
        self.pathIndex = pathIndex
        phase = Phase(call.event.eventPhase)
        milliseconds = call.milliseconds
        errorType = call.errorType.map { ExportedValue.string($0).text }
    }
}

extension TimelineCall.Phase {
    fileprivate init(_ phase: EventPhase) {
        self =
            switch phase {
            case .capturing: .capture
            case .atTarget: .target
            // A call outside of any dispatch is that of a kept event, which is not observed.
            case .bubbling, .none: .bubble
            }
    }
}
