import EventTree
import PrimerEventsTesting
import Testing

/// A tree as a test draws it, its listeners, and the trace they leave.
///
/// ```swift
/// let tree = Tree("""
///     page
///       form
///         #closed
///           slot:label
///         text@label
///     """)
/// tree.listen(at: "page", .capture)
/// tree.listen(at: "form") { event in event.preventDefault() }
/// #expect(tree.dispatch(Press(), at: "text") == "capture page\ntarget form [prevented]")
/// ```
///
/// Two spaces a level. `#open` and `#closed` are the shadow root of the node above, `slot` and `slot:name` are slots,
/// `text@name` asks for the slot of that name; a node is called by what stands before the `@`. A name that is drawn
/// twice is an error, so a second shadow root is drawn as `#open-2`.
final class Tree {
    private var nodes: [String: EventTarget] = [:]
    private var ids: [ObjectIdentifier: String] = [:]
    private var lines: [String] = []

    init(_ drawing: String, clock: EventClock = .monotonic) {
        var branch: [EventTarget] = []
        for line in drawing.split(separator: "\n") {
            let depth = line.prefix { $0 == " " }.count / 2
            let parts = line.drop { $0 == " " }.split(separator: "@", maxSplits: 1).map(String.init)
            let node = Self.node(parts[0], under: branch.prefix(depth).last, clock)
            if parts.count > 1 { node.slot = parts[1] }
            #expect(nodes[parts[0]] == nil, "\(parts[0]) is drawn twice")
            nodes[parts[0]] = node
            ids[ObjectIdentifier(node)] = parts[0]
            branch = branch.prefix(depth) + [node]
        }
    }

    /// `page`, `shell`, `form`, `field` and `button`, each below the one before.
    static func ofFiveLevels() -> Tree {
        Tree(
            """
            page
              shell
                form
                  field
                    button
            """)
    }

    private static func node(_ id: String, under parent: EventTarget?, _ clock: EventClock) -> EventTarget {
        guard let parent else { return EventTarget(id, clock: clock) }
        if id.hasPrefix("#open") { return parent.makeShadowRoot(.open) }
        if id.hasPrefix("#closed") { return parent.makeShadowRoot(.closed) }
        guard let slotName = slotName(in: id) else { return EventTarget(id, parent: parent) }
        return .slot(named: slotName, parent: parent)
    }

    /// The name of the slot that is drawn so, `nil` for another node.
    private static func slotName(in id: String) -> String? {
        if id == "slot" { return "" }
        return id.hasPrefix("slot:") ? String(id.dropFirst("slot:".count)) : nil
    }

    /// The node that was drawn under this name.
    subscript(_ id: String) -> EventTarget {
        if let node = nodes[id] { return node }
        Issue.record("there is no node \(id)")
        return EventTarget(id)
    }

    /// The name under which a node was drawn; its own where it was not.
    func id(of node: EventTarget?) -> String { node.map { ids[ObjectIdentifier($0)] ?? $0.name } ?? "nil" }

    /// The names of nodes, with spaces between.
    func ids(of nodes: [EventTarget]) -> String { nodes.map(id(of:)).joined(separator: " ") }

    /// Lets go of a node.
    func drop(_ id: String) { nodes[id] = nil }

    // MARK: Listening

    /// Listens to ``Press`` at each of these nodes, space between names, and leaves a line in the trace for each call.
    ///
    /// - Parameters:
    ///   - label: Stands at the end of the line.
    ///   - body: What the listener does; done before the line is written.
    @discardableResult
    func listen(
        at ids: String, _ options: ListenerOptions = [], as label: String = "", signal: AbortSignal? = nil,
        _ body: @escaping (Event<Press>) throws -> Void = { _ in }
    ) -> [Registration] {
        listen(at: ids, .press, options, as: label, signal: signal, body)
    }

    /// Listens to events of another type than ``Press`` at each of these nodes.
    @discardableResult
    func listen<Detail: EventDetail>(
        at ids: String, _ type: EventType<Detail>, _ options: ListenerOptions = [],
        as label: String = "", signal: AbortSignal? = nil, _ body: @escaping (Event<Detail>) throws -> Void = { _ in }
    ) -> [Registration] {
        ids.split(separator: " ").map { id in
            self[String(id)].addEventListener(type, options, signal: signal) { [unowned self] event in
                defer { record(event, label) }
                try body(event)
            }
        }
    }

    /// Writes a line for a listener's call: `bubble form label [prevented]`.
    func record(_ event: some EventInterface, _ label: String = "") {
        let words = [
            event.eventPhase.word, id(of: event.currentTarget), label, event.defaultPrevented ? "[prevented]" : "",
        ]
        note(words.filter { !$0.isEmpty }.joined(separator: " "))
    }

    /// Writes a line of the test's own.
    func note(_ line: String) { lines.append(line) }

    // MARK: Dispatching

    /// Dispatches an event with this detail and returns what was written meanwhile, a line for each call.
    func dispatch(_ detail: some EventDetail, at id: String) -> String {
        self[id].dispatchEvent(detail)
        return trace()
    }

    /// Dispatches an event and returns what was written meanwhile.
    func dispatch(_ event: Event<some EventDetail>, at id: String) throws -> String {
        try self[id].dispatchEvent(event)
        return trace()
    }

    /// What was written since the last time that anybody asked.
    func trace() -> String {
        defer { lines = [] }
        return lines.joined(separator: "\n")
    }
}
