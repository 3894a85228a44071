/// Opting out.
extension SpoolStore {
    /// Forgets every call, in memory and on disk, and goes on without a log.
    mutating func forget() throws(DiskProblem) {
        queue = CallQueue(limits: limits)
        setAside = SetAsideList(limits: limits)
        dropped = 0
        droppedUnderWay = []
        log?.close()
        log = nil
        problem = nil
        do throws(FileFailure) { try deleteFiles() } catch { throw DiskProblem(error) }
        hasRead = true
    }

    private mutating func deleteFiles() throws(FileFailure) {
        // What another spool owns is its own backlog; none of it is ours.
        guard try claim() else { return }
        var failure: FileFailure?
        for path in [folder.log, folder.setAside].flatMap({ [$0, $0 + ".new"] }) {
            do throws(FileFailure) { try delete(path) } catch { failure = error }
        }
        if let failure { throw failure }
        try? files.flushFolder(folder.path)
    }

    /// Removes a file, or at least what is in it: a folder that may not be changed may have files that may.
    private func delete(_ path: String) throws(FileFailure) {
        do throws(FileFailure) { try files.removeFile(path) } catch {
            guard let file = try openIfThere(path) else { return }
            defer { files.closeFile(file) }
            try files.shortenFile(file, to: 0)
        }
    }

    private func openIfThere(_ path: String) throws(FileFailure) -> OpenFile? {
        do throws(FileFailure) { return try files.openFile(path, for: .appending) } catch {
            if error == .missing { return nil }
            throw error
        }
    }
}
