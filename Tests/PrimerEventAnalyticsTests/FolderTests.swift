import DurableFiles
import Foundation
import PrimerEventAnalytics
import PrimerEventsTesting
import Testing

/// A listener with a folder on the disk.
@Suite(.timeLimit(.minutes(3)))
struct FolderTests {
    private let temporary: TemporaryFolder

    init() throws { temporary = try TemporaryFolder() }

    @Test func `a folder is made with those above it, and belongs to the user alone`() async throws {
        let folder = temporary.url.appendingPathComponent("a b/ü/analytics/")
        let destination = ScriptedDestination { _ in throw DeliveryRefusal.invalid(reason: "no") }
        let tracking = try FolderTracking(folder, to: destination)
        tracking.track()
        _ = await tracking.listener.flush()
        #expect(await tracking.listener.status().storage == .disk)
        #expect(try temporary.mode(of: "a b/ü/analytics") == 0o700)
        for name in ["calls.log", "set-aside.log", "lock"] {
            #expect(try temporary.mode(of: "a b/ü/analytics/\(name)") == 0o600)
        }
    }

    @Test func `a call is in the folder when its event's dispatch returns`() throws {
        let tracking = try FolderTracking(temporary.url)
        for count in 1...3 {
            tracking.track()
            let lines = try temporary.text(of: "calls.log").split(separator: "\n").filter { $0.contains(" call ") }
            #expect(lines.count == count)
        }
    }

    @Test func `a second listener for a folder is refused, until the first is closed`() async throws {
        let first = try FolderTracking(temporary.url)
        #expect(throws: AnalyticsError.folderInUse) { try FolderTracking(temporary.url) }
        let link = temporary.url.appendingPathExtension("link")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: temporary.url)
        defer { try? FileManager.default.removeItem(at: link) }
        #expect(throws: AnalyticsError.folderInUse) { try FolderTracking(link) }
        first.track()
        first.listener.close()
        let second = try FolderTracking(temporary.url)
        #expect(await second.listener.status().waitingCount == 1)
    }

    @Test func `a listener that is released gives its folder back at once, with what waits in it`() async throws {
        for count in 1...20 {
            let tracking = try FolderTracking(temporary.url)
            #expect(await tracking.listener.status().waitingCount == count - 1)
            tracking.track()
        }
    }

    @Test func `a listener that was closed tracks nothing more and says so`() async throws {
        let tracking = try FolderTracking(temporary.url)
        tracking.listener.close()
        tracking.track()
        #expect(throws: AnalyticsError.closed) { try tracking.listener.optOut() }
        let expected = DeliveryStatus.Storage.none
        #expect(await tracking.listener.status().storage == expected)
        #expect(await tracking.listener.status().waitingCount == 0)
        tracking.listener.close()
    }

    @Test func `a folder that cannot be made is no error: calls are kept in memory and delivered`() async throws {
        let file = temporary.url.appendingPathComponent("file")
        try Data().write(to: file)
        let reports = Recorder<DeliveryReport>()
        let destination = ScriptedDestination()
        let tracking = try FolderTracking(
            file.appendingPathComponent("analytics"), to: destination, reports: reports)
        tracking.track()
        #expect(await tracking.listener.status().storage == .memory(.missing))
        #expect(reports.all == [.inMemory(.missing)])
        #expect(await tracking.listener.flush() == .finished)
        #expect(destination.sequences == [1])
    }

    @Test func `a URL of no file is refused`() throws {
        let url = try #require(URL(string: "https://example.com/analytics"))
        #expect(throws: AnalyticsError.notAFileURL) { try FolderTracking(url) }
    }

    @Test func `the log is text that a person can read`() throws {
        let delivery = try DeliveryEngine(
            to: ScriptedDestination(), path: temporary.url.path, files: PosixFileSystem(),
            DeliveryEngine.Settings(timer: ManualTime().timer))
        delivery.track([Calls.call(1)])
        let lines = try temporary.text(of: "calls.log").split(separator: "\n").map { $0.dropFirst(9) }
        #expect(lines.first == "spool 1 1 0")
        #expect(lines.last?.hasPrefix(#"call 1 {"id":"c1","name":"payment attempted","sequence":1,"#) == true)
        delivery.close()
    }

    @Test func `what an earlier listener left is not delivered by one that begins opted out, nor by a later one`()
        async throws
    {
        do { try FolderTracking(temporary.url).track(200) }
        let destination = ScriptedDestination()
        let tracking = try FolderTracking(temporary.url, to: destination, isOptedOut: true)
        tracking.track()
        #expect(await tracking.listener.flush() == .finished)
        tracking.listener.optIn()
        tracking.track()
        #expect(await tracking.listener.flush() == .finished)
        #expect(destination.calls.count == 1)
    }
}
