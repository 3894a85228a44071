import Foundation

extension HostileLine {
    /// Lines that are no JSON, or more of it than is taken.
    static let texts: [HostileLine] = [
        HostileLine(
            #"{"seq":1,"type":"primer:ready","timeSt"#,
            "no valid JSON at byte 38: the text ends too early"),
        HostileLine(
            Array(#"{"seq":1,"type":""#.utf8) + [0xFF, 0xFE] + Array("\"}".utf8),
            "no valid JSON at byte 17: invalid UTF-8"),
        HostileLine(
            Array(#"{"seq":1,"type":""#.utf8) + [0xED, 0xA0, 0xBD] + Array("\"}".utf8),
            "no valid JSON at byte 17: invalid UTF-8"),
        HostileLine(event("CANARY\\ud83d", "null"), "no valid JSON at byte 23: half a surrogate pair in a string"),
        HostileLine(
            event("CANARY\\ude00\\ud83d", "null"), "no valid JSON at byte 23: half a surrogate pair in a string"),
        HostileLine(
            event("CANARY\\ud83d\\u0041", "null"), "no valid JSON at byte 23: half a surrogate pair in a string"),
        HostileLine("{\"seq\":1,\"ty\0pe\":2}", "no valid JSON at byte 12: control character in a string"),
        HostileLine("\0\0\0\0", "no valid JSON at byte 0: unexpected character"),
        HostileLine("{\"seq\":1}\0", "no valid JSON at byte 9: something follows the value"),
        HostileLine(
            String(repeating: "[", count: 100_000), "exceeds a limit: more than 64 levels of nesting"),
        HostileLine(
            String(repeating: "{\"CANARY\":", count: 100_000), "exceeds a limit: more than 64 levels of nesting"),
        HostileLine(
            "[" + String(repeating: "0,", count: 20_000) + "0]",
            "exceeds a limit: more than 10000 items in one array or object"),
        HostileLine(
            "[" + String(repeating: "[0,0,0,0,0,0,0,0,0],", count: 6_000) + "0]",
            "exceeds a limit: more than 50000 items in total"),
        HostileLine(
            "\"" + String(repeating: "CANARY", count: 200_000) + "\"", "exceeds a limit: more than 1048576 bytes"),
        HostileLine("{'seq':1}", "no valid JSON at byte 1: unexpected character"),
        HostileLine("NaN", "no valid JSON at byte 0: unexpected character"),
        HostileLine("primer:ready", "no valid JSON at byte 0: unexpected character"),
        HostileLine(good + "," + good, "no valid JSON at byte \(good.utf8.count): something follows the value"),
    ]

    /// Lines that are JSON, and neither an event nor an answer.
    static let lines: [HostileLine] = [
        HostileLine("\"CANARY\"", "expected an object, found a string"),
        HostileLine("[]", "expected an object, found an array"),
        HostileLine("null", "expected an object, found null"),
        HostileLine("{}", "type: expected a string, found nothing"),
        HostileLine(#"{"type":{"CANARY":1}}"#, "type: expected a string, found an object"),
        HostileLine(
            #"{"type":"primer:ready"}"#, "primer:ready: seq: expected a whole number that fits 64 bits, found nothing"),
        HostileLine(#"{"type":"primer:CANARY"}"#, "seq: expected a whole number that fits 64 bits, found nothing"),
        HostileLine(
            #"{"type":"primer:vault:selection-change"}"#,
            "primer:vault-selection-change: seq: expected a whole number that fits 64 bits, found nothing"),
        HostileLine(
            #"{"seq":9223372036854775808,"type":"primer:ready"}"#,
            "primer:ready: seq: expected a whole number that fits 64 bits, found a number"),
        HostileLine(
            #"{"seq":1.5,"type":"primer:ready"}"#,
            "primer:ready: seq: expected a whole number that fits 64 bits, found a number"),
        HostileLine(
            event("primer:ready", "{}", timeStamp: "1e400"),
            "primer:ready: timeStamp: expected a finite number, found a number"),
        HostileLine(
            event("primer:ready", "{}", timeStamp: "-1e400"),
            "primer:ready: timeStamp: expected a finite number, found a number"),
        HostileLine(
            event("primer:ready", "{}", timeStamp: "\"CANARY\""),
            "primer:ready: timeStamp: expected a finite number, found a string"),
        HostileLine(
            good.replacingOccurrences(of: "\"bubbles\":true", with: "\"bubbles\":1"),
            "primer:dialog-open: bubbles: expected true or false, found a number"),
        HostileLine(
            good.replacingOccurrences(of: "\"composed\":true,", with: ""),
            "primer:dialog-open: composed: expected true or false, found nothing"),
        HostileLine(
            good.replacingOccurrences(of: "\"cancelable\":false", with: "\"cancelable\":null"),
            "primer:dialog-open: cancelable: expected true or false, found null"),
        HostileLine(
            good.replacingOccurrences(of: "[\"body\"]", with: "\"CANARY\""),
            "primer:dialog-open: path: expected an array, found a string"),
        HostileLine(
            good.replacingOccurrences(of: "[\"body\"]", with: "[\"CANARY\",null]"),
            "primer:dialog-open: path[1]: expected a string, found null"),
        HostileLine(
            good.replacingOccurrences(of: "\"path\"", with: "\"checkout\":1,\"path\""),
            "primer:dialog-open: checkout: expected a string, found a number"),
        HostileLine(
            good.replacingOccurrences(of: "\"path\"", with: "\"answers\":[[]],\"path\""),
            "primer:dialog-open: answers[0]: expected a string, found an array"),
        HostileLine(
            #"{"seq":1,"answerTo":"CANARY","name":"continue","arguments":[],"timeStamp":1}"#,
            "answerTo: expected a whole number that fits 64 bits, found a string"),
        HostileLine(
            #"{"seq":1,"answerTo":2,"name":"continue","arguments":{"CANARY":1},"timeStamp":1}"#,
            "arguments: expected an array, found an object"),
        HostileLine(#"{"seq":1,"answerTo":2,"arguments":[],"timeStamp":1}"#, "name: expected a string, found nothing"),
    ]
}
