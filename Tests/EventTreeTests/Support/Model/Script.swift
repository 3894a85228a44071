import PrimerEventsTesting

/// A tree, listeners and steps, as values: what the product and the reference model are both given.
struct Script {
    enum Shape: Equatable {
        case element, openRoot, closedRoot
        case slot(String)
    }

    struct Node {
        /// The index of the parent or host; `nil` for the root of a tree.
        let parent: Int?
        let shape: Shape
        let slot: String
    }

    enum EventKind: CaseIterable { case press, note }

    struct Event {
        let kind: EventKind
        let bubbles: Bool
        let composed: Bool
        let cancelable: Bool
    }

    struct Listener {
        let node: Int
        /// `nil` for every kind.
        let kind: EventKind?
        let capture: Bool
        let once: Bool
        let passive: Bool
        let signal: Int?
        let isThereFromTheStart: Bool
        let steps: [ListenerStep]
    }

    /// What is done from outside or by a listener.
    enum Step {
        case dispatch(Event, at: Int)
        /// Dispatches the detail alone, with its own flags: the product makes no event that anybody could keep.
        case dispatchDetail(EventKind, at: Int)
        /// Dispatches the last event that was made once more.
        case dispatchLast(at: Int)
        case add(Int)
        case remove(Int)
        case abort(Int)
        case move(Int, under: Int)
        case detach(Int)
        case setSlot(Int, String)
    }

    /// What a listener does with the event it is called for.
    enum ListenerStep {
        case step(Step)
        case stopPropagation, stopImmediatePropagation, preventDefault, fail
        case dispatchAgain(at: Int)
    }

    static let signals = 2

    var nodes: [Node] = []
    var listeners: [Listener] = []
    var steps: [Step] = []
}

extension Script {
    /// A script that this seed always makes.
    init(seed: UInt64) {
        var random = SplitMix(seed: seed)
        addNodes(&random)
        let listeners = Int.random(in: 1...16, using: &random)
        let nodes = nodes.count
        self.listeners = (0..<listeners).map { _ in Self.listener(&random, nodes: nodes, listeners: listeners) }
        steps = (0..<Int.random(in: 4...10, using: &random)).map { _ in
            Bool.random(using: &random)
                ? .dispatch(Self.event(&random), at: .random(in: max(0, nodes - 4)..<nodes, using: &random))
                : Self.step(&random, nodes: nodes, listeners: listeners)
        }
    }

    private mutating func addNodes(_ random: inout SplitMix) {
        for index in 0..<Int.random(in: 2...18, using: &random) {
            let parent = Self.parent(of: index, &random)
            let shape = parent.map { drawnShape(below: $0, &random) } ?? Shape.element
            nodes.append(Node(parent: parent, shape: shape, slot: Self.name(&random)))
        }
    }

    /// Many shadow roots, and slots where there is something to slot.
    private func drawnShape(below parent: Int, _ random: inout SplitMix) -> Shape {
        let isHost = nodes.contains { $0.parent == parent && ($0.shape == .openRoot || $0.shape == .closedRoot) }
        switch Int.random(in: 0..<20, using: &random) {
        case 0..<7 where !isHost && nodes[parent].shape == .element:
            return Bool.random(using: &random) ? .openRoot : .closedRoot
        case 7..<13 where isInShadowTree(parent): return .slot(Self.name(&random))
        case 19: return .slot(Self.name(&random))
        default: return .element
        }
    }

    private func isInShadowTree(_ node: Int) -> Bool {
        let shape = nodes[node].shape
        return shape == .openRoot || shape == .closedRoot || nodes[node].parent.map(isInShadowTree) ?? false
    }

    /// Mostly the node before, which makes trees deep; now and then none.
    private static func parent(of index: Int, _ random: inout SplitMix) -> Int? {
        switch Int.random(in: 0..<16, using: &random) {
        case _ where index == 0: nil
        case 0: nil
        case 1..<10: index - 1
        case 10..<14: .random(in: max(0, index - 3)..<index, using: &random)
        default: .random(in: 0..<index, using: &random)
        }
    }

    private static func name(_ random: inout SplitMix) -> String {
        Int.random(in: 0..<3, using: &random) == 0 ? "a" : ""
    }

    private static func kind(_ random: inout SplitMix) -> EventKind { Bool.random(using: &random) ? .press : .note }

    private static func event(_ random: inout SplitMix) -> Event {
        Event(
            kind: kind(&random), bubbles: Int.random(in: 0..<4, using: &random) > 0,
            composed: Int.random(in: 0..<3, using: &random) > 0, cancelable: Bool.random(using: &random))
    }

    private static func listener(_ random: inout SplitMix, nodes: Int, listeners: Int) -> Listener {
        func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }
        return Listener(
            node: .random(in: 0..<nodes, using: &random), kind: oneIn(12) ? nil : kind(&random), capture: oneIn(4),
            once: oneIn(5), passive: oneIn(6), signal: oneIn(4) ? .random(in: 0..<signals, using: &random) : nil,
            isThereFromTheStart: !oneIn(2),
            steps: oneIn(3)
                ? []
                : (0..<Int.random(in: 1...2, using: &random)).map { _ in
                    listenerStep(&random, nodes: nodes, listeners: listeners)
                })
    }

    private static func listenerStep(_ random: inout SplitMix, nodes: Int, listeners: Int) -> ListenerStep {
        switch Int.random(in: 0..<20, using: &random) {
        case 0: .stopPropagation
        case 1: .stopImmediatePropagation
        case 2, 3: .preventDefault
        case 4: .fail
        case 5: .dispatchAgain(at: .random(in: 0..<nodes, using: &random))
        case 6..<14: .step(.add(.random(in: 0..<listeners, using: &random)))
        default: .step(step(&random, nodes: nodes, listeners: listeners))
        }
    }

    private static func step(_ random: inout SplitMix, nodes: Int, listeners: Int) -> Step {
        // Mostly one of the last: they are deep.
        func node() -> Int {
            .random(in: (Bool.random(using: &random) ? max(0, nodes - 4) : 0)..<nodes, using: &random)
        }
        func listener() -> Int { .random(in: 0..<listeners, using: &random) }
        return switch Int.random(in: 0..<16, using: &random) {
        case 0, 1: .dispatch(event(&random), at: node())
        case 2, 3: .dispatchDetail(kind(&random), at: node())
        case 4: .dispatchLast(at: node())
        case 5, 6: .add(listener())
        case 7...10: .remove(listener())
        case 11, 12: .abort(.random(in: 0..<signals, using: &random))
        case 13: .move(node(), under: node())
        case 14: .detach(node())
        default: .setSlot(node(), name(&random))
        }
    }
}
