import ListenerSupport
import PrimerEventListeners
import PrimerEvents
import PrimerEventsTesting
import Testing

struct LogMetadataTests {
    /// The values of the ecosystem's logging API.
    private indirect enum Value: Equatable {
        case string(String)
        case array([Value])
        case dictionary([String: Value])
    }

    private func entry(_ detail: some PrimerEventDetail) throws -> LogEntry {
        let stage = CheckoutStage.withPrivateId()
        var entries: [LogEntry] = []
        stage.hub.addEventListener(LoggingListener { entries.append($0) })
        stage.checkout.dispatchEvent(detail)
        return try #require(entries.first)
    }

    @Test func `metadata is nested as the fields are`() throws {
        let entry = try entry(
            MethodsUpdate(methods: [
                InitializedPaymentMethod(type: .paymentCard), InitializedPaymentMethod(type: "a\nb"),
            ]))
        #expect(
            entry.metadata["detail"]
                == .dictionary([
                    "methods": .array([
                        .dictionary(["type": .string("PAYMENT_CARD")]), .dictionary(["type": .string("a\\nb")]),
                    ])
                ]))
        #expect(entry.metadata["origin"] == .string("primer-checkout"))
    }

    @Test func `metadata goes over into the values of another library`() throws {
        let metadata = try entry(BinDataLoadingChange(loading: true))
            .metadata(Value.string, Value.array, Value.dictionary)
        #expect(metadata["detail"] == .dictionary(["loading": .string("true")]))
        #expect(metadata["checkout"] == .string("1"))
    }

    @Test func `as JSON an entry keeps numbers and truths`() throws {
        let json = try entry(BinDataLoadingChange(loading: true)).json.objectValue
        #expect(json?["detail"]?.objectValue?["loading"] == true)
        #expect(json?["checkout"] == 1)
        #expect(json?["level"] == "trace")
        #expect(json?["message"] == "primer:bin-data-loading-change")
    }
}
