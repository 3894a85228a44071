import DurableFiles
import Foundation
import Testing

/// Locks of the system's own files.
struct PosixFileSystemTests {
    private let temporary: TemporaryFolder
    private let files = PosixFileSystem()

    init() throws { temporary = try TemporaryFolder() }

    private func openLock() throws -> OpenFile {
        try files.openFile(temporary.url.appendingPathComponent("lock").path, for: .locking)
    }

    @Test func `a file is locked once at a time`() throws {
        let first = try openLock()
        let second = try openLock()
        defer { files.closeFile(second) }
        #expect(try files.tryLock(first))
        #expect(try !files.tryLock(second))
        files.closeFile(first)
        #expect(try files.tryLock(second))
    }

    @Test func `a file that was closed is unlocked, though a process that is being started has it open`() throws {
        let first = try openLock()
        #expect(try files.tryLock(first))
        // What such a process has until it runs its own program.
        let inherited = dup(first.descriptor)
        defer { close(inherited) }
        files.closeFile(first)
        let second = try openLock()
        defer { files.closeFile(second) }
        #expect(try files.tryLock(second))
    }

    @Test func `no program that is started gets the files`() throws {
        let file = try openLock()
        defer { files.closeFile(file) }
        #expect(fcntl(file.descriptor, F_GETFD) & FD_CLOEXEC != 0)
    }
}
