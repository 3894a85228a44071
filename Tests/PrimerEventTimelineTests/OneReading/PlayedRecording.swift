import EventTree
import ListenerSupport
import PrimerEventAnalytics
import PrimerEventCoding
import PrimerEventListeners
import PrimerEvents
import PrimerEventsTesting

/// A recording that is played on a hub which analytics, a log and a timeline listen to.
///
/// A payment that the page answered is held by a listener until then, and time passes as it did on the page.
final class PlayedRecording {
    private let time = ManualTime()
    private let hub: PrimerEventHub
    private let recorder: TimelineRecorder
    private let service = Service()
    private let analytics: AnalyticsListener
    private let entries: [SessionReader.Entry]
    /// The numbers of the payments that the page answered.
    private let answered: Set<Int64>
    private var log: [LogEntry] = []
    private var held: [Int64: PaymentStart] = [:]
    private var requests: [PaymentRequest] = []
    private var pageTime = 0.0

    init(_ entries: [SessionReader.Entry], unstatedStatus: UnstatedStatus = .pending) {
        self.entries = entries
        answered = Set(
            entries.compactMap { if case .success(.answer(let answer)) = $0 { answer.answerTo } else { nil } })
        hub = PrimerEventHub(time: time, diagnostics: { _ in })
        recorder = TimelineRecorder(of: hub, unstatedStatus: unstatedStatus)
        var sessions = 0
        analytics = AnalyticsListener(
            to: service, plan: .standard.unstatedStatus(unstatedStatus), timer: time.timer,
            sessionId: {
                sessions += 1
                return "session-\(sessions)"
            })
        hub.addEventListener(analytics)
        hub.addEventListener(LoggingListener(unstatedStatus: unstatedStatus) { [weak self] in self?.log.append($0) })
        play()
    }

    /// The timeline of the hub.
    var timeline: Timeline { recorder.timeline }

    /// What the log shows.
    var logged: [ReadStep] { log.flatMap(ReadStep.steps) }

    /// What analytics tracked.
    func calls() async -> [TrackCall] {
        await analytics.flush()
        return service.calls
    }

    private func play() {
        var aliases = AliasFilter()
        for entry in entries {
            switch entry {
            case .success(.event(let event)) where aliases.admit(event): play(event)
            case .success(.answer(let answer)): play(answer)
            case .success, .failure: break
            }
        }
    }

    private func pass(to timeStamp: Double?) {
        guard let timeStamp else { return }
        // Another page counts from its own beginning.
        time.advance(milliseconds: max(0, timeStamp - pageTime))
        pageTime = timeStamp
    }

    private func play(_ line: SessionEvent) {
        pass(to: line.event.timeStamp)
        let page = Provenance.web(origin: "https://shop.example")
        guard let start = line.event.detail as? PaymentStart, answered.contains(line.seq),
            let checkout = line.checkout, let place = line.path.lazy.compactMap(ComponentName.init(rawValue:)).first
        else {
            line.dispatch(in: hub, provenance: page)
            return
        }
        let asked = hub.checkout(id: checkout) ?? hub.addCheckout(id: checkout)
        let holding = asked.addEventListener(.paymentStart) { [weak self] event in
            self?.held[line.seq] = event.hold()
        }
        requests.append(
            asked.openPaymentRequest(
                start, QuestionRoute(from: place, provenance: page, timeStamp: line.event.timeStamp)))
        holding.remove()
    }

    private func play(_ answer: SessionAnswer) {
        pass(to: answer.timeStamp)
        guard let start = held.removeValue(forKey: answer.answerTo) else { return }
        if answer.name == "abortPaymentCreation" {
            start.abortPaymentCreation()
        } else {
            start.continuePaymentCreation()
        }
    }
}

extension Timeline.Entry {
    /// The steps that the entry is.
    var steps: [CheckoutRun.Step] {
        switch self {
        case .event(let event): event.steps
        case .decision(let decision): decision.steps
        case .diagnostic: []
        }
    }
}

extension Timeline {
    /// What the timeline shows, in order.
    var readSteps: [ReadStep] { entries.flatMap(\.steps).map(ReadStep.init) }
}
