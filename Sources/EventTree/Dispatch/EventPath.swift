/// The path of one dispatch: the standard's list of structs, from the target outwards.
///
/// https://dom.spec.whatwg.org/#event-path. Nodes are unmanaged: the target holds its ancestors, `slots` the slots,
/// and a scope whose dispatches are under way the parents of nodes that are detached meanwhile. A spare path holds nothing.
@usableFromInline
final class EventPath {
    /// A struct of the standard's path.
    ///
    /// Its shadow-adjusted target, where it has one, is its invocation target: events without related and touch targets
    /// are only ever retargeted to the very host that is appended.
    struct Entry {
        /// The invocation target.
        let node: Unmanaged<EventTarget>
        /// The index of the last entry up to this one that has a shadow-adjusted target: what `event.target` is here.
        let targetIndex: Int32
        /// The index of the next entry that may hear the event, `.max` after the last. It fits `Int` where that has 32 bits.
        var nextHeard: Int32
    }

    private let entries: UnsafeMutablePointer<Entry>
    let capacity: Int
    var count = 0

    // OPTIMIZATION: most paths pass no slot, and then the array is not touched, which saves exclusivity checks.
    private(set) var hasSlots = false

    /// The slots that the path came to from a node assigned to them, in order; nothing else may be keeping them.
    private(set) var slots: [AssignedSlot] = []

    /// A slot on the path.
    struct AssignedSlot {
        let node: EventTarget
        let index: Int
        /// The standard's slot-in-closed-tree.
        let isInClosedTree: Bool
    }

    /// Whether a closed shadow root is on the path, so that some listeners do not see all of it.
    var hasClosedTrees = false

    /// Whether the path ends inside a closed tree that it does not pass itself.
    var endsInClosedTree = false

    /// How often a listener had been added to the tree when the path was built.
    var additions = 0

    /// Whether any node on the path may hear the event.
    var isHeard = false

    /// Whether any node on the path may hear the event on the way down.
    var isCaptured = false

    init(capacity: Int) {
        // Unsafe for speed: one allocation, reused by later dispatches. Entries are trivial; `count` is what is initialised.
        entries = .allocate(capacity: capacity)
        self.capacity = capacity
    }

    deinit { entries.deallocate() }

    @inline(__always)
    subscript(index: Int) -> Entry { entries[index] }

    /// Appends an entry; the caller has checked that there is room.
    @inline(__always)
    func append(_ node: Unmanaged<EventTarget>, targetIndex: Int) {
        (entries + count).initialize(
            to: Entry(node: node, targetIndex: Int32(truncatingIfNeeded: targetIndex), nextHeard: .max))
        count += 1
    }

    @inline(__always)
    func setNextHeard(of index: Int, to next: Int) { entries[index].nextHeard = Int32(truncatingIfNeeded: next) }

    func node(at index: Int) -> EventTarget { entries[index].node.takeUnretainedValue() }

    /// Whether the entry has a shadow-adjusted target.
    @inline(__always)
    func isTarget(_ index: Int) -> Bool { entries[index].targetIndex == Int32(truncatingIfNeeded: index) }

    /// Keeps the slot that comes next on the path.
    func keep(_ slot: EventTarget, inClosedTree: Bool) {
        hasSlots = true
        slots.append(AssignedSlot(node: slot, index: count, isInClosedTree: inClosedTree))
    }

    /// The standard's slot-in-closed-tree of a struct.
    func isSlotInClosedTree(_ index: Int) -> Bool {
        hasSlots && slots.contains { $0.index == index && $0.isInClosedTree }
    }

    /// Makes the path ready for another dispatch, holding no node.
    func clear() {
        count = 0
        hasClosedTrees = false
        guard hasSlots else { return }
        hasSlots = false
        endsInClosedTree = false
        slots.removeAll(keepingCapacity: true)
    }
}

@available(*, unavailable)
extension EventPath: Sendable {}
