import DurableFiles
import EventTree
import Foundation
import PrimerEventAnalytics

/// A disk in memory: what was written stays when the process that wrote it dies.
final class SimulatedDisk: Sendable {
    struct State {
        var folders: Set<String> = []
        /// Numbers of files by path; a file may be open without a path.
        var names: [String: Int] = [:]
        var contents: [Int: [UInt8]] = [:]
        var lastFile = 0
        /// Which process has a file locked.
        var locks: [Int: Int] = [:]
        var lastProcess = 0

        /// What still fits; `nil` for any amount.
        var space: Int?
        /// The most that one write takes.
        var mostPerWrite = Int.max
        /// What fails, and with which error.
        var failures: [Operation: Int32] = [:]
        /// How many more steps the process lives: calls that change something, and bytes written.
        var life = Int.max
        var isDead = false
        var flushes = 0
    }

    enum Operation: Hashable { case makeFolder, open, read, write, flush, move, remove, shorten, protect, lock }

    let state = Locked(State())

    /// A process with no file open. The one before is dead: its locks are gone, and it can do nothing more.
    func newProcess(life: Int = .max) -> SimulatedFiles {
        state.withLock { state in
            state.lastProcess += 1
            state.locks = [:]
            state.life = life
            state.isDead = false
            return SimulatedFiles(disk: self, process: state.lastProcess)
        }
    }

    func change(_ body: (inout State) -> Void) { state.withLock { body(&$0) } }

    /// What a file has, `nil` where there is none.
    subscript(path: String) -> [UInt8]? {
        get { state.withLock { state in state.names[path].flatMap { state.contents[$0] } } }
        set {
            state.withLock { state in
                guard let newValue else { return state.names[path] = nil }
                state.lastFile += 1
                state.names[path] = state.lastFile
                state.contents[state.lastFile] = newValue
            }
        }
    }

    /// How much all files have together.
    var bytes: Int {
        state.withLock { state in state.names.values.reduce(0) { $0 + (state.contents[$1]?.count ?? 0) } }
    }

    /// Whether the process has not died.
    var isAlive: Bool { state.withLock { !$0.isDead } }

    /// How many files were flushed to the drive.
    var flushes: Int { state.withLock { $0.flushes } }

    /// The same process once more, with no file open.
    var sameProcess: SimulatedFiles { SimulatedFiles(disk: self, process: state.withLock { $0.lastProcess }) }

    /// Removes all files, as a system does that is short of room.
    func removeEverything() {
        change {
            $0.names = [:]
            $0.folders = []
        }
    }
}
