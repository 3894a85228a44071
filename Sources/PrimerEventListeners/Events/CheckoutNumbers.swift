internal import EventTree

/// Numbers for the checkouts that events pass, from 1: their ids are the choice of a page or an app and stay private.
struct CheckoutNumbers {
    private struct Known {
        weak var node: EventTarget?
        let number: Int
    }

    private var known: [Known] = []
    private var last = 0

    /// The number of a checkout by its node.
    mutating func number(of node: EventTarget) -> Int {
        if let known = known.first(where: { $0.node === node }) { return known.number }
        known.removeAll { $0.node == nil }
        last += 1
        known.append(Known(node: node, number: last))
        return last
    }
}
