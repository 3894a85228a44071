/// A delivery as one would write it down: lists, and what of them is on the disk.
struct DeliveryModel: Equatable {
    struct Call: Equatable {
        let id: String
        let isOutcome: Bool
        let size: Int
    }

    /// What a restart brings back.
    struct Kept: Equatable {
        var waiting: [Call] = []
        var dropped = 0
        var setAside: [String] = []
    }

    let mostCalls: Int
    let mostBytes: Int
    let mostSetAside: Int
    var kept = Kept()
    /// The same as the disk has it.
    var onDisk = Kept()
    var isInMemory = false
    var isFull = false
    /// Dropped while they were under way.
    var droppedUnderWay: Set<String> = []

    var waiting: [String] { kept.waiting.map(\.id) }

    /// Changes what is kept; a disk that is not full has that, too.
    private mutating func change(_ body: (inout Kept) -> Void) {
        let before = kept
        body(&kept)
        if kept != before, isFull { isInMemory = true }
        if !isInMemory { onDisk = kept }
    }

    mutating func append(_ calls: [Call], underWay: [String]) {
        var dropped: [Call] = []
        change { [mostCalls, mostBytes] kept in
            for call in calls where !kept.waiting.contains(where: { $0.id == call.id }) {
                kept.waiting.append(call)
                while kept.waiting.count > mostCalls || kept.waiting.reduce(0, { $0 + $1.size }) > mostBytes {
                    dropped.append(kept.waiting.remove(at: kept.waiting.firstIndex { !$0.isOutcome } ?? 0))
                }
            }
            kept.dropped += dropped.count
        }
        droppedUnderWay.formUnion(dropped.map(\.id).filter(underWay.contains))
    }

    mutating func taken(_ ids: [String]) {
        let arrived = droppedUnderWay.intersection(ids).count
        change { kept in
            kept.dropped -= arrived
            kept.waiting.removeAll { ids.contains($0.id) }
        }
    }

    mutating func setAside(_ id: String) {
        guard waiting.contains(id) else { return }
        change { [mostSetAside] kept in
            kept.waiting.removeAll { $0.id == id }
            kept.setAside = Array((kept.setAside.filter { $0 != id } + [id]).suffix(mostSetAside))
        }
    }

    /// The disk is tried.
    mutating func restore() {
        if !isFull { isInMemory = false }
        change { _ in }
    }

    mutating func restart() {
        kept = onDisk
        isInMemory = false
        droppedUnderWay = []
    }
}
