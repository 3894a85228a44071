import EventTree
import ListenerSupport
import PrimerEventListeners
import PrimerEvents
import PrimerEventsTesting
import Testing

struct LoggingListenerTests {
    private struct Broken: Error {}

    private let stage = CheckoutStage.withPrivateId()

    @Test func `an event is one entry with level, message and what it exports`() {
        var lines: [String] = []
        stage.hub.addEventListener(LoggingListener(clock: stage.time.wallClock) { lines.append($0.text) })
        stage.time.advance(milliseconds: 1_234)
        stage.checkout.part(.cardForm).dispatchEvent(PaymentStart.with(.paymentCard), provenance: .native)
        #expect(
            lines == [
                "2025-11-30T02:40:01.234Z INFO primer:payment-start origin=primer-card-form checkout=1 provenance=native "
                    + "steps=[methodChosen, paymentStarted] attempt=1 paymentMethodType=PAYMENT_CARD timestamp=1 attempt.number=1"
            ])
    }

    @Test func `an entry has the steps that the event is, and how long they took`() {
        var words: [String] = []
        stage.hub.addEventListener(
            LoggingListener { entry in
                let known = ["steps", "repeatedSteps", "attempt", "timeToReady", "timeHeld", "timeInProcessing"]
                words.append(entry.fields.filter { known.contains($0.name) }.map(\.words).joined(separator: " "))
            })
        stage.checkout.dispatchEvent(StateChange(isLoading: true))
        stage.time.advance(milliseconds: 640)
        stage.checkout.dispatchEvent(Ready())
        var held: PaymentStart?
        stage.checkout.addEventListener(.paymentStart) { held = $0.hold() }
        _ = stage.checkout.openPaymentRequest(.paymentCard, from: .cardForm)
        stage.time.advance(milliseconds: 2_500)
        held?.continuePaymentCreation()
        stage.checkout.dispatchEvent(StateChange(isProcessing: true))
        stage.time.advance(milliseconds: 850)
        stage.checkout.dispatchEvent(PaymentSuccess.of())
        stage.checkout.dispatchEvent(PaymentSuccess.of())
        stage.checkout.dispatchEvent(DialogOpen())
        #expect(
            words == [
                "", "steps=[ready] timeToReady=640", "steps=[methodChosen, paymentStarted] attempt=1",
                "steps=[heldThenContinued, processing] attempt=1 timeHeld=2500",
                "steps=[settled] attempt=1 timeInProcessing=850", "repeatedSteps=[settled] attempt=1", "",
            ])
    }

    @Test func `an event that is not logged is a step all the same`() {
        var words: [String] = []
        let levels = LogLevels.standard.from(.notice)
        stage.hub.addEventListener(LoggingListener(levels: levels) { words.append($0.untimedText) })
        stage.checkout.dispatchEvent(PaymentStart.with(.paymentCard))
        stage.checkout.dispatchEvent(StateChange(isProcessing: true))
        stage.time.advance(milliseconds: 30)
        stage.checkout.dispatchEvent(PaymentSuccess.of())
        #expect(words.count == 1)
        #expect(words.first?.contains("steps=[settled] attempt=1 timeInProcessing=30") == true)
    }

    @Test func `checkouts are numbered, their ids stay private`() {
        var entries: [LogEntry] = []
        stage.hub.addEventListener(LoggingListener { entries.append($0) })
        let other = stage.hub.addCheckout(id: "other-private-id")
        stage.checkout.dispatchEvent(Ready())
        other.dispatchEvent(Ready())
        stage.checkout.dispatchEvent(DialogOpen())
        stage.hub.dispatchEvent(CardSubmit())
        #expect(entries.map { $0.metadata["checkout"] } == [.string("1"), .string("2"), .string("1"), nil])
        #expect(!"\(entries)".contains("private-id"))
    }

    @Test func `every event is one line, whatever is in it`() {
        var lines: [String] = []
        stage.hub.addEventListener(
            LoggingListener {
                lines.append($0.text)
                lines.append($0.json.line.trimmingLastNewline)
            })
        stage.checkout.dispatchEvent(PaymentSuccess.of(ExportedTextTests.hostile))
        stage.checkout.dispatchEvent(UnknownEvent(name: ExportedTextTests.hostile))
        #expect(lines.count == 4)
        for line in lines { #expect(!line.contains { $0.isNewline || $0 == "\u{1B}" || $0 == "\u{202E}" }) }
    }

    @Test func `a listener added to hub and checkout logs an event once`() {
        var messages: [String] = []
        let listener = LoggingListener { messages.append($0.message) }
        stage.hub.addEventListener(listener)
        stage.checkout.addEventListener(listener)
        stage.checkout.dispatchEvent(DialogOpen())
        stage.checkout.dispatchEvent(DialogOpen())
        #expect(messages == ["primer:dialog-open", "primer:dialog-open"])
    }

    @Test func `a sink that fails stops neither the dispatch nor the other sinks, and is reported once a row`() {
        let healthy = Entries()
        let broken = Entries()
        broken.error = Broken()
        var heard = 0
        stage.hub.addEventListener(LoggingListener(to: [broken, healthy]))
        stage.hub.addEventListener(.dialogOpen) { _ in heard += 1 }
        for _ in 1...3 { stage.checkout.dispatchEvent(DialogOpen()) }
        broken.error = nil
        stage.checkout.dispatchEvent(DialogOpen())
        broken.error = Broken()
        stage.checkout.dispatchEvent(DialogOpen())
        #expect(heard == 5)
        #expect(healthy.entries.count == 5)
        #expect(
            stage.diagnostics
                == [Diagnostic](
                    repeating: .listenerFailed(event: "primer:dialog-open", target: "document", errorType: "Broken")
                        .of(checkout: 1),
                    count: 2))
    }

    @Test func `an event that a sink dispatches is logged after the entry and marked, and nothing loops`() {
        var log: [String] = []
        let listener = LoggingListener { [stage] entry in
            log.append("\(entry.message) \(entry.isCausedByLogging)")
            stage.checkout.dispatchEvent(DialogClose())
            log.append("end")
        }
        stage.hub.addEventListener(listener)
        stage.checkout.dispatchEvent(DialogOpen())
        #expect(log == ["primer:dialog-open false", "end", "primer:dialog-close true", "end"])
        #expect(listener.suppressedCount == 1)
    }

    @Test func `a sink that dispatches thousands of events for one entry is cut off`() {
        let listener = LoggingListener { [stage] entry in
            guard !entry.isCausedByLogging else { return }
            for _ in 1...1_500 { stage.checkout.dispatchEvent(DialogClose()) }
        }
        stage.hub.addEventListener(listener)
        stage.checkout.dispatchEvent(DialogOpen())
        #expect(listener.suppressedCount == 500)
    }

    @Test func `the entry of a diagnostic does not show the id of a checkout`() {
        let stage = CheckoutStage.withPrivateId()
        stage.checkout.dispatchEvent(Ready())
        stage.hub.addCheckout(id: stage.checkout.id)
        let entries = stage.diagnostics.map { LogEntry($0) }
        #expect(
            entries.map { $0.message.prefix { $0 != "." } } == [
                "Checkout 1: The checkout became ready, and no listener subscribes to primer:ready",
                "Checkout 1: A checkout was added with the id of this one, which was still in use",
            ])
        #expect(!entries.map(\.text).joined().contains("private-id"))
    }

    @Test func `diagnostics of a hub can go where its log goes`() {
        let heard = Heard<LogEntry>()
        let hub = PrimerEventHub(diagnostics: { heard.hear(LogEntry($0)) })
        hub.dispatchEvent(CardSubmit())
        #expect(heard.values.map(\.level) == [.warning])
        #expect(heard.values.map { $0.metadata["diagnostic"] } == [.string("triggerUnheard")])
    }
}

/// What a sink causes later.
@MainActor
struct LoggingTaskTests {
    @Test func `a task that a sink starts cannot loop either`() async {
        let stage = CheckoutStage.withPrivateId()
        let (steps, step) = AsyncStream.makeStream(of: Void.self)
        var log: [String] = []
        let listener = LoggingListener { entry in
            log.append("\(entry.message) \(entry.isCausedByLogging)")
            Task {
                stage.checkout.dispatchEvent(DialogClose())
                step.yield()
            }
        }
        stage.hub.addEventListener(listener)
        stage.checkout.dispatchEvent(DialogOpen())
        var count = 0
        for await _ in steps {
            count += 1
            if count == 2 { break }
        }
        #expect(log == ["primer:dialog-open false", "primer:dialog-close true"])
        #expect(listener.suppressedCount == 1)
    }
}

/// A sink that keeps entries, or throws.
final class Entries: LogSink {
    var entries: [LogEntry] = []
    var error: (any Error)?

    func write(_ entry: LogEntry) throws {
        if let error { throw error }
        entries.append(entry)
    }
}

extension String {
    fileprivate var trimmingLastNewline: String { last == "\n" ? String(dropLast()) : self }
}
