import Foundation
import PrimerEventCoding
import PrimerEvents
import Testing

@Suite("Reading sessions")
struct SessionReaderTests {
    @Test("Every line of a session is read", arguments: Sessions.current)
    func everyLine(name: String, events: Int, answers: Int) throws {
        let lines = try SessionReader.read(Sessions.bytes(of: name)).map { try $0.get() }
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
        let line = try SessionReader.read(Sessions.bytes(of: "held-then-continued"))[8].get()
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

    // MARK: - Framing

    @Test("CRLF, empty lines, no last line end and a byte order mark change nothing")
    func lineEnds() throws {
        let plain = try Sessions.bytes(of: "card-success")
        let expected = SessionReader.read(plain)
        let text = String(decoding: plain, as: UTF8.self)
        let inCRLF = text.replacingOccurrences(of: "\n", with: "\r\n")
        let spaced = "\n\r\n" + text.replacingOccurrences(of: "\n", with: "\n \t\n\n")
        for variant in [inCRLF, spaced, String(text.dropLast()), String(inCRLF.dropLast()), "\u{feff}" + text] {
            #expect(SessionReader.read(variant.utf8) == expected)
        }
    }

    @Test("A byte order mark further on is no JSON")
    func laterByteOrderMark() {
        #expect(
            SessionReader.read("\n\u{feff}{}".utf8).map(text) == [
                "line 2: no valid JSON at byte 0: unexpected character"
            ])
    }

    @Test("U+2028 inside a string is data")
    func lineSeparator() throws {
        let line = #"{"seq":1,"answerTo":2,"name":"a\#u{2028}b\#u{2029}c\#u{85}d","arguments":[],"timeStamp":3}"#
        let entries = SessionReader.read((line + "\n" + line).utf8)
        #expect(entries.map(text) == ["1 a\u{2028}b\u{2029}c\u{85}d", "1 a\u{2028}b\u{2029}c\u{85}d"])
    }

    @Test("Every cut of three lines gives the same entries")
    func everyCut() throws {
        let bytes = Array(
            """
            {"seq":1,"answerTo":2,"name":"caf\u{e9}","arguments":[],"timeStamp":3}\r
            {"seq":
            {"seq":2,"answerTo":2,"name":"\u{1f600}","arguments":[],"timeStamp":3}
            """.utf8)
        let expected = SessionReader.read(bytes)
        #expect(
            expected.map(text) == [
                "1 caf\u{e9}", "line 2: no valid JSON at byte 7: the text ends too early", "2 \u{1f600}",
            ])
        for cut in 0...bytes.count {
            #expect(entries(of: [Array(bytes[..<cut]), Array(bytes[cut...])]) == expected)
        }
    }

    @Test("Any pieces of all sessions give the same entries", arguments: 1...40)
    func randomPieces(seed: Int) throws {
        let bytes = try Sessions.allBytes()
        let expected = SessionReader.read(bytes)
        var random = SplitMix(state: UInt64(seed))
        var pieces: [[UInt8]] = []
        var start = 0
        while start < bytes.count {
            let length = Int.random(in: 0...(seed.isMultiple(of: 2) ? 40 : 4_000), using: &random)
            let end = min(start + length, bytes.count)
            pieces.append(Array(bytes[start..<end]))
            start = end
        }
        #expect(entries(of: pieces) == expected)
    }

    @Test("A line over the limit is one error, and the next is read")
    func overLongLine() throws {
        let limits = CodingLimits(bytesPerLine: 400)
        let long = #"{"seq":1,"junk":""# + String(repeating: "x", count: 100_000) + "\"}\n"
        let good = #"{"seq":2,"answerTo":1,"name":"continue","arguments":[],"timeStamp":3}"#
        let bytes = Array((long + good).utf8)
        let expected = ["line 1: exceeds a limit: more than 400 bytes", "2 continue"]
        #expect(SessionReader.read(bytes, limits: limits).map(text) == expected)
        #expect(entries(of: bytes.map { [$0] }, limits: limits).map(text) == expected)
    }

    private func entries(of pieces: [[UInt8]], limits: CodingLimits = .default) -> [SessionReader.Entry] {
        var reader = SessionReader(limits: limits)
        var entries = pieces.flatMap { reader.push($0) }
        if let last = reader.finish() { entries.append(last) }
        return entries
    }
}

/// Random numbers that are the same in every run.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed &>> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed &>> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed &>> 31)
    }
}
