import DurableFiles
import EventTree
import Foundation
import PrimerEventAnalytics

/// The simulated disk as one process sees it.
struct SimulatedFiles: FileSystem {
    let disk: SimulatedDisk
    let process: Int
    private let open = Locked<[Int32: (file: Int, position: Int)]>([:])

    init(disk: SimulatedDisk, process: Int) {
        self.disk = disk
        self.process = process
    }

    /// One call: fails where the test says so, and counts as a step of the process's life where it changes something.
    private func perform<Value: Sendable>(
        _ operation: SimulatedDisk.Operation, changes: Bool = true,
        _ body: (inout SimulatedDisk.State) -> Result<Value, FileFailure>
    ) throws(FileFailure) -> Value {
        let result = disk.state.withLock { state -> Result<Value, FileFailure> in
            if state.isDead || process != state.lastProcess { return .failure(FileFailure(code: ESRCH)) }
            if let code = state.failures[operation] { return .failure(FileFailure(code: code)) }
            if changes {
                state.life -= 1
                state.isDead = state.life < 0
                if state.isDead { return .failure(FileFailure(code: ESRCH)) }
            }
            return body(&state)
        }
        return try result.get()
    }

    func makeFolder(_ path: String) throws(FileFailure) {
        try perform(.makeFolder) { state in
            state.folders.insert(path)
            return .success(())
        }
    }

    func protectFolder(_ path: String) throws(FileFailure) { try perform(.protect) { _ in .success(()) } }

    func openFile(_ path: String, for use: FileUse) throws(FileFailure) -> OpenFile {
        let file = try perform(.open, changes: use == .replacing) { state -> Result<Int, FileFailure> in
            if let file = state.names[path] {
                if use == .replacing { state.contents[file] = [] }
                return .success(file)
            }
            guard use == .replacing || use == .locking, let slash = path.lastIndex(of: "/"),
                state.folders.contains(String(path[..<slash]))
            else { return .failure(FileFailure(code: ENOENT)) }
            state.lastFile += 1
            state.names[path] = state.lastFile
            state.contents[state.lastFile] = []
            return .success(state.lastFile)
        }
        return open.withLock { open in
            let descriptor = (open.keys.max() ?? 0) + 1
            open[descriptor] = (file, 0)
            return OpenFile(descriptor: descriptor)
        }
    }

    func closeFile(_ file: OpenFile) {
        guard let number = open.withLock({ $0.removeValue(forKey: file.descriptor)?.file }) else { return }
        disk.change { if $0.locks[number] == process { $0.locks[number] = nil } }
    }

    private func number(_ file: OpenFile) throws(FileFailure) -> Int {
        guard let number = open.withLock({ $0[file.descriptor]?.file }) else { throw FileFailure(code: EBADF) }
        return number
    }

    func tryLock(_ file: OpenFile) throws(FileFailure) -> Bool {
        let number = try number(file)
        return try perform(.lock, changes: false) { state in
            if state.locks[number] != nil { return .success(false) }
            state.locks[number] = process
            return .success(true)
        }
    }

    func hasName(_ file: OpenFile) throws(FileFailure) -> Bool {
        let number = try number(file)
        return try perform(.read, changes: false) { .success($0.names.values.contains(number)) }
    }

    func length(of file: OpenFile) throws(FileFailure) -> Int64 {
        let number = try number(file)
        return try perform(.read, changes: false) { .success(Int64($0.contents[number]?.count ?? 0)) }
    }

    func readBytes(upTo count: Int, from file: OpenFile) throws(FileFailure) -> [UInt8] {
        let number = try number(file)
        let position = open.withLock { $0[file.descriptor]?.position ?? 0 }
        let bytes = try perform(.read, changes: false) { state in
            .success(Array((state.contents[number] ?? []).dropFirst(position).prefix(count)))
        }
        open.withLock { $0[file.descriptor]?.position += bytes.count }
        return bytes
    }

    func writeBytes(_ bytes: [UInt8], to file: OpenFile) throws(FileFailure) -> Int {
        let number = try number(file)
        return try perform(.write) { state -> Result<Int, FileFailure> in
            var count = min(bytes.count, state.mostPerWrite, state.life)
            if let space = state.space {
                guard space > 0 else { return .failure(FileFailure(code: ENOSPC)) }
                count = min(count, space)
                state.space = space - count
            }
            state.contents[number, default: []] += bytes.prefix(count)
            state.life -= count
            guard state.life > 0 else {
                state.isDead = true
                return .failure(FileFailure(code: ESRCH))
            }
            return .success(count)
        }
    }

    func shortenFile(_ file: OpenFile, to length: Int64) throws(FileFailure) {
        let number = try number(file)
        try perform(.shorten) { state in
            let bytes = state.contents[number] ?? []
            state.contents[number] = Array(bytes.prefix(Int(length)))
            return .success(())
        }
    }

    func flushFile(_ file: OpenFile) throws(FileFailure) {
        try perform(.flush) { state in
            state.flushes += 1
            return .success(())
        }
    }

    func flushFolder(_ path: String) throws(FileFailure) { try perform(.flush) { _ in .success(()) } }

    func moveFile(_ path: String, to newPath: String) throws(FileFailure) {
        try perform(.move) { state -> Result<Void, FileFailure> in
            guard let file = state.names.removeValue(forKey: path) else { return .failure(FileFailure(code: ENOENT)) }
            state.names[newPath] = file
            return .success(())
        }
    }

    func removeFile(_ path: String) throws(FileFailure) {
        try perform(.remove) { state in
            state.names[path] = nil
            return .success(())
        }
    }
}
