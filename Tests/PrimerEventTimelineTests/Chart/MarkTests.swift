import EventTree
import PrimerEventListeners
@testable import PrimerEventTimeline
import PrimerEvents
import Testing

/// What a reader is told that an entry means.
struct MarkTests {
    private func mark(of detail: String, _ type: String) -> Mark? {
        let timeline = Recordings.timeline(ofLines: [Recordings.line(1, type, detail: detail)])
        return timeline.entries.first.map(Mark.init(of:))
    }

    @Test(arguments: [
        (#"{"payment":{"id":"p"},"timestamp":1}"#, Mark.pending),
        (#"{"payment":{"id":"p"},"timestamp":1,"status":"success"}"#, .success),
        (#"{"payment":{"id":"p"},"timestamp":1,"status":"pending"}"#, .pending),
    ])
    func `a payment that is not known to be settled is no success`(detail: String, expected: Mark) {
        #expect(mark(of: detail, "primer:payment-success") == expected)
    }

    @Test func `a checkout that could not start is a problem`() throws {
        let timeline = try Recordings.timeline(of: "invalid-client-token")
        #expect(timeline.entries.map(Mark.init(of:)) == [.plain, .problem])
    }

    @Test func `decisions are told apart`() throws {
        let sessions = ["held-then-continued", "held-then-aborted", "apple-pay-shipping"]
        let marks = try sessions.map { try Recordings.timeline(of: $0).decisions.map { Mark(of: .decision($0)) } }
        #expect(marks == [[.continued], [.aborted], [.continued, .continued]])
    }

    @Test func `a line that is none is a diagnostic`() {
        #expect(Recordings.timeline(ofLines: ["{"]).entries.map(Mark.init(of:)) == [.diagnostic])
    }

    @Test func `every mark has words of its own`() {
        #expect(Set(Mark.allCases.map(\.label)).count == Mark.allCases.count)
    }
}
