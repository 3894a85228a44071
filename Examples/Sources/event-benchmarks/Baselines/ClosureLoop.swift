import EventTree

/// A loop over closures that take the same event object: what a dispatch without a tree would cost.
enum ClosureLoop {
    static func over(_ count: Int, sink: Sink) -> () -> Void {
        let closures: [(Event<Tick>) throws -> Void] = (0..<count).map { _ in { sink.sum &+= $0.detail.amount } }
        return {
            let event = Event(Tick(amount: 1))
            for closure in closures { try? closure(event) }
        }
    }
}
