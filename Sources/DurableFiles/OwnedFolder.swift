/// A folder that one owner at a time uses, in this process or another one.
///
/// Whoever has the file `lock` in it locked owns the folder. The system unlocks it when the process ends, however it ends.
package struct OwnedFolder: Sendable {
    /// What became of a claim.
    package enum Claim: Sendable {
        /// The folder was owned already.
        case kept
        /// The folder is owned from now on.
        case taken
        /// Somebody else owns the folder.
        case refused
    }

    /// The path of the folder.
    package let path: String
    package let files: any FileSystem
    /// Held while the folder is owned.
    private var lock: OpenFile?

    package init(path: String, files: any FileSystem) {
        self.path = path
        self.files = files
    }

    /// The path of a file in the folder.
    package func path(of name: String) -> String { path + "/" + name }

    /// Takes the folder, which is made if need be, unless somebody else owns it.
    package mutating func claim() throws(FileFailure) -> Claim {
        if let lock {
            if try files.hasName(lock) { return .kept }
            // Someone removed the folder, and with it the lock that others would see.
            release()
        }
        try files.makeFolder(path)
        let file = try files.openFile(path(of: "lock"), for: .locking)
        do throws(FileFailure) {
            guard try files.tryLock(file) else {
                files.closeFile(file)
                return .refused
            }
        } catch {
            files.closeFile(file)
            throw error
        }
        lock = file
        return .taken
    }

    /// Gives the folder back.
    package mutating func release() {
        if let lock { files.closeFile(lock) }
        lock = nil
    }
}
