import DurableFiles

@testable import PrimerEventAnalytics

/// Stores on a simulated disk, without anything that sends.
enum Stores {
    static let logPath = Stage.folder + "/calls.log"
    static let setAsidePath = Stage.folder + "/set-aside.log"
    static let lockPath = Stage.folder + "/lock"

    /// A store in a new process, that has read what there is.
    static func open(
        _ disk: SimulatedDisk, limits: DeliveryLimits = .default, life: Int = .max,
        durability: DeliveryDurability = .endOfProcess
    ) -> CallStore {
        var store = unopened(disk, limits: limits, life: life, durability: durability)
        store.restore()
        return store
    }

    static func unopened(
        _ disk: SimulatedDisk, limits: DeliveryLimits = .default, life: Int = .max,
        durability: DeliveryDurability = .endOfProcess
    ) -> CallStore {
        let folder = OwnedFolder(path: Stage.folder, files: disk.newProcess(life: life))
        return CallStore(limits: limits, disk: CallDisk(folder: folder, durability: durability))
    }

    /// A disk with such a log and nothing else.
    static func disk(log: [UInt8]) -> SimulatedDisk {
        let disk = SimulatedDisk()
        disk.change { $0.folders = [Stage.folder] }
        disk[logPath] = log
        return disk
    }
}

extension CallStore {
    /// The ids that wait, in order.
    var waiting: [String] { queue.inOrder.map(\.id) }

    /// Makes the log smaller where that is due, as the engine does.
    mutating func rewriteIfDue() {
        guard let rewrite = beginRewrite() else { return }
        finishRewrite(rewrite.write())
    }
}
