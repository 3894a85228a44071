import PrimerEventListeners
@testable import PrimerEventTimeline
import Testing

/// What became of the payments, in one sentence.
struct PaymentStoryTests {
    private func story(of timeline: Timeline) -> String {
        PaymentStory(of: timeline).text
    }

    @Test(arguments: [
        ("card-success", "The payment was created."),
        ("decline-then-retry", "Payment 1 failed, payment 2 was created."),
        ("held-then-aborted", "The payment was aborted."),
        ("held-then-continued", "The payment was created."),
        ("network-failure", "The payment failed."),
        ("invalid-client-token", "No payment was started."),
    ])
    func `a session is told`(name: String, expected: String) throws {
        #expect(story(of: try Recordings.timeline(of: name)) == expected)
    }

    @Test(arguments: [("success", "The payment succeeded."), ("pending", "The payment is pending.")])
    func `a status that is stated is told`(status: String, expected: String) {
        let success = #"{"payment":{"id":"p"},"timestamp":1,"status":"\#(status)"}"#
        let lines = [Recordings.line(1, "primer:payment-success", detail: success)]
        #expect(story(of: Recordings.timeline(ofLines: lines)) == expected)
    }

    @Test func `payments of two checkouts are not mixed up`() {
        let start = #"{"paymentMethodType":"PAYPAL","timestamp":1}"#
        let lines = [
            Recordings.line(1, "primer:payment-start", detail: start),
            Recordings.line(2, "primer:payment-start", detail: start, checkout: "checkout-2"),
            Recordings.line(3, "primer:payment-cancel", detail: start),
        ]
        #expect(story(of: Recordings.timeline(ofLines: lines)) == "Payment 1 was cancelled, payment 2 had no outcome.")
    }

    @Test func `many payments are counted`() {
        let lines = (1...6).map { number in
            Recordings.line(
                Int64(number), "primer:payment-start",
                detail: #"{"paymentMethodType":"METHOD_\#(number)","timestamp":1}"#)
        }
        #expect(story(of: Recordings.timeline(ofLines: lines)) == "6 payments: 6 had no outcome.")
    }

    @Test @MainActor func `a payment that a gate forgot was aborted, though it ends with a cancellation`() {
        #expect(story(of: LiveStory().timeline()) == "Payment 1 failed, payment 2 was aborted.")
    }
}
