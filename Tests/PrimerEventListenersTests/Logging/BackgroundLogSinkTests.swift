import EventTree
import Foundation
import ListenerSupport
import PrimerEventListeners
import PrimerEvents
import PrimerEventsTesting
import Testing

@Suite(.timeLimit(.minutes(5)))
struct BackgroundLogSinkTests {
    /// A sink that waits at its first entry until it is let go on.
    private final class Slow: LogSink, Sendable {
        let entries = Heard<String>()
        let isReached = DispatchSemaphore(value: 0)
        let mayGoOn = DispatchSemaphore(value: 0)

        func write(_ entry: LogEntry) {
            if entries.values.isEmpty {
                isReached.signal()
                mayGoOn.wait()
            }
            entries.hear(entry.message)
        }
    }

    private struct Broken: LogSink, Error {
        func write(_ entry: LogEntry) throws { throw self }
    }

    private func entry(_ number: Int) -> LogEntry { LogEntry(.attemptReplaced(attempt: number)) }

    @Test func `entries are written in order, and writing does not wait`() throws {
        let slow = Slow()
        let sink = BackgroundLogSink(slow)
        for number in 1...50 { try sink.write(entry(number)) }
        slow.mayGoOn.signal()
        sink.flush()
        #expect(slow.entries.values == (1...50).map { entry($0).message })
        #expect(sink.droppedCount == 0)
    }

    @Test func `what there is no room for is dropped, counted and reported`() throws {
        let slow = Slow()
        let sink = BackgroundLogSink(slow, capacity: 2)
        try sink.write(entry(1))
        slow.isReached.wait()
        try sink.write(entry(2))
        #expect(throws: BackgroundLogFailure.full) { try sink.write(entry(3)) }
        slow.mayGoOn.signal()
        sink.flush()
        try sink.write(entry(4))
        sink.flush()
        #expect(slow.entries.values == [1, 2, 4].map { entry($0).message })
        #expect(sink.droppedCount == 1)
    }

    @Test func `a failure is reported with the next entry, once`() throws {
        let sink = BackgroundLogSink(Broken())
        try sink.write(entry(1))
        sink.flush()
        #expect(throws: BackgroundLogFailure.sinkFailed(errorType: "Broken")) { try sink.write(entry(2)) }
    }

    @Test func `a blocking sink in the background blocks no dispatch`() {
        let slow = Slow()
        let background = BackgroundLogSink(slow)
        let stage = CheckoutStage.withPrivateId()
        stage.hub.addEventListener(LoggingListener(to: background))
        stage.checkout.dispatchEvent(DialogOpen())
        stage.checkout.dispatchEvent(DialogClose())
        #expect(slow.entries.values == [])
        slow.mayGoOn.signal()
        background.flush()
        #expect(slow.entries.values == ["primer:dialog-open", "primer:dialog-close"])
    }
}
