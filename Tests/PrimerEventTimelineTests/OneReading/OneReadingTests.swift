import ListenerSupport
import PrimerEventAnalytics
import PrimerEventCoding
import PrimerEventListeners
@testable import PrimerEventTimeline
import PrimerEvents
import SessionSupport
import Testing

/// Analytics, log and timeline give the same answers about every recording: steps, outcomes, attempts, durations, what is news.
struct OneReadingTests {
    struct Recording: Sendable, CustomTestStringConvertible {
        let name: String
        let entries: [SessionReader.Entry]

        var testDescription: String { name }
    }

    /// The recordings of the vendor's package, and the sessions that are written by hand.
    static let recordings: [Recording] = {
        let recorded = ((try? WebRecordings.names()) ?? []).compactMap { name in
            (try? WebRecordings.entries(of: name)).map { Recording(name: "recorded \(name)", entries: $0) }
        }
        let written = (Sessions.names + [Sessions.legacy]).compactMap { name in
            (try? Sessions.entries(of: name)).map { Recording(name: name, entries: $0) }
        }
        return recorded + written
    }()

    @Test func `every recording is played, and what it comes to is written down`() throws {
        let names = try WebRecordings.names().map { "recorded \($0)" } + Sessions.names + [Sessions.legacy]
        #expect(Self.recordings.map(\.name) == names)
        #expect(Set(ReadOutcomes.table.map(\.recording)) == Set(names))
    }

    @Test(arguments: recordings)
    func `the timeline of a file, that of a hub and the log show the same steps`(_ recording: Recording) {
        let played = PlayedRecording(recording.entries)
        let filed = Timeline(of: recording.entries)
        #expect(played.timeline.readSteps == filed.readSteps)
        #expect(played.logged == filed.readSteps)
        #expect(played.timeline.attempts == filed.attempts)
    }

    @Test(arguments: recordings)
    func `analytics tracks the steps that are news, and only those`(_ recording: Recording) async {
        let played = PlayedRecording(recording.entries)
        let tracked = await played.calls().filter { !Self.unread.contains($0.name) }
        let shown = played.logged.filter { $0.isNews && Self.callName(of: $0) != nil }
        #expect(tracked.map(\.name) == shown.compactMap(Self.callName))
        #expect(tracked.map { $0["attempt"]?.number } == shown.map(\.attempt))
        #expect(tracked.map { $0["timeInProcessing"]?.number } == shown.map(\.milliseconds))
        // Ready begins a session, unless something else was told before.
        let starts = played.timeline.entries.flatMap(\.steps).filter {
            switch $0.kind {
            case .checkoutFailed, .held: false
            default: $0.isNews
            }
        }.reduce(into: [CheckoutRun.Step]()) { firsts, step in
            if firsts.last?.session != step.session { firsts.append(step) }
        }
        let trackedStarts = await played.calls().filter { $0.name == "checkout started" }
        let times = starts.map { $0.kind == .ready ? $0.duration?.wholeMilliseconds : nil }
        #expect(trackedStarts.map { $0["timeToReady"]?.number } == times)
    }

    @Test(arguments: recordings)
    func `headline and marks of a page say what the log says`(_ recording: Recording) {
        let played = PlayedRecording(recording.entries)
        let outcomes = played.logged.filter { $0.isNews && Self.words[$0.name] != nil }
        let ends = Set(
            played.logged.filter { $0.name == "paymentStarted" || Self.words[$0.name] != nil }
                .compactMap(\.attempt)
        ).sorted().map { attempt in
            outcomes.last { $0.attempt == attempt }.flatMap { Self.words[$0.name] } ?? "had no outcome"
        }
        #expect(PaymentStory(ends: ends).text == PaymentStory(of: played.timeline).text)
        let marks = played.timeline.entries.map { (Mark(of: $0), $0) }.flatMap { mark, entry -> [(Mark, String)] in
            guard case .event(let event) = entry else { return [] }
            return event.steps.map(\.kind.name).filter { Self.words[$0] != nil }.map { (mark, $0) }
        }
        for (mark, step) in marks { #expect(Self.marks[step] == mark) }
        #expect(marks.map(\.1) == played.logged.map(\.name).filter { Self.words[$0] != nil })
    }

    @Test(arguments: recordings)
    func `a recording comes to the outcomes that were written down`(_ recording: Recording) throws {
        let expected = try #require(ReadOutcomes.table.first { $0.recording == recording.name })
        let outcomes = Timeline(of: recording.entries).attempts.map { $0.outcome?.name ?? "none" }
        #expect(outcomes == expected.outcomes)
    }

    @Test(arguments: [UnstatedStatus.pending, .success, .byMethod, .settled(with: ["ADYEN_IDEAL"])])
    func `one setting says for all what a success without a status counts as`(_ unstatedStatus: UnstatedStatus) async {
        for recording in Self.recordings {
            let played = PlayedRecording(recording.entries, unstatedStatus: unstatedStatus)
            let filed = Timeline(of: recording.entries, unstatedStatus: unstatedStatus)
            let tracked = await played.calls().map(\.name)
            let settled = filed.readSteps.count { $0.name == "settled" && $0.isNews }
            #expect(tracked.count { $0 == "order completed" } == settled, "\(recording.name)")
            #expect(played.logged == filed.readSteps, "\(recording.name)")
        }
    }

    // MARK: - What each reader calls a step

    /// Calls that say nothing of their own about a step.
    private static let unread = ["checkout started", "payment info entered"]

    private static func callName(of step: ReadStep) -> String? {
        switch step.name {
        case "checkoutFailed": "checkout failed"
        case "methodChosen": "payment method selected"
        case "paymentStarted": "payment attempted"
        case "settled": "order completed"
        case "pending", "createdStatusUnknown": "payment pending"
        case "failed", "aborted": "payment failed"
        case "cancelled": "payment cancelled"
        case "dismissed": "checkout dismissed"
        default: nil
        }
    }

    /// The words of a headline for how an attempt ended.
    private static let words = [
        "settled": "succeeded", "pending": "is pending", "createdStatusUnknown": "was created", "failed": "failed",
        "aborted": "was aborted", "cancelled": "was cancelled",
    ]

    private static let marks: [String: Mark] = [
        "settled": .success, "pending": .pending, "createdStatusUnknown": .pending, "failed": .failure,
        "aborted": .failure, "cancelled": .cancellation,
    ]
}

extension TrackCall {
    /// A property by its name.
    fileprivate subscript(name: String) -> ExportedValue? { properties.first { $0.name == name }?.value }
}
