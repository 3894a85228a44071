@testable import PrimerEventAnalytics

/// Stores on a simulated disk, without anything that sends.
enum Stores {
    static let folder = SpoolFolder(path: Stage.folder)

    /// A store in a new process, that has read what there is.
    static func open(
        _ disk: SimulatedDisk, limits: SpoolLimits = .default, life: Int = .max,
        durability: SpoolDurability = .endOfProcess
    ) -> SpoolStore {
        var store = SpoolStore(
            files: disk.newProcess(life: life), folder: folder, limits: limits, durability: durability)
        store.restore()
        return store
    }

    /// A disk with such a log and nothing else.
    static func disk(log: [UInt8]) -> SimulatedDisk {
        let disk = SimulatedDisk()
        disk.change { $0.folders = [Stage.folder] }
        disk[folder.log] = log
        return disk
    }
}

extension SpoolStore {
    /// The ids that wait, in order.
    var waiting: [String] { queue.inOrder.map(\.id) }
}
