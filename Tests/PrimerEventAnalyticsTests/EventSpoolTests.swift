import Dispatch
import Foundation
import PrimerEventAnalytics
import PrimerEventsTesting
import Testing

/// A spool on real files.
@Suite(.timeLimit(.minutes(3)))
struct EventSpoolTests {
    private let temporary: TemporaryFolder

    init() throws { temporary = try TemporaryFolder() }

    private static func spool(
        _ folder: URL, to destination: ScriptedDestination = ScriptedDestination(),
        reports: Recorder<SpoolReport> = Recorder()
    ) throws -> EventSpool {
        try EventSpool(folder: folder, destination: destination, timer: ManualTime().timer, onReport: reports.add)
    }

    @Test func `a folder is made with those above it, and belongs to the user alone`() async throws {
        let folder = temporary.url.appendingPathComponent("a b/ü/spool/")
        let destination = ScriptedDestination { _ in throw DeliveryRefusal.invalid(reason: "no") }
        let spool = try Self.spool(folder, to: destination)
        _ = try await spool.deliver([Calls.call(1)])
        _ = await spool.flush()
        #expect(await spool.status().storage == .disk)
        #expect(try temporary.mode(of: "a b/ü/spool") == 0o700)
        for name in ["calls.log", "set-aside.log", "lock"] {
            #expect(try temporary.mode(of: "a b/ü/spool/\(name)") == 0o600)
        }
    }

    @Test func `a second spool for a folder is refused, until the first is closed`() async throws {
        let first = try Self.spool(temporary.url)
        #expect(throws: SpoolError.folderInUse) { try Self.spool(temporary.url) }
        let link = temporary.url.appendingPathExtension("link")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: temporary.url)
        defer { try? FileManager.default.removeItem(at: link) }
        #expect(throws: SpoolError.folderInUse) { try Self.spool(link) }
        _ = try await first.deliver([Calls.call(1)])
        await first.close()
        let second = try Self.spool(temporary.url)
        #expect(await second.status().waitingCount == 1)
    }

    @Test func `a spool that nobody keeps gives its folder back`() async throws {
        do { _ = try await Self.spool(temporary.url).deliver([Calls.call(1)]) }
        while true {
            do {
                let second = try Self.spool(temporary.url)
                #expect(await second.status().waitingCount == 1)
                return
            } catch SpoolError.folderInUse {
                // It does so on a queue of this kind.
                await withCheckedContinuation { turn in DispatchQueue.global(qos: .utility).async { turn.resume() } }
            }
        }
    }

    @Test func `a spool that was closed takes nothing more and says so`() async throws {
        let spool = try Self.spool(temporary.url)
        await spool.close()
        await #expect(throws: SpoolError.closed) { try await spool.deliver([Calls.call(1)]) }
        await #expect(throws: SpoolError.closed) { try await spool.optOut() }
        #expect(await spool.status().storage == .none)
        await spool.close()
    }

    @Test func `a folder that cannot be made is no error: calls are kept in memory and delivered`() async throws {
        let file = temporary.url.appendingPathComponent("file")
        try Data().write(to: file)
        let reports = Recorder<SpoolReport>()
        let destination = ScriptedDestination()
        let spool = try Self.spool(file.appendingPathComponent("spool"), to: destination, reports: reports)
        _ = try await spool.deliver([Calls.call(1)])
        #expect(await spool.status().storage == .memory(.missing))
        #expect(reports.all == [.inMemory(.missing)])
        #expect(await spool.flush() == .finished)
        #expect(destination.batches == [["c1"]])
    }

    @Test func `a URL of no file is refused`() throws {
        let url = try #require(URL(string: "https://example.com/spool"))
        #expect(throws: SpoolError.notAFileURL) { try Self.spool(url) }
    }

    @Test func `the log is text that a person can read`() async throws {
        let spool = try Self.spool(temporary.url)
        _ = try await spool.deliver([Calls.call(1)])
        let text = try String(contentsOf: temporary.url.appendingPathComponent("calls.log"), encoding: .utf8)
        let lines = text.split(separator: "\n").map { $0.dropFirst(9) }
        #expect(lines.first == "spool 1 1 0")
        #expect(lines.last?.hasPrefix(#"call 1 {"id":"c1","name":"payment attempted","sequence":1,"#) == true)
    }

    @Test func `an empty batch is taken`() async throws {
        let spool = try Self.spool(temporary.url)
        #expect(try await spool.deliver([]) == .all)
    }
}
