import EventTree
import Testing

/// How a stream begins, what it hears and how it ends.
@Suite(.timeLimit(.minutes(5))) struct EventStreamTests {
    struct Step: EventDetail {
        static let eventType = "step"
        let number: Int
    }

    private static func numbers(of stream: EventStream<EventSnapshot<Step>>) async -> [Int] {
        var numbers: [Int] = []
        for await event in stream { numbers.append(event.detail.number) }
        return numbers
    }

    private let steps = EventType<Step>()

    @Test func `two consumers each get all of 10,000 events in order`() async {
        var node: EventTarget? = EventTarget("page")
        let streams = (0..<2).compactMap { _ in node?.events(steps) }
        let consumers = streams.map { stream in Task.detached { await Self.numbers(of: stream) } }
        for number in 0..<10_000 { node?.dispatchEvent(Step(number: number)) }
        node = nil
        #expect(consumers.count == 2)
        for consumer in consumers { #expect(await consumer.value == Array(0..<10_000)) }
    }

    /// No `async`, so nothing here can wait for anybody.
    @Test func `a consumer that never reads does not hold up a dispatch`() {
        let page = EventTarget("page")
        let streams = [page.events(steps), page.events(steps, buffering: .newest(1)), page.events(steps)]
        var heard = 0
        page.addEventListener(steps) { _ in heard += 1 }
        for number in 0..<10_000 { page.dispatchEvent(Step(number: number)) }
        #expect(heard == 10_000)
        #expect(streams.map(\.droppedCount) == [0, 9_999, 0])
        #expect(page.listenerCount == 4)
    }

    @Test func `each call is a subscription of its own, from that moment`() async {
        var node: EventTarget? = EventTarget("page")
        let first = node?.events(steps)
        node?.dispatchEvent(Step(number: 1))
        let second = node?.events(steps)
        node?.dispatchEvent(Step(number: 2))
        node = nil
        if let first { #expect(await Self.numbers(of: first) == [1, 2]) }
        if let second { #expect(await Self.numbers(of: second) == [2]) }
    }

    @Test func `a stream of every event hears all types in order`() async {
        var node: EventTarget? = EventTarget("page")
        let stream = node?.events()
        node?.dispatchEvent(Press())
        node?.dispatchEvent(Note())
        node = nil
        var types: [String] = []
        if let stream { for await event in stream { types.append(event.type) } }
        #expect(types == ["press", "note"])
    }

    @Test func `a second iterator is at its end at once, and the first is not disturbed`() async {
        let page = EventTarget("page")
        let stream = page.events(steps)
        var first = stream.makeAsyncIterator()
        var second = stream.makeAsyncIterator()
        page.dispatchEvent(Step(number: 1))
        #expect(await second.next() == nil)
        #expect(await first.next()?.detail.number == 1)
        #expect(page.listenerCount == 1)
    }

    @Test func `a task that is cancelled already ends at once, whatever is kept`() async {
        let page = EventTarget("page")
        let stream = page.events(steps)
        page.dispatchEvent(Step(number: 1))
        let numbers = await Task.detached {
            withUnsafeCurrentTask { $0?.cancel() }
            return await Self.numbers(of: stream)
        }.value
        #expect(numbers.isEmpty)
        #expect(page.listenerCount == 0)
    }

    @Test func `a stream that is dropped unread ends`() {
        let page = EventTarget("page")
        var stream: EventStream? = page.events(steps)
        #expect(stream?.droppedCount == 0)
        #expect(page.listenerCount == 1)
        stream = nil
        #expect(page.listenerCount == 0)
    }

    @Test func `a consumer that leaves its loop ends its stream and no other`() async {
        let page = EventTarget("page")
        let stream = page.events(steps)
        let other = page.events(steps)
        page.dispatchEvent(Step(number: 1))
        for await _ in stream { break }
        #expect(page.listenerCount == 1)
        page.dispatchEvent(Step(number: 2))
        #expect(await Self.numbers(of: stream) == [])
        page.finishStreams()
        #expect(await Self.numbers(of: other) == [1, 2])
    }

    @Test @MainActor func `what is kept is taken without suspending`() async {
        let page = EventTarget("page")
        let stream = page.events(steps)
        for number in 0..<100 { page.dispatchEvent(Step(number: number)) }
        var hasSuspended = false
        let other = Task { @MainActor in hasSuspended = true }
        var iterator = stream.makeAsyncIterator()
        for number in 0..<50 { #expect(await iterator.next()?.detail.number == number) }
        if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, *) {
            for number in 50..<100 { #expect(await iterator.next(isolation: #isolation)?.detail.number == number) }
        }
        #expect(!hasSuspended)
        await other.value
    }

    @Test @MainActor func `of two who wait with one iterator, the second is at its end and the first gets the event`()
        async
    {
        let page = EventTarget("page")
        let iterator = page.events(steps).makeAsyncIterator()
        let (results, continuation) = AsyncStream.makeStream(of: Int?.self)
        for _ in 0..<2 {
            Task { @MainActor in
                var copy = iterator
                continuation.yield(await copy.next()?.detail.number)
            }
        }
        var ends = results.makeAsyncIterator()
        #expect(await ends.next() == .some(nil))
        page.dispatchEvent(Step(number: 1))
        #expect(await ends.next() == .some(1))
    }

    @Test func `streams that are finished while their node lives keep what they have and hear no more`() async {
        let page = EventTarget("page")
        page.addEventListener(steps) { _ in }
        let stream = page.events(steps)
        page.dispatchEvent(Step(number: 1))
        page.finishStreams()
        #expect(page.listenerCount == 1)
        let late = page.events(steps)
        #expect(page.listenerCount == 1)
        page.dispatchEvent(Step(number: 2))
        #expect(await Self.numbers(of: stream) == [1])
        #expect(await Self.numbers(of: late) == [])
    }

    @Test func `streams that are finished in mid-dispatch hear that event and those within it`() async {
        let page = EventTarget("page")
        let form = EventTarget("form", parent: page)
        form.addEventListener(steps) { event in
            guard event.detail.number == 1 else { return }
            page.finishStreams()
            page.dispatchEvent(Step(number: 2))
        }
        let stream = page.events(steps)
        form.dispatchEvent(Step(number: 1))
        form.dispatchEvent(Step(number: 3))
        #expect(await Self.numbers(of: stream) == [2, 1])
        #expect(page.listenerCount == 0)
    }

    @Test func `finishing in mid-dispatch survives that the tree joins another one`() async throws {
        let page = EventTarget("page")
        let form = EventTarget("form")
        form.addEventListener(steps) { _ in
            form.finishStreams()
            try page.append(form)
        }
        let stream = form.events(steps)
        form.dispatchEvent(Step(number: 1))
        #expect(form.listenerCount == 1)
        #expect(await Self.numbers(of: stream) == [1])
    }

    @Test @MainActor func `next is the next event of its type`() async {
        let page = EventTarget("page")
        page.dispatchEvent(Step(number: 1))
        Task { @MainActor in
            page.dispatchEvent(Press())
            page.dispatchEvent(Step(number: 2))
            page.dispatchEvent(Step(number: 3))
        }
        let event = await page.next(steps)
        #expect(event?.detail.number == 2)
        #expect(page.listenerCount == 0)
    }

    @Test @MainActor func `next ends with its task and with the streams of its node`() async {
        let page = EventTarget("page")
        let waiting = Task { @MainActor in await page.next(steps) }
        while page.listenerCount == 0 { await Task.yield() }
        waiting.cancel()
        #expect(await waiting.value == nil)
        #expect(page.listenerCount == 0)
        Task { @MainActor in page.finishStreams() }
        #expect(await page.next(steps) == nil)
    }
}
