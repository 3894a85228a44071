import EventTree

/// Values in the order in which they came, and a way to wait for them.
final class Recorder<Element: Sendable>: Sendable {
    private struct State {
        var all: [Element] = []
        var waiting: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Locked(State())

    var all: [Element] { state.withLock { $0.all } }

    var add: @Sendable (Element) -> Void { { self.append($0) } }

    func append(_ element: Element) {
        let ready = state.withLock { state in
            state.all.append(element)
            let count = state.all.count
            defer { state.waiting.removeAll { $0.count <= count } }
            return state.waiting.filter { $0.count <= count }.map(\.continuation)
        }
        for continuation in ready { continuation.resume() }
    }

    /// Waits until there are so many, and gives all there are then.
    @discardableResult func wait(for count: Int) async -> [Element] {
        await withCheckedContinuation { continuation in
            let isReady = state.withLock { state in
                if state.all.count < count { state.waiting.append((count, continuation)) }
                return state.all.count >= count
            }
            if isReady { continuation.resume() }
        }
        return all
    }
}
