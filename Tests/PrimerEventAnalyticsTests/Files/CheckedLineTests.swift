import DurableFiles
import Testing

/// A line with a checksum is read as it was written, or not at all.
struct CheckedLineTests {
    @Test func `the checksum is the CRC-32 that everybody knows`() {
        #expect(Checksum.of(Array("123456789".utf8)[...]) == 0xCBF4_3926)
        #expect(Checksum.of([]) == 0)
    }

    @Test func `a line shows its checksum and its text between two line ends`() {
        #expect(
            String(decoding: CheckedLine.bytes(of: Array("123456789".utf8)), as: UTF8.self) == "\ncbf43926 123456789\n")
    }

    @Test func `a line with any byte changed in any way is not read`() {
        let line = Array(CheckedLine.bytes(of: Array("call 7 {}".utf8)).dropFirst().dropLast())
        #expect(CheckedLine.text(of: line[...]).map(Array.init) == Array("call 7 {}".utf8))
        for index in line.indices {
            for byte in UInt8.min...UInt8.max where byte != line[index] {
                var changed = line
                changed[index] = byte
                #expect(CheckedLine.text(of: changed[...]) == nil)
            }
        }
    }

    @Test func `a line cut off anywhere is not read`() {
        let line = Array(CheckedLine.bytes(of: Array("call 7 {}".utf8)).dropFirst().dropLast())
        for count in 0..<line.count { #expect(CheckedLine.text(of: line.prefix(count)) == nil) }
    }
}
