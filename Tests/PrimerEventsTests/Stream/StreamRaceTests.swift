import EventTree
import PrimerEvents
import PrimerEventsTesting
import Testing

/// Streams end on one thread while the tree goes on on another; to be run with the thread sanitizer too:
/// `swift test --sanitize=thread --scratch-path .build/thread --filter Race`.
@MainActor
// One after the other: they share the main actor, and each has its own limit of time.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct StreamRaceTests {
    @Test(arguments: StreamEnding.all, [true, false])
    func `the loop ends and the listener count returns, 1,000 times`(_ ending: StreamEnding, onMainActor: Bool) async {
        for _ in 0..<1_000 {
            let ended = await StreamStage(ending).play(onMainActor: onMainActor)
            if !ended { Issue.record("\(ending.testDescription)") }
        }
    }

    @Test func `consumers are cancelled while the tree dispatches, and what they got is without a gap`() async {
        let test = CheckoutStage.heard()
        let start = test.hub.eventTarget.listenerCount
        for _ in 0..<1_000 {
            let stream = test.hub.events(.binDataLoadingChange)
            let consumer = Task.detached {
                var loading: [Bool] = []
                for await event in stream { loading.append(event.detail.loading) }
                return loading
            }
            for number in 0..<10 {
                test.checkout.dispatchEvent(BinDataLoadingChange(loading: number.isMultiple(of: 2)))
                if number == 5 { consumer.cancel() }
            }
            let loading = await consumer.value
            let isAlternating = loading.indices.allSatisfy { loading[$0] == $0.isMultiple(of: 2) }
            #expect(isAlternating)
        }
        while test.hub.eventTarget.listenerCount != start { await Task.yield() }
    }
}
