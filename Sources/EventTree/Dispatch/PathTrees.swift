/// The node trees that a path passes, and which of them show in `composedPath()`.
///
/// DEVIATION: the standard counts the closed trees between two nodes of a path. Chromium, whose traces decide here, also
/// hides any tree that stands in a closed one from listeners in a sibling tree: two open shadow trees of the same closed
/// tree, the host of one slotted into the other, do not see each other's nodes.
struct PathTrees {
    private struct Tree {
        /// The index of the tree that the host stands in, smaller than the tree's own; `nil` for the outermost.
        let parent: Int?
        /// Whether the tree or one around it is closed.
        let isHidden: Bool
    }

    private var trees: [Tree]
    /// The tree of each entry of the path.
    private var treeOfEntry: [Int]

    init(of path: EventPath) {
        trees = [Tree(parent: nil, isHidden: path.endsInClosedTree)]
        treeOfEntry = Array(repeating: 0, count: path.count)
        var slots = path.slots
        var tree = 0
        for index in stride(from: path.count - 1, through: 0, by: -1) {
            let node = path.node(at: index)
            if node.isShadowRoot {
                trees.append(Tree(parent: tree, isHidden: trees[tree].isHidden || node.kind == .closedShadowRoot))
                tree = trees.count - 1
            }
            treeOfEntry[index] = tree
            // The node assigned to a slot is a child of the host: the path leaves the slot's tree here, going inwards.
            if slots.last?.index == index {
                slots.removeLast()
                tree = trees[tree].parent ?? 0
            }
        }
    }

    /// Those of the entries whose tree shows to a listener at `current`.
    func visible(_ entries: [Int], from current: Int) -> [Int] {
        let mine = treeOfEntry[current]
        return entries.filter { entry in
            let tree = treeOfEntry[entry]
            return !trees[tree].isHidden || isSame(tree, orAround: mine) || isSame(mine, orAround: tree)
        }
    }

    private func isSame(_ tree: Int, orAround other: Int) -> Bool {
        var next: Int? = other
        while let current = next, current >= tree {
            if current == tree { return true }
            next = trees[current].parent
        }
        return false
    }
}

extension EventTarget {
    /// Whether the node is in a closed shadow tree, or in one that stands in a closed one.
    var isInClosedTree: Bool {
        var next: EventTarget? = self
        while let node = next {
            if node.kind == .closedShadowRoot { return true }
            next = node.holder
        }
        return false
    }
}
