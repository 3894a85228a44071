import PrimerEventCoding

/// A page, or a frame of one, that speaks to a bridge: from its first message to its last.
final class WebPage {
    /// The name that it gave itself.
    let name: String
    let origin: Origin
    let isMainFrame: Bool
    /// Has the page run a script.
    let run: (String) -> Void

    /// The number of its latest message.
    private(set) var latest: Int64 = 1
    private(set) var isOver = false
    /// The number that the checkout gave to this load of a page, with the first event.
    var load: Int?
    /// Lets through once what the page tells under a former name and today's.
    var aliases = AliasFilter()
    /// Its undecided events, by their numbers.
    private var questions: [Int64: Question] = [:]
    /// Events that it answers itself or goes on from by itself, the latest few.
    private var unheld: [(event: Int64, start: Int?)] = []
    /// Payments that are decided under a key which gives way to one that the page names, the latest few.
    private var yielding: [(event: Int64, start: Int)] = []
    /// Events that are decided, the latest few.
    private var settled: [Int64] = []

    /// How many settled events are remembered, to tell an answer that crossed ours from one to nothing.
    private static let remembered = 16

    init(name: String, origin: Origin, isMainFrame: Bool, run: @escaping (String) -> Void) {
        self.name = name
        self.origin = origin
        self.isMainFrame = isMainFrame
        self.run = run
    }

    /// An event that the page holds.
    private struct Question {
        /// Ends the question with a no; none while nobody was asked yet.
        var abandon: (@Sendable () -> Void)?
        /// Takes the key that the page names in its own answer.
        var nameKey: (@Sendable (String?) -> Void)?
    }

    /// How an event of the page stands.
    enum Standing {
        case open
        /// The page goes on by itself; the number of the start where it is a payment.
        case unheld(start: Int?)
        /// It is decided, and a key that the page names still counts.
        case yielding(start: Int)
        case settled
        case unknown
    }

    var openQuestions: Int { questions.count }

    /// Takes the next number; `false` for one that came before.
    func advance(to number: Int64) -> Bool {
        guard number > latest else { return false }
        latest = number
        return true
    }

    /// The page has named its key.
    func noLongerYields(_ event: Int64) { yielding.removeAll { $0.event == event } }

    func standing(of event: Int64) -> Standing {
        if questions[event] != nil { return .open }
        if let unheld = unheld.first(where: { $0.event == event }) { return .unheld(start: unheld.start) }
        if let yielding = yielding.first(where: { $0.event == event }) { return .yielding(start: yielding.start) }
        return settled.contains(event) ? .settled : .unknown
    }

    /// The page holds an event.
    func hold(_ event: Int64) { questions[event] = Question() }

    /// The page announced an answered event, and does not wait for anybody here.
    func goOn(from event: Int64, start: Int? = nil) {
        unheld = unheld.suffix(Self.remembered - 1) + [(event, start)]
    }

    /// Listeners hold the event.
    func await(
        _ event: Int64, nameKey: @escaping @Sendable (String?) -> Void, abandon: @escaping @Sendable () -> Void
    ) {
        questions[event]?.abandon = abandon
        questions[event]?.nameKey = nameKey
    }

    /// The page named a key, or none, in its own answer.
    func nameKey(_ key: String?, of event: Int64) { questions[event]?.nameKey?(key) }

    /// The event is decided; `false` if it was before. Whoever still holds it is told that it is too late.
    func settle(_ event: Int64) -> Bool {
        let question = questions.removeValue(forKey: event)
        let wasUnheld = unheld.contains { $0.event == event }
        guard question != nil || wasUnheld else { return false }
        unheld.removeAll { $0.event == event }
        settled = settled.suffix(Self.remembered - 1) + [event]
        question?.abandon?()
        return true
    }

    /// Tells the page the answer to an event that it holds, once.
    ///
    /// - Parameter yieldingStart: The start whose key gives way to one that the page names.
    func answer(_ event: Int64, _ answer: PageAnswer?, yieldingStart: Int? = nil) {
        guard settle(event), let answer, !isOver else { return }
        if let yieldingStart { yielding = yielding.suffix(Self.remembered - 1) + [(event, yieldingStart)] }
        run(PageCall.answer(answer, to: event, of: name).source)
    }

    /// The page is gone: its undecided events become a no. Returns how many there were.
    func end() -> Int {
        isOver = true
        let open = questions.keys.sorted()
        for event in open { _ = settle(event) }
        return open.count
    }

    /// Nobody will decide any more: the page gets a no for what it holds. Returns how many there were.
    func abortAll() -> Int {
        let open = questions.keys.sorted()
        for event in open { answer(event, .abort) }
        return open.count
    }

    /// What is left to do when nobody is there to do it: signals that belong to no isolation domain.
    var abandonments: [@Sendable () -> Void] { questions.values.compactMap(\.abandon) }
}
