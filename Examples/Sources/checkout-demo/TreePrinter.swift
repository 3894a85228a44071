import PrimerEvents

/// Draws a component tree, shadow trees before children.
enum TreePrinter {
    /// One line a node, from the hub's root down, with the names of those who listen there.
    static func lines(of hub: PrimerEventHub, listener: @escaping (EventTarget) -> String?) -> [String] {
        let root = hub.eventTarget
        let mark = { (node: EventTarget) in
            let checkout = hub.checkouts.first { $0.eventTarget === node }
            return (checkout.map { " #\($0.id.onOneLine)" } ?? "")
                + (listener(node).map { "  ← \($0)".styled(.green) } ?? "")
        }
        return [root.name.styled(.bold) + mark(root)] + lines(below: root, indent: "", mark: mark)
    }

    private static func lines(
        below node: EventTarget, indent: String, mark: (EventTarget) -> String
    ) -> [String] {
        let below = (node.shadowRoot.map { [$0] } ?? []) + node.children
        return below.enumerated().flatMap { index, child in
            let isLast = index == below.count - 1
            let line = (indent + (isLast ? "└─ " : "├─ ")).styled(.dim) + label(of: child) + mark(child)
            return [line] + lines(below: child, indent: indent + (isLast ? "   " : "│  "), mark: mark)
        }
    }

    private static func label(of node: EventTarget) -> String {
        if node.isShadowRoot { return node.name.styled(.dim) }
        if node.name == "slot" { return "slot\(node.slotName.isEmpty ? "" : " \(node.slotName)")".styled(.dim) }
        return node.name.styled(.bold) + (node.slot.isEmpty ? "" : " in slot \(node.slot)".styled(.dim))
    }
}
