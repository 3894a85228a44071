import Testing

@testable import PrimerEventAnalytics

/// A log that was cut off or damaged loses what was hit and nothing else.
struct DamagedLogTests {
    /// A log with calls, some of them gone, and where each call's line ends.
    private struct Log {
        var bytes: [UInt8] = LogRecord.head(next: 1, dropped: 4).bytes
        var ends: [(id: String, end: Int)] = []

        init() {
            for number in 1...6 {
                let json = Calls.call(number, isOutcome: number == 3).keptBytes ?? []
                bytes += LogRecord.call(number: Int64(number), json: json).bytes
                ends.append(("c\(number)", bytes.count))
                if number == 4 { bytes += LogRecord.gone([1, 2], dropped: 5) }
            }
        }

        /// What waits by the whole of it.
        static let waiting = ["c3", "c4", "c5", "c6"]
        static let gone: Set = ["c1", "c2"]
    }

    @Test func `the whole log says what waits`() {
        let store = Stores.open(Stores.disk(log: Log().bytes))
        #expect(store.waiting == Log.waiting)
        #expect(store.dropped == 5)
        #expect(store.reports.isEmpty)
    }

    @Test func `cut off at every byte, it has every call before the cut`() {
        let log = Log()
        for length in 0...log.bytes.count {
            let store = Stores.open(Stores.disk(log: Array(log.bytes.prefix(length))))
            // The last byte of a line is its end, without which the line is whole, too.
            let whole = log.ends.filter { $0.end - 1 <= length }.map(\.id)
            #expect(store.waiting.filter { !Log.gone.contains($0) } == whole.filter { !Log.gone.contains($0) })
            #expect(store.waiting == store.waiting.sorted())
        }
    }

    @Test(arguments: [0x01, 0x0A, 0x0D] as [UInt8])
    func `with any one byte changed, it has every call but one`(mask: UInt8) {
        let log = Log()
        for index in log.bytes.indices {
            var bytes = log.bytes
            // A line end, or what becomes of the byte: of all changes those that could do more harm.
            bytes[index] = mask == 0x01 ? bytes[index] ^ mask : mask
            let store = Stores.open(Stores.disk(log: bytes))
            let missing = Set(Log.waiting).subtracting(store.waiting)
            #expect(missing.count <= 1, "byte \(index)")
            #expect(store.waiting == store.waiting.sorted())
        }
    }

    @Test func `calls appended behind a line that was cut off are read, and the loss is told`() {
        let log = Log()
        let disk = Stores.disk(log: Array(log.bytes.dropLast(10)))
        // The log is not written anew, as the disk refuses to make files.
        disk.change { $0.failures[.move] = 28 }
        var store = Stores.open(disk)
        #expect(store.reports.contains(.unreadable(lines: 1)))
        disk.change { $0.failures = [:] }
        store.restore()
        store.append([Calls.call(7)])
        #expect(Stores.open(disk).waiting == ["c3", "c4", "c5", "c7"])
    }

    @Test func `a line without an end does not swallow the next one`() {
        let log = Log()
        let line = LogRecord.call(number: 7, json: Calls.call(7).keptBytes ?? []).bytes
        let disk = Stores.disk(log: log.bytes.dropLast(10) + line)
        #expect(Stores.open(disk).waiting == ["c3", "c4", "c5", "c7"])
    }

    @Test func `other bytes are passed over, a line without end too`() {
        let call = LogRecord.call(number: 1, json: Calls.call(1).keptBytes ?? []).bytes
        let noise = [UInt8](repeating: 0x78, count: 3 << 20)
        let store = Stores.open(Stores.disk(log: noise + call + [0x0A, 0, 0xFF, 0x0A]))
        #expect(store.waiting == ["c1"])
        #expect(store.reports == [.unreadable(lines: 2)])
    }

    @Test func `a damaged line of the calls set aside loses itself`() {
        let disk = SimulatedDisk()
        var store = Stores.open(disk)
        store.append(Calls.some(1...3))
        for id in Calls.ids(1...3) { store.setAside(id, reason: .invalid("no")) }
        var bytes = disk[Stores.setAsidePath] ?? []
        bytes[bytes.count / 2] ^= 1
        disk[Stores.setAsidePath] = bytes
        #expect(Stores.open(disk).setAside.entries.map(\.call.id) == ["c1", "c3"])
    }
}
