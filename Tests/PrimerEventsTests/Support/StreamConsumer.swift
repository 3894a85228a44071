import EventTree
import PrimerEvents
import PrimerEventsTesting
import Testing

/// One way for a stream to end, at one moment of its consumer.
struct StreamEnding: Sendable, CustomTestStringConvertible {
    /// Where the consumer is when it happens.
    enum Moment: CaseIterable, Sendable { case waiting, beforeTheFirst, between }

    /// What happens.
    enum Cause: CaseIterable, Sendable {
        case cancel, leave, dropSequence, removeNode, removeCheckout
        /// The checkout is removed, the stream is that of a node of the app's own in it, which lives on.
        case removeCheckoutAbove
    }

    let moment: Moment
    let cause: Cause

    static let all = Moment.allCases.flatMap { moment in Cause.allCases.map { Self(moment: moment, cause: $0) } }

    var testDescription: String { "\(moment), \(cause)" }
}

/// A consumer of a stream, in a task of its own.
struct StreamConsumer: Sendable {
    let ending: StreamEnding
    /// The only reference to the sequence, for the consumer to take.
    let sequence: Locked<EventStream<EventSnapshot<StateChange>>?>
    /// The consumer is at its moment.
    let isThere = Signal()
    /// The cause has happened.
    let goOn = Signal()

    init(of stream: consuming EventStream<EventSnapshot<StateChange>>, _ ending: StreamEnding) {
        sequence = Locked(stream)
        self.ending = ending
    }

    private func take() -> EventStream<EventSnapshot<StateChange>>? {
        sequence.withLock { sequence in
            defer { sequence = nil }
            return sequence
        }
    }

    /// Reads until the stream ends or it is time to leave.
    func run() async {
        if ending.moment == .beforeTheFirst {
            isThere.fire()
            await goOn.wait()
        }
        guard let stream = take(), !ending.isDroppedUnread else { return }
        if ending.moment == .between, ending.cause == .dropSequence { return await drop(stream) }
        // On the test's actor nothing comes between this and the suspension in `next`.
        if ending.moment == .waiting { isThere.fire() }
        var taken = 0
        for await _ in stream {
            taken += 1
            if ending.moment == .between, taken == 1 {
                isThere.fire()
                await goOn.wait()
                if ending.isForTheConsumer { break }
            } else if ending.isForTheConsumer {
                break
            }
        }
    }
}

extension StreamConsumer {
    /// Takes one event, and drops sequence and iterator without a loop to leave.
    private func drop(_ stream: consuming EventStream<EventSnapshot<StateChange>>) async {
        var iterator = Optional(stream.makeAsyncIterator())
        _ = await iterator?.next()
        isThere.fire()
        await goOn.wait()
        iterator = nil
    }
}

extension StreamEnding {
    /// Whether the consumer itself ends the stream, by leaving the loop or dropping the sequence.
    var isForTheConsumer: Bool { cause == .leave || cause == .dropSequence }

    /// Whether there is never a loop.
    fileprivate var isDroppedUnread: Bool { moment == .beforeTheFirst && cause == .dropSequence }
}

/// A checkout with a node of the app's own, whose stream is to end.
@MainActor
final class StreamStage {
    private let test = CheckoutStage.heard()
    private var node: EventTarget?
    private let ending: StreamEnding
    private let start: Int

    init(_ ending: StreamEnding) {
        self.ending = ending
        node = EventTarget("own-node", parent: test.checkout.part(.cardForm))
        start = test.checkout.eventTarget.listenerCount
    }

    private var target: EventTarget? {
        switch ending.cause {
        case .removeNode, .removeCheckoutAbove: node
        case .cancel, .leave, .dropSequence, .removeCheckout: test.checkout.eventTarget
        }
    }

    /// Of the checkout and, while it lives, of the node.
    private var listenerCount: Int { test.checkout.eventTarget.listenerCount + (node?.listenerCount ?? 0) }

    /// Plays the ending; returns when the consumer's loop has ended and the listener count is what it was.
    func play(onMainActor: Bool) async -> Bool {
        // No variable here: it would keep the sequence to the end of this call.
        guard let consumer = target.map({ StreamConsumer(of: $0.events(.stateChange), ending) }) else { return false }
        let task =
            if onMainActor {
                Task { @MainActor in await consumer.run() }
            } else {
                Task.detached { await consumer.run() }
            }
        if ending.moment == .between { target?.dispatchEvent(StateChange()) }
        await consumer.isThere.wait()
        cause(on: task)
        consumer.goOn.fire()
        target?.dispatchEvent(StateChange())
        await task.value
        return await listenersAreBack()
    }

    private func cause(on task: Task<Void, Never>) {
        switch ending.cause {
        case .cancel: task.cancel()
        case .leave, .dropSequence: target?.dispatchEvent(StateChange())
        case .removeNode: node = nil
        case .removeCheckout, .removeCheckoutAbove: test.checkout.remove()
        }
    }

    /// The consumer's last references may go a moment after its task's value is there; the suite has a time limit.
    private func listenersAreBack() async -> Bool {
        while listenerCount != start { await Task.yield() }
        return node == nil || ending.cause != .removeNode
    }
}
