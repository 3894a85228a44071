// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Dispatch

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol Scheduler {
    func schedule(_ action: @escaping () -> Void)
}

extension DispatchQueue: Scheduler {
    public func schedule(_ action: @escaping () -> Void) {
        let work = Work(action: action)
        async { work.action() }
    }
}

/// What a queue runs: Apple's takes it unchecked, too.
private struct Work: @unchecked Sendable {
    let action: () -> Void
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum Publishers {
    /// Values of an upstream, each delivered in a later turn of a scheduler.
    public struct ReceiveOn<Output, Context: Scheduler>: Publisher {
        public typealias Failure = Never

        let subscribe: (@escaping (Output) -> Void) -> AnyCancellable
        let scheduler: Context

        public func sink(receiveValue: @escaping ((Output) -> Void)) -> AnyCancellable {
            let isCancelled = Flag()
            let upstream = subscribe { [scheduler] value in
                scheduler.schedule { if !isCancelled.isSet { receiveValue(value) } }
            }
            return AnyCancellable {
                isCancelled.isSet = true
                upstream.cancel()
            }
        }
    }

    private final class Flag {
        var isSet = false
    }
}

extension Published.Publisher {
    public func receive<S: Scheduler>(on scheduler: S) -> Publishers.ReceiveOn<Value, S> {
        Publishers.ReceiveOn(subscribe: sink, scheduler: scheduler)
    }
}
