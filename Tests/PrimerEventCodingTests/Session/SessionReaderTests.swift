import Foundation
import PrimerEventCoding
import PrimerEvents
import SessionSupport
import Testing

@Suite("Reading sessions")
struct SessionReaderTests {
    @Test("Every line of a session is read", arguments: Sessions.current)
    func everyLine(name: String, events: Int, answers: Int) throws {
        let lines = try Sessions.entries(of: name).map { try $0.get() }
        #expect(lines.count == events + answers)
        #expect(lines.map(\.seq) == (1...Int64(events + answers)).map { $0 })
        #expect(lines.count { if case .answer = $0 { true } else { false } } == answers)
    }

    @Test("The sessions that are read are those that are shipped")
    func shipped() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Sessions.folder.path)
        #expect(
            Set(files.filter { $0.hasSuffix(".ndjson") })
                == Set(Sessions.current.map { "\($0.name).ndjson" } + ["\(Sessions.legacy).ndjson"]))
    }

    /// The web's names, and by hand the type that each becomes.
    static let types: [String: any PrimerEventDetail.Type] = [
        "primer:ready": Ready.self,
        "primer:state-change": StateChange.self,
        "primer:methods-update": MethodsUpdate.self,
        "primer:payment-start": PaymentStart.self,
        "primer:payment-success": PaymentSuccess.self,
        "primer:payment-failure": PaymentFailure.self,
        "primer:payment-cancel": PaymentCancel.self,
        "primer:payment-approval-required": PaymentApprovalRequired.self,
        "primer:vault-methods-update": VaultMethodsUpdate.self,
        "primer:vault-selection-change": VaultSelectionChange.self,
        "primer:card-network-change": CardNetworkChange.self,
        "primer:bin-data-available": BinDataAvailable.self,
        "primer:bin-data-loading-change": BinDataLoadingChange.self,
        "primer:card-success": CardSuccess.self,
        "primer:card-error": CardError.self,
        "primer:shipping-address-change": ShippingAddressChange.self,
        "primer:shipping-option-change": ShippingOptionChange.self,
        "primer:show-other-payments-toggled": ShowOtherPaymentsToggled.self,
        "primer:dialog-open": DialogOpen.self,
        "primer:dialog-close": DialogClose.self,
        "primer:card-submit": CardSubmit.self,
        "primer:vault-submit": VaultSubmit.self,
        "primer:show-other-payments-toggle": ShowOtherPaymentsToggle.self,
    ]

    @Test("Every event of every session becomes its type, and all 23 occur")
    func typed() throws {
        var namesLeft = Set(Self.types.keys)
        for entry in SessionReader.read(try Sessions.allBytes()) {
            guard case .event(let recorded) = try entry.get() else { continue }
            let type = try #require(Self.types[recorded.event.type])
            #expect(Swift.type(of: recorded.event.detail) == type)
            namesLeft.remove(recorded.event.type)
        }
        #expect(namesLeft.isEmpty)
    }

    @Test("An event has its place, flags, time, path, checkout and answers")
    func envelope() throws {
        let start = try Sessions.event(5, of: "apple-pay-shipping")
        #expect(start.event.flags == [.bubbles, .composed, .cancelable])
        #expect(start.event.timeStamp == 37.5)
        #expect(start.checkout == "checkout-1")
        #expect(
            start.path == [
                "primer-card-form", "#shadow-root", "primer-main", "slot", "#shadow-root", "primer-checkout", "body",
                "html", "#document", "window",
            ])
        #expect(start.answers == ["continuePaymentCreation", "abortPaymentCreation"])
        let trigger = try Sessions.event(9, of: "card-success")
        #expect(trigger.event.flags == [.bubbles, .composed])
        #expect(trigger.checkout == nil)
        #expect(trigger.answers == [])
    }

    @Test("An answer has the event it answers, its name and arguments")
    func answer() throws {
        let line = try Sessions.entries(of: "held-then-continued")[8].get()
        #expect(
            line
                == .answer(
                    SessionAnswer(
                        seq: 9, answerTo: 8, name: "continuePaymentCreation",
                        arguments: [["idempotencyKey": "order-1001-try-1"]], timeStamp: 67.5)))
    }

    @Test("Members of a line that nobody knows are ignored")
    func unknownMembers() throws {
        let line = #"{"seq":1,"answerTo":2,"name":"continue","arguments":[],"timeStamp":3,"later":[{}]}"#
        let expected = SessionAnswer(seq: 1, answerTo: 2, name: "continue", arguments: [], timeStamp: 3)
        #expect(try SessionLine(decoding: line.utf8) == .answer(expected))
    }
}
