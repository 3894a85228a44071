import Foundation
import PrimerEvents
import Testing

@testable import PrimerEventCoding

/// What a page or a broken file may send: each is an error for its line, with this text, and its neighbours are read.
@Suite("Hostile lines")
struct HostileLineTests {
    struct Line: Sendable, CustomTestStringConvertible {
        var bytes: [UInt8]
        var error: String
        var testDescription: String { error }

        init(_ bytes: [UInt8], _ error: String) {
            self.bytes = bytes
            self.error = error
        }

        init(_ text: String, _ error: String) { self.init(Array(text.utf8), error) }

        /// An event with this detail; its name stands before the error.
        init(_ name: String, _ detail: String, _ error: String) {
            self.init(HostileLineTests.event(name, detail), "\(name): \(error)")
        }
    }

    static func event(_ name: String, _ detail: String, timeStamp: String = "1.5") -> String {
        #"{"seq":1,"type":"\#(name)","timeStamp":\#(timeStamp),"detail":\#(detail),"#
            + #""bubbles":true,"composed":true,"cancelable":false,"path":["body"]}"#
    }

    static let good = event("primer:dialog-open", "null")

    // MARK: - Text

    static let texts: [Line] = [
        Line(
            #"{"seq":1,"type":"primer:ready","timeSt"#,
            "no valid JSON at byte 38: the text ends too early"),
        Line(
            Array(#"{"seq":1,"type":""#.utf8) + [0xFF, 0xFE] + Array("\"}".utf8),
            "no valid JSON at byte 17: invalid UTF-8"),
        Line(
            Array(#"{"seq":1,"type":""#.utf8) + [0xED, 0xA0, 0xBD] + Array("\"}".utf8),
            "no valid JSON at byte 17: invalid UTF-8"),
        Line(event("CANARY\\ud83d", "null"), "no valid JSON at byte 23: half a surrogate pair in a string"),
        Line("{\"seq\":1,\"ty\0pe\":2}", "no valid JSON at byte 12: control character in a string"),
        Line("\0\0\0\0", "no valid JSON at byte 0: unexpected character"),
        Line("{\"seq\":1}\0", "no valid JSON at byte 9: something follows the value"),
        Line(
            String(repeating: "[", count: 100_000), "exceeds a limit: more than 64 levels of nesting"),
        Line(
            String(repeating: "{\"CANARY\":", count: 100_000), "exceeds a limit: more than 64 levels of nesting"),
        Line(
            "[" + String(repeating: "0,", count: 20_000) + "0]",
            "exceeds a limit: more than 10000 items in one array or object"),
        Line(
            "[" + String(repeating: "[0,0,0,0,0,0,0,0,0],", count: 6_000) + "0]",
            "exceeds a limit: more than 50000 items in total"),
        Line(
            "\"" + String(repeating: "CANARY", count: 200_000) + "\"", "exceeds a limit: more than 1048576 bytes"),
        Line("{'seq':1}", "no valid JSON at byte 1: unexpected character"),
        Line("NaN", "no valid JSON at byte 0: unexpected character"),
        Line("primer:ready", "no valid JSON at byte 0: unexpected character"),
        Line(good + "," + good, "no valid JSON at byte \(good.utf8.count): something follows the value"),
    ]

    // MARK: - The line

    static let lines: [Line] = [
        Line("\"CANARY\"", "expected an object, found a string"),
        Line("[]", "expected an object, found an array"),
        Line("null", "expected an object, found null"),
        Line("{}", "type: expected a string, found nothing"),
        Line(#"{"type":{"CANARY":1}}"#, "type: expected a string, found an object"),
        Line(
            #"{"type":"primer:ready"}"#, "primer:ready: seq: expected a whole number that fits 64 bits, found nothing"),
        Line(#"{"type":"primer:CANARY"}"#, "seq: expected a whole number that fits 64 bits, found nothing"),
        Line(
            #"{"type":"primer:vault:selection-change"}"#,
            "primer:vault-selection-change: seq: expected a whole number that fits 64 bits, found nothing"),
        Line(
            #"{"seq":9223372036854775808,"type":"primer:ready"}"#,
            "primer:ready: seq: expected a whole number that fits 64 bits, found a number"),
        Line(
            #"{"seq":1.5,"type":"primer:ready"}"#,
            "primer:ready: seq: expected a whole number that fits 64 bits, found a number"),
        Line(
            event("primer:ready", "{}", timeStamp: "1e400"),
            "primer:ready: timeStamp: expected a finite number, found a number"),
        Line(
            event("primer:ready", "{}", timeStamp: "-1e400"),
            "primer:ready: timeStamp: expected a finite number, found a number"),
        Line(
            event("primer:ready", "{}", timeStamp: "\"CANARY\""),
            "primer:ready: timeStamp: expected a finite number, found a string"),
        Line(
            good.replacingOccurrences(of: "\"bubbles\":true", with: "\"bubbles\":1"),
            "primer:dialog-open: bubbles: expected true or false, found a number"),
        Line(
            good.replacingOccurrences(of: "\"composed\":true,", with: ""),
            "primer:dialog-open: composed: expected true or false, found nothing"),
        Line(
            good.replacingOccurrences(of: "\"cancelable\":false", with: "\"cancelable\":null"),
            "primer:dialog-open: cancelable: expected true or false, found null"),
        Line(
            good.replacingOccurrences(of: "[\"body\"]", with: "\"CANARY\""),
            "primer:dialog-open: path: expected an array, found a string"),
        Line(
            good.replacingOccurrences(of: "[\"body\"]", with: "[\"CANARY\",null]"),
            "primer:dialog-open: path[1]: expected a string, found null"),
        Line(
            good.replacingOccurrences(of: "\"path\"", with: "\"checkout\":1,\"path\""),
            "primer:dialog-open: checkout: expected a string, found a number"),
        Line(
            good.replacingOccurrences(of: "\"path\"", with: "\"answers\":[[]],\"path\""),
            "primer:dialog-open: answers[0]: expected a string, found an array"),
        Line(
            #"{"seq":1,"answerTo":"CANARY","name":"continue","arguments":[],"timeStamp":1}"#,
            "answerTo: expected a whole number that fits 64 bits, found a string"),
        Line(
            #"{"seq":1,"answerTo":2,"name":"continue","arguments":{"CANARY":1},"timeStamp":1}"#,
            "arguments: expected an array, found an object"),
        Line(#"{"seq":1,"answerTo":2,"arguments":[],"timeStamp":1}"#, "name: expected a string, found nothing"),
    ]

    // MARK: - Details

    static let lifecycle: [Line] = [
        Line("primer:state-change", "\"CANARY\"", "detail: expected an object or null, found a string"),
        Line(
            "primer:state-change", #"{"isLoading":"CANARY"}"#,
            "detail.isLoading: expected true or false, found a string"),
        Line(
            "primer:state-change", #"{"isLoading":true,"isProcessing":true}"#,
            "detail.isSuccessful: expected true or false, found nothing"),
        Line(
            "primer:state-change",
            #"{"isLoading":true,"isProcessing":true,"isSuccessful":true,"primerJsError":"CANARY"}"#,
            "detail.primerJsError: expected an object, found a string"),
        Line(
            "primer:state-change",
            #"{"isLoading":true,"isProcessing":true,"isSuccessful":true,"paymentFailure":{"CANARY":1}}"#,
            "detail.paymentFailure.code: expected a string, found nothing"),
        Line("primer:methods-update", #"{"CANARY":[]}"#, "detail: expected an array, found an object"),
        Line("primer:methods-update", "null", "detail: expected an array, found null"),
        Line(
            "primer:methods-update", #"[{"type":"CANARY"},{"type":7}]"#,
            "detail[1].type: expected a string, found a number"),
        Line(
            "primer:checkout-dismissed", #"{"attempt":true}"#, "detail.attempt: expected a string, found a bool"),
        Line(
            "primer:show-other-payments-toggled", #"{"expanded":"CANARY"}"#,
            "detail.expanded: expected true or false, found a string"),
        Line("primer:card-submit", #"{"source":7}"#, "detail.source: expected a string, found a number"),
        Line("primer:card-submit", "[]", "detail: expected an object or null, found an array"),
        Line("primer:vault-submit", #"{"source":[]}"#, "detail.source: expected a string, found an array"),
        Line(
            "primer:show-other-payments-toggle", #"{"action":{}}"#, "detail.action: expected a string, found an object"),
    ]

    static let payment: [Line] = [
        Line("primer:payment-start", "null", "detail: expected an object, found null"),
        Line(
            "primer:payment-start", #"{"timestamp":1}"#,
            "detail.paymentMethodType: expected a string, found nothing"),
        Line(
            "primer:payment-start", #"{"paymentMethodType":"CANARY","timestamp":1e400}"#,
            "detail.timestamp: expected a whole number that fits 64 bits, found a number"),
        Line(
            "primer:payment-start", #"{"paymentMethodType":"CANARY","timestamp":9223372036854775808}"#,
            "detail.timestamp: expected a whole number that fits 64 bits, found a number"),
        Line("primer:payment-success", "\"CANARY\"", "detail: expected an object, found a string"),
        Line(
            "primer:payment-success", #"{"payment":{"id":4242},"timestamp":1}"#,
            "detail.payment.id: expected a string, found a number"),
        Line(
            "primer:payment-success", #"{"payment":{"paymentMethodData":{"last4Digits":4242}},"timestamp":1}"#,
            "detail.payment.paymentMethodData.last4Digits: expected a string, found a number"),
        Line(
            "primer:payment-success", #"{"payment":{},"payment":"CANARY","timestamp":1}"#,
            "detail.payment: expected an object, found a string"),
        Line(
            "primer:payment-success", #"{"payment":{},"timestamp":1,"amount":49.99}"#,
            "detail.amount: expected a whole number that fits 64 bits, found a number"),
        Line(
            "primer:payment-failure", #"{"timestamp":1}"#, "detail.error: expected an object, found nothing"),
        Line(
            "primer:payment-failure", #"{"error":{"code":"CANARY","message":"CANARY","origin":1},"timestamp":1}"#,
            "detail.error.origin: expected a string, found a number"),
        Line(
            "primer:payment-failure",
            #"{"error":{"code":"CANARY","message":"CANARY","diagnosticsId":1},"timestamp":1}"#,
            "detail.error.diagnosticsId: expected a string or null, found a number"),
        Line(
            "primer:payment-cancel", #"{"paymentMethodType":"CANARY"}"#,
            "detail.timestamp: expected a whole number that fits 64 bits, found nothing"),
        Line(
            "primer:payment-approval-required", #"{"paymentAttemptId":["CANARY"]}"#,
            "detail.paymentAttemptId: expected a string, found an array"),
        Line(
            "primer:shipping-address-change",
            #"{"paymentMethodType":"CANARY","shippingAddress":{"city":7},"timestamp":1}"#,
            "detail.shippingAddress.city: expected a string, found a number"),
        Line(
            "primer:shipping-option-change",
            #"{"paymentMethodType":"CANARY","selectedShippingOption":"CANARY","timestamp":1}"#,
            "detail.selectedShippingOption: expected an object, found a string"),
    ]

    static let cardAndVault: [Line] = [
        Line(
            "primer:vault-methods-update", #"{"vaultedPayments":{"CANARY":1},"timestamp":1}"#,
            "detail.vaultedPayments: expected an array, found an object"),
        Line(
            "primer:vault-methods-update",
            #"""
            {"vaultedPayments":[{"id":"CANARY","analyticsId":"CANARY","paymentMethodType":"CANARY",
            "paymentInstrumentType":"PAYMENT_CARD","paymentInstrumentData":{"expirationYear":2030}}],"timestamp":1}
            """#.replacingOccurrences(of: "\n", with: ""),
            "detail.vaultedPayments[0].paymentInstrumentData.expirationYear: expected a string, found a number"),
        Line(
            "primer:vault-selection-change", #"{"timestamp":1}"#,
            "detail.paymentMethodId: expected a string or null, found nothing"),
        Line(
            "primer:vault-selection-change", #"{"paymentMethodId":4242,"timestamp":1}"#,
            "detail.paymentMethodId: expected a string or null, found a number"),
        Line(
            "primer:card-network-change", #"{"selectableCardNetworks":[{"network":"CANARY"}],"isLoading":true}"#,
            "detail.selectableCardNetworks[0].displayName: expected a string, found nothing"),
        Line(
            "primer:bin-data-available", #"{"alternatives":[],"status":"CANARY"}"#,
            "detail.status: expected one of partial, complete, found a string"),
        Line(
            "primer:bin-data-available",
            #"{"preferred":{"network":"CANARY","displayName":"CANARY","allowed":"CANARY"},"status":"partial"}"#,
            "detail.preferred.allowed: expected true or false, found a string"),
        Line(
            "primer:bin-data-loading-change", #"{"loading":null}"#,
            "detail.loading: expected true or false, found null"),
        Line(
            "primer:card-success", #"{"result":{"token":4242}}"#,
            "detail.result.token: expected a string, found a number"),
        Line(
            "primer:card-error", #"{"errors":[{"name":"CANARY","error":"CANARY","message":{"CANARY":1}}]}"#,
            "detail.errors[0].message: expected a string, found an object"),
    ]

    @Test(
        "A bad line is one error with its place, and its neighbours are read",
        arguments: texts + lines + lifecycle + payment + cardAndVault)
    func neighbours(line: Line) {
        let newline = Array("\n".utf8)
        let entries = SessionReader.read(Array(Self.good.utf8) + newline + line.bytes + newline + Array(Self.good.utf8))
        #expect(entries.map(text) == ["1 primer:dialog-open", "line 2: \(line.error)", "1 primer:dialog-open"])
    }

    @Test("Duplicate keys are no error: the last counts")
    func duplicates() throws {
        let line = Self.event("primer:bin-data-loading-change", #"{"loading":"CANARY","loading":true}"#)
        let entry = try #require(SessionReader.read(line.utf8).first)
        #expect(text(entry) == "1 primer:bin-data-loading-change")
    }

    @Test("Random damage to any byte gives an entry for every line and never a trap", arguments: 1...20)
    func damage(seed: Int) throws {
        var random = SplitMix(state: UInt64(seed))
        let lines = try Sessions.allBytes().split(separator: UInt8(ascii: "\n"))
        for _ in 1...4 {
            var bytes: [UInt8] = []
            for line in lines {
                var damaged = Array(line)
                for _ in 0...Int.random(in: 0...3, using: &random) {
                    let byte = UInt8.random(in: 0x0B...0xFF, using: &random)
                    damaged[Int.random(in: damaged.indices, using: &random)] = byte
                }
                if Bool.random(using: &random) { damaged.removeLast(Int.random(in: 0..<damaged.count, using: &random)) }
                bytes += damaged + [UInt8(ascii: "\n")]
            }
            #expect(SessionReader.read(bytes).count == lines.count)
        }
    }

    // MARK: - Canaries

    /// Each way in which one value of `json` is replaced by something of another kind that holds the canary.
    static func replacements(in json: JSONValue) -> [JSONValue] {
        let canaries: [JSONValue] = ["CANARY", ["CANARY"], ["CANARY": "CANARY"]]
        var results = canaries.filter { $0.kind != json.kind }
        switch json {
        case .array(let elements):
            for (index, element) in elements.enumerated() {
                for replacement in replacements(in: element) {
                    var changed = elements
                    changed[index] = replacement
                    results.append(.array(changed))
                }
            }
        case .object(let object):
            for member in object.members {
                for replacement in replacements(in: member.value) {
                    var changed = object
                    changed[member.name] = replacement
                    results.append(.object(changed))
                }
                var changed = object
                changed[member.name] = nil
                changed["CANARY"] = "CANARY"
                results.append(.object(changed))
            }
        case .null, .bool, .integer, .decimal, .string: break
        }
        return results
    }

    @Test("No error shows a value or an unknown name, whatever value of whatever line is replaced")
    func canaries() throws {
        var errors = 0
        for bytes in try Sessions.allBytes().split(separator: UInt8(ascii: "\n")) {
            for replaced in Self.replacements(in: try JSONValue(parsing: bytes)) {
                do throws(EventDecodingError) {
                    _ = try SessionLine(replaced)
                } catch {
                    errors += 1
                    var shown = error.description + String(reflecting: error)
                    dump(error, to: &shown)
                    #expect(!shown.contains("CANARY"))
                }
            }
        }
        // Most replacements are errors; were there none, nothing would have been looked at.
        #expect(errors > 2_000)
    }
}
