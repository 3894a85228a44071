internal import EventTree
internal import PrimerEvents

/// Why a control had no effect in a page.
public enum PageControlError: Error, Sendable, Hashable {
    /// No page is open, or it went away before the control returned.
    case noPage
    /// The page's function threw, or there is none.
    case failed
    /// What the page returned is not what the control returns.
    case unreadable
}

/// A call of a control on its way to a page. Made on any task, taken to the page in the bridge's isolation domain.
final class ControlCall: Sendable {
    private enum State {
        case waiting(CheckedContinuation<Result<JSONValue?, any Error>, Never>?)
        case returned(Result<JSONValue?, any Error>)
    }

    let name: String
    let arguments: [JSONValue]
    private let state = Locked(State.waiting(nil))

    init(_ name: String, _ arguments: [JSONValue]) {
        self.name = name
        self.arguments = arguments
    }

    /// The call has returned; what comes later changes nothing.
    func finish(_ result: Result<JSONValue?, any Error>) {
        let waiter = state.withLock { state -> CheckedContinuation<Result<JSONValue?, any Error>, Never>? in
            guard case .waiting(let waiter) = state else { return nil }
            state = .returned(result)
            return waiter
        }
        waiter?.resume(returning: result)
    }

    /// What the call returned; cancelling the task ends the wait, not the call.
    func value() async throws -> JSONValue? {
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { waiter in
                let returned = state.withLock { state -> Result<JSONValue?, any Error>? in
                    if case .returned(let result) = state { return result }
                    state = .waiting(waiter)
                    return nil
                }
                if let returned { waiter.resume(returning: returned) }
            }
        } onCancel: {
            finish(.failure(CancellationError()))
        }
        return try result.get()
    }
}

/// The way of calls from any task into the bridge's isolation domain.
struct ControlCalls: Sendable {
    let incoming: AsyncStream<ControlCall>
    private let continuation: AsyncStream<ControlCall>.Continuation

    init() { (incoming, continuation) = AsyncStream.makeStream() }

    /// Calls a function of the page's `PrimerJS` object, and waits until it has returned.
    func call(_ name: String, _ arguments: [JSONValue] = []) async throws -> JSONValue? {
        let call = ControlCall(name, arguments)
        switch continuation.yield(call) {
        case .enqueued: break
        // The bridge is detached or gone.
        case .dropped, .terminated: call.finish(.failure(PageControlError.noPage))
        @unknown default: call.finish(.failure(PageControlError.noPage))
        }
        return try await call.value()
    }

    /// Ends the way; calls that wait on it fail.
    func finish() { continuation.finish() }
}
