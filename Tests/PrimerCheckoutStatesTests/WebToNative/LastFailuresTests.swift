import PrimerEvents
import Testing

@testable import PrimerCheckoutStates

/// What a screen shows of what failed last.
struct LastFailuresTests {
    struct Row: CustomTestStringConvertible {
        let testDescription: String
        let inputs: [WebInput]
        var payment: String?
        var checkout: String?

        init(_ words: String, _ inputs: [WebInput], payment: String? = nil, checkout: String? = nil) {
            testDescription = words
            self.inputs = inputs
            self.payment = payment
            self.checkout = checkout
        }
    }

    private static func failed(_ diagnosticsId: String, isLoading: Bool = false) -> WebInput {
        .stateChange(
            StateChange.State(isLoading: isLoading, paymentFailure: WebStory.failure(diagnosticsId).error))
    }

    static let rows = [
        Row("nothing failed", WebStory.untilReady),
        Row("a decline by its event", [WebStory.declined], payment: "d-1"),
        Row("a decline in the state, heard by who came late", [failed("d-1")], payment: "d-1"),
        Row("a decline told twice is one", [failed("d-1"), WebStory.declined], payment: "d-1"),
        Row("the later of two", [WebStory.declined, WebStory.declinedAgain], payment: "d-2"),
        Row("an idle state keeps it", [WebStory.declined, WebStory.idle], payment: "d-1"),
        Row("closing keeps it", [WebStory.declined, WebStory.dismissed], payment: "d-1"),
        Row("another attempt clears it", [WebStory.declined, WebStory.start()]),
        Row("processing clears it, where no start is told", [WebStory.declined, WebStory.processing]),
        Row("success clears it", [WebStory.declined, WebStory.paid]),
        Row("success in the state clears it", [WebStory.declined, WebStory.successful]),
        Row("a state that still tells it does not bring it back", [failed("d-1"), WebStory.start(), failed("d-1")]),
        Row("nor after another session has begun", [failed("d-1"), .sessionCancelled, failed("d-1", isLoading: true)]),
        Row("a cancelled attempt leaves nothing", [WebStory.declined, WebStory.start(), .paymentCancel]),
        Row("a failed start", [WebStory.loading, WebStory.erred("e-1")], checkout: "e-1"),
        Row("a failed start that is told again", [WebStory.erred("e-1"), WebStory.erred("e-1")], checkout: "e-1"),
        Row("loading again clears it", [WebStory.erred("e-1"), WebStory.erred("e-1", isLoading: true)]),
        Row("a state without it clears it", [WebStory.erred("e-1"), WebStory.idle]),
        Row("ready clears it", [WebStory.erred("e-1"), WebStory.ready]),
        Row("another session clears it", [WebStory.erred("e-1"), .sessionCancelled]),
        Row(
            "both at once", [WebStory.declined, WebStory.erred("e-1")], payment: "d-1", checkout: "e-1"),
    ]

    @Test(arguments: rows)
    func `what is left is the last that was not tried again`(row: Row) {
        var failures = LastFailures()
        for input in row.inputs { failures.receive(input, AttemptsSeen()) }
        #expect(failures.payment?.diagnosticsId == row.payment)
        #expect(failures.checkout?.diagnosticsId == row.checkout)
    }
}
