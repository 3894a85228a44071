/// The path of one dispatch: the standard's list of structs, from the target outwards.
///
/// https://dom.spec.whatwg.org/#event-path. It names its nodes without retaining them, since a retain a level would cost
/// more than the level. What makes that sound, from ``EventTarget/beginDispatch(composed:heardBit:needsTime:)`` to
/// ``EventTarget/finishDispatch(along:)``: the target is the caller's, each node keeps its parent, `slots` keeps the slots,
/// and ``TreeScope/keep(_:)`` the parents of nodes that are removed meanwhile. A spare path names nothing.
///
/// Two rules follow for everything in this module. *Code of the app* is whatever an app wrote that runs when it is called
/// or released:
///
/// - listeners, and handlers of their failures
/// - observers of listener calls
/// - clocks, unless they are the system's
/// - static and computed members of a detail, and `answering(with:)`
/// - answer sources and their tickets
/// - the `deinit` of whatever a listener, a handler, an observer, a clock or a detail holds, of an owner, and of an error
///
/// (a) No code of the app runs between taking an unretained reference and the moment that protects it: `EventInit(of:)` is
/// read before a dispatch begins, and a dispatch begins before its path is filled.
///
/// (b) After a call or a release that may run code of the app, nothing is touched that it could have freed or changed, and
/// no access to a stored property spans one. So lists are copied before they are walked if looking at an element may
/// release something, and a function that takes something out hands it to its caller, who releases it last.
///
/// `Tests/Support/Reentrancy` plays random scripts that re-enter at each of these places, under the address sanitizer in
/// the gate. The benchmarks "silent level", "fan-out" and "the matrix" show what each unsafe construct saves.
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

    /// Whether slots were looked for, found or not, since the path was last begun: code of the app may have run then.
    var hasLookedForSlots = false

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

    /// How often a listener had been added to the tree when the path was begun.
    var additions = 0

    /// What the tree's clock read when the path was begun; not a number if it is the system's, which is read later.
    var timeStamp = Double.nan

    /// Whether any node on the path may hear the event.
    var isHeard = false

    /// Whether any node on the path may hear the event on the way down.
    var isCaptured = false

    init(capacity: Int) {
        // Unsafe for speed: one allocation, reused by later dispatches. Entries are trivial; `count` are initialized.
        entries = .allocate(capacity: capacity)
        self.capacity = capacity
    }

    /// A path with more room for the dispatch that another had too little for.
    convenience init(extending path: EventPath) {
        self.init(capacity: path.capacity * 4)
        additions = path.additions
        timeStamp = path.timeStamp
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

    /// Makes the path ready for another dispatch, naming no node.
    ///
    /// To release a slot may run code of the app, which cannot reach this path: its event no longer has it.
    @inline(__always)
    func clear() {
        count = 0
        hasClosedTrees = false
        if hasSlots { releaseSlots() }
    }

    @inline(never)
    private func releaseSlots() {
        hasSlots = false
        endsInClosedTree = false
        slots.removeAll(keepingCapacity: true)
    }
}

@available(*, unavailable)
extension EventPath: Sendable {}
