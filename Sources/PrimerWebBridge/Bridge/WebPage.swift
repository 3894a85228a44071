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
    /// Lets through once what the page tells under a former name and today's.
    var aliases = AliasFilter()
    /// Its undecided events, by their numbers.
    private var questions: [Int64: Question] = [:]
    /// Events that it answers itself or goes on from by itself, the latest few.
    private var unheld: [Int64] = []
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
    }

    /// How an event of the page stands.
    enum Standing {
        case open
        case unheld
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

    func standing(of event: Int64) -> Standing {
        if questions[event] != nil { return .open }
        if unheld.contains(event) { return .unheld }
        return settled.contains(event) ? .settled : .unknown
    }

    /// The page holds an event.
    func hold(_ event: Int64) { questions[event] = Question() }

    /// The page announced an answered event, and does not wait for anybody here.
    func goOn(from event: Int64) { unheld = unheld.suffix(Self.remembered - 1) + [event] }

    /// Listeners hold the event.
    func await(_ event: Int64, abandon: @escaping @Sendable () -> Void) { questions[event]?.abandon = abandon }

    /// The event is decided; `false` if it was before. Whoever still holds it is told that it is too late.
    func settle(_ event: Int64) -> Bool {
        let question = questions.removeValue(forKey: event)
        let wasUnheld = unheld.contains(event)
        guard question != nil || wasUnheld else { return false }
        unheld.removeAll { $0 == event }
        settled = settled.suffix(Self.remembered - 1) + [event]
        question?.abandon?()
        return true
    }

    /// Tells the page the answer to an event that it holds, once.
    func answer(_ event: Int64, _ answer: PageAnswer?) {
        guard settle(event), let answer, !isOver else { return }
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
