public import PrimerEventCoding
public import PrimerEvents

extension Timeline {
    /// The timeline of a recorded session: its events with their paths, and the answers that the page gave.
    ///
    /// A recording does not know who listened. A line that is none is a diagnostic; an act told under two names is one event.
    ///
    /// - Parameters:
    ///   - session: The lines of the recording.
    ///   - policy: Which fields are kept beside those that anyone may see.
    ///   - unstatedStatus: What a success counts as whose status is not stated.
    public init(
        of session: [SessionReader.Entry], policy: ExportPolicy = .standard, unstatedStatus: UnstatedStatus = .pending
    ) {
        var reading = SessionReading(of: session, policy: policy, unstatedStatus: unstatedStatus)
        let entries = session.compactMap { reading.entry($0) }
        self.init(entries, attempts: reading.runs.attempts)
    }
}

/// What is known of a session while its lines are taken one after the other.
private struct SessionReading {
    let policy: ExportPolicy
    /// The ids of the checkouts, in the order in which they appeared.
    private var checkouts: [String] = []
    private var time = 0.0
    private var aliases = AliasFilter()
    private(set) var runs: TimelineRuns
    /// The events that the page answered, by their numbers: in which checkout and when they were dispatched.
    private var asked: [Int64: (checkout: Int?, time: Double?, isPayment: Bool)] = [:]
    /// The numbers of the events that the page answered.
    private let answered: Set<Int64>

    init(of session: [SessionReader.Entry], policy: ExportPolicy, unstatedStatus: UnstatedStatus) {
        self.policy = policy
        runs = TimelineRuns(unstatedStatus: unstatedStatus)
        answered = Set(
            session.compactMap { if case .success(.answer(let answer)) = $0 { answer.answerTo } else { nil } })
    }

    mutating func entry(_ line: SessionReader.Entry) -> Timeline.Entry? {
        switch line {
        case .success(.event(let event)): return aliases.admit(event) ? .event(self.event(event)) : nil
        case .success(.answer(let answer)): return .decision(decision(answer))
        case .failure(let error):
            return .diagnostic(
                TimelineDiagnostic(
                    time: time, kind: TimelineDiagnostic.unreadableLine, text: error.description, eventNumber: nil))
        }
    }

    private mutating func decision(_ answer: SessionAnswer) -> TimelineDecision {
        time = answer.timeStamp ?? time
        let asked = asked[answer.answerTo]
        let heldFor = ElapsedTime(from: asked?.time, to: answer.timeStamp)
        var steps: [CheckoutRun.Step] = []
        if let asked, asked.isPayment, let decision = PaymentDecision(answerName: answer.name) {
            steps = runs.receive(decision, heldFor: heldFor, in: asked.checkout)
        }
        return TimelineDecision(
            time: time, eventNumber: answer.answerTo, answer: answer.name, wasHeld: true, heldFor: heldFor, steps: steps
        )
    }

    private mutating func event(_ recorded: SessionEvent) -> TimelineEvent {
        time = recorded.event.timeStamp ?? time
        let checkout = recorded.checkout.map { number(of: $0) }
        let isAnswered = answered.contains(recorded.seq)
        if isAnswered {
            asked[recorded.seq] = (checkout, recorded.event.timeStamp, recorded.event.detail is PaymentStart)
        }
        let origin = recorded.path.first { TimelineStop.Kind(ofNode: $0) == .element }
        let steps = runs.receive(
            recorded.event.detail, from: origin, .replay, at: recorded.event.timeStamp, in: checkout)
        return TimelineEvent(
            number: recorded.seq, time: time,
            event: ExportedEvent(recorded.event, originName: origin, policy: policy),
            checkoutNumber: checkout, steps: steps,
            path: recorded.path.map {
                TimelineStop(name: $0, kind: TimelineStop.Kind(ofNode: $0), listenerCount: nil)
            },
            parentNumber: nil, calls: [], milliseconds: nil, isHeld: isAnswered)
    }

    private mutating func number(of id: String) -> Int {
        if let index = checkouts.firstIndex(of: id) { return index + 1 }
        checkouts.append(id)
        return checkouts.count
    }
}

extension TimelineStop.Kind {
    /// The kind of a node by its name, as `composedPath()` has it.
    init(ofNode name: String) {
        self =
            switch name {
            case "slot": .slot
            case "#shadow-root": .shadowRoot
            default: .element
            }
    }
}
