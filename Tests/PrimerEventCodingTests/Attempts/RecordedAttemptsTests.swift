import EventTree
import PrimerEventCoding
@testable import PrimerEvents
import SessionSupport
import Testing

/// Every recording of the vendor's package is played through the attempts.
struct RecordedAttemptsTests {
    /// An order, and a page whose recording is played into its attempts.
    private struct Player {
        var attempts = PaymentAttempts(keyPrefix: "basket", isOrder: true)
        var advice: [RetryAdvice] = []
        private let isHeld: Bool
        private var page = 1
        private var lastTimeStamp = -1.0
        /// The starts by the numbers of their lines, and the answers of the page.
        private var starts: [Int64: Int] = [:]
        private let answers: [Int64: SessionAnswer]

        init(_ entries: [SessionReader.Entry], isHeld: Bool) {
            self.isHeld = isHeld
            answers = Dictionary(
                entries.compactMap {
                    if case .success(.answer(let answer)) = $0 { (answer.answerTo, answer) } else { nil }
                },
                uniquingKeysWith: { first, _ in first })
            attempts.receive(.opened)
            for entry in entries { if case .success(.event(let event)) = entry { play(event) } }
        }

        private mutating func play(_ line: SessionEvent) {
            if let time = line.event.timeStamp {
                if time < lastTimeStamp { page += 1 }
                lastTimeStamp = time
            }
            switch line.event.detail {
            case let start as PaymentStart: play(start, line)
            case is Ready: attempts.receive(.ready(checkout: 1, page: page))
            default:
                let web = Provenance.web(origin: "https://shop.example")
                guard let report = PaymentAttempts.Report(line.event.detail, provenance: web, checkout: 1) else {
                    return
                }
                if let means = report.advice { advice.append(means) }
                attempts.receive(.reported(report))
            }
        }

        private mutating func play(_ start: PaymentStart, _ line: SessionEvent) {
            let started = attempts.start(
                .init(checkout: 1, page: page, method: start.paymentMethodType, hasOwnKey: true))
            let page = answers[line.seq]
            let pageKey = page?.arguments.first?.objectValue?["idempotencyKey"]?.stringValue
            if page?.name == "abortPaymentCreation" {
                attempts.receive(.answered(start: started.start, .aborted))
            } else if isHeld {
                let decided = attempts.answer(to: started.start, gate: .allowed(key: nil), page: pageKey, provider: nil)
                attempts.receive(.answered(start: started.start, decided.answer))
            } else {
                attempts.receive(.answered(start: started.start, .allowed(key: nil)))
                if let pageKey { attempts.receive(.answered(start: started.start, .allowed(key: pageKey))) }
            }
        }

        var outcome: [RecordedAttempts.Attempt] {
            attempts.attempts.map { attempt in
                let key = attempt.starts.last?.sentKey
                return RecordedAttempts.Attempt(
                    method: attempt.method, standing: attempt.standing, payments: attempt.payments.map(\.id),
                    watchedKey: isHeld ? nil : key, heldKey: isHeld ? key : nil)
            }
        }
    }

    @Test func `the table has a row for every recording`() throws {
        #expect(try WebRecordings.names() == RecordedAttempts.table.map(\.name))
        #expect(RecordedAttempts.table.count == 45)
    }

    @Test(arguments: RecordedAttempts.table)
    func `a recording comes to the attempts, keys and advice that were written down`(_ expected: RecordedAttempts)
        throws
    {
        let entries = try WebRecordings.entries(of: expected.name)
        let held = Player(entries, isHeld: true)
        let withoutWatchedKeys = expected.attempts.map { attempt in
            var attempt = attempt
            attempt.watchedKey = nil
            return attempt
        }
        #expect(held.outcome == withoutWatchedKeys)
        #expect(held.advice == expected.advice)
        #expect(held.attempts.earlierPayment == expected.earlierPayment)
        #expect(held.attempts.nextKey(hasOwnKey: true) == expected.nextKey)
        let watched = Player(entries, isHeld: false)
        let withoutHeldKeys = expected.attempts.map { attempt in
            var attempt = attempt
            attempt.heldKey = nil
            return attempt
        }
        #expect(watched.outcome == withoutHeldKeys)
        #expect(watched.advice == expected.advice)
        #expect(watched.attempts.earlierPayment == expected.earlierPayment)
    }

    @Test(arguments: RecordedAttempts.table)
    func `who hears the events only reads the same attempts`(_ expected: RecordedAttempts) throws {
        var reader = AttemptReader()
        var starts: Set<Int64> = []
        for entry in try WebRecordings.entries(of: expected.name) {
            switch entry {
            case .success(.event(let event)):
                if event.event.detail is PaymentStart { starts.insert(event.seq) }
                reader.follow(event.event.timeStamp)
                _ = reader.receive(event.event.detail, provenance: .replay)
            case .success(.answer(let answer)):
                if answer.name == "abortPaymentCreation", starts.contains(answer.answerTo) { reader.aborted() }
            case .failure: break
            }
        }
        #expect(reader.attempts.attempts.map(\.standing) == expected.attempts.map(\.standing))
        #expect(reader.attempts.earlierPayment == expected.earlierPayment)
    }

    @Test func `the text of every recorded failure with origin payment is known`() throws {
        var texts = 0
        for name in try WebRecordings.names() {
            for case .success(.event(let event)) in try WebRecordings.entries(of: name) {
                guard let failure = event.event.detail as? PaymentFailure, failure.error.origin == .payment else {
                    continue
                }
                texts += 1
                #expect(KnownFailureTexts.knows(failure.error.message), "\(name)")
            }
        }
        #expect(texts == 3)
    }

    /// The lines that today's decoder refuses: none of them is a start or an outcome.
    @Test func `every start and every outcome of the recordings is read`() throws {
        for name in try WebRecordings.names() {
            for case .failure(let error) in try WebRecordings.entries(of: name) {
                #expect(!"\(error)".contains("primer:payment-"), "\(name): \(error)")
            }
        }
    }
}
