import DurableFiles
import Testing

@testable import PrimerEventAnalytics

/// The lines of the log.
struct LogRecordTests {
    @Test(arguments: [
        LogRecord.head(next: 1, dropped: 0), .head(next: LogRecord.lastNumber, dropped: LogRecord.lastNumber),
        .call(number: 1, json: Array("{}".utf8)), .call(number: LogRecord.lastNumber, json: Array("{\"a\": 1}".utf8)),
        .gone(NumberRanges([]), dropped: 3), .gone(NumberRanges([7]), dropped: 0),
        .gone(NumberRanges([3, 1, 2, 9, 8, 5]), dropped: 1),
    ])
    func `a record is read as it was written`(record: LogRecord) {
        #expect(LogRecord(line: record.bytes.dropFirst().dropLast()) == record)
    }

    @Test(arguments: [
        "", "call", "call 0 {}", "call -1 {}", "call x {}", "call 9223372036854775807 {}", "gone", "gone 1 2-1",
        "gone 1 0", "gone 1 1-2-3", "gone 1 1-", "gone 1 1-9223372036854775807", "spool 1 0 0", "spool 1", "later 1",
    ])
    func `a line that says anything else is passed over, though its checksum is right`(text: String) {
        let line = Array(CheckedLine.bytes(of: Array(text.utf8)).dropFirst().dropLast())
        #expect(LogRecord(line: line[...]) == nil)
    }

    @Test func `numbers that follow on each other are one range`() {
        #expect(NumberRanges([3, 1, 2, 9, 8, 5]).description == "1-3 5 8-9")
    }

    @Test func `a record of very many ranges is several lines, each short enough to be read`() {
        let numbers = (0..<5000).map { LogRecord.lastNumber - 2 * Int64($0) }
        let lines = LogRecord.gone(numbers, dropped: 1).split(separator: 0x0A)
        #expect(lines.count == 5)
        #expect(lines.allSatisfy { $0.count < LogRecord.longestLine && LogRecord(line: $0) != nil })
    }
}
