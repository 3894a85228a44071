import PrimerEvents
import Testing

struct NullDetailTests {
    @Test func `a state-change without a state differs from one with an idle state`() {
        #expect(StateChange(state: nil) != StateChange())
        #expect(StateChange(state: nil).state == nil)
    }

    @Test func `a state-change without a state reads as idle`() {
        let event = StateChange(state: nil)
        #expect(!event.isLoading && !event.isProcessing && !event.isSuccessful)
        #expect(event.primerJsError == nil && event.paymentFailure == nil)
    }

    @Test func `a state-change reads its state`() {
        let failure = PaymentFailureError(code: .paymentFailed)
        let error = PrimerJSError(code: .initializationError)
        let event = StateChange(isProcessing: true, primerJsError: error, paymentFailure: failure)
        #expect(!event.isLoading && event.isProcessing && !event.isSuccessful)
        #expect(event.primerJsError == error && event.paymentFailure == failure)
    }

    @Test func `a card-network-change without a detail differs from one with no networks`() {
        #expect(CardNetworkChange(networks: nil) != CardNetworkChange(networks: CardNetworkChange.Networks()))
    }

    @Test func `an unknown event tells a null detail from none`() {
        #expect(UnknownEvent(name: "primer:x", detail: .null) != UnknownEvent(name: "primer:x"))
    }

    @Test func `a diagnostics id tells null from absence, and both read as none`() {
        let absent = PaymentFailureError(code: .paymentFailed)
        var null = absent
        null.statedDiagnosticsId = .null
        #expect(absent.statedDiagnosticsId == .absent)
        #expect(null != absent)
        #expect(null.diagnosticsId == nil && absent.diagnosticsId == nil)
    }

    @Test func `a diagnostics id can be set and taken away`() {
        var error = PrimerJSError(code: .initializationError, diagnosticsId: "diag-1")
        #expect(error.statedDiagnosticsId == .value("diag-1"))
        error.diagnosticsId = nil
        #expect(error.statedDiagnosticsId == .absent)
        error.diagnosticsId = "diag-2"
        #expect(error.diagnosticsId == "diag-2")
    }
}
