import PrimerEventListeners
import PrimerEventsTesting
import Testing

@testable import PrimerEventAnalytics

/// Random lives of a delivery, against the model.
@Suite(.timeLimit(.minutes(3)))
struct ModelTests {
    @Test(arguments: UInt64(1)...UInt64(8)) func `a delivery does what its model does`(seed: UInt64) {
        var life = RandomLife(seed: seed)
        for step in 0..<500 {
            let what = life.step()
            #expect(life.difference == nil, "seed \(seed), step \(step), \(what)")
            if life.difference != nil { return }
        }
        #expect(life.restarts > 5 && life.sent > 20)
    }
}

/// A delivery and its model, to which the same things happen.
private struct RandomLife {
    private var random: SplitMix
    private let disk = SimulatedDisk()
    private let limits = DeliveryLimits(calls: 12, bytes: 3000, bytesPerCall: 1500, setAsideCalls: 3)
    private var state: DeliveryState
    private var model: DeliveryModel
    private var lastCall = 0
    private(set) var restarts = 0
    private(set) var sent = 0

    init(seed: UInt64) {
        random = SplitMix(seed: seed)
        model = DeliveryModel(mostCalls: limits.calls, mostBytes: limits.bytes, mostSetAside: limits.setAsideCalls)
        state = Self.state(disk, limits)
    }

    private static func state(_ disk: SimulatedDisk, _ limits: DeliveryLimits) -> DeliveryState {
        var state = DeliveryState(
            store: Stores.unopened(disk, limits: limits), pace: DeliveryPace(batchCalls: 5))
        state.open()
        return state
    }

    /// Where the two differ.
    var difference: String? {
        let kept = model.kept
        if state.store.waiting != model.waiting { return "waiting \(state.store.waiting), not \(model.waiting)" }
        if state.store.dropped != Int64(kept.dropped) { return "dropped \(state.store.dropped), not \(kept.dropped)" }
        let aside = state.store.setAside.entries.map(\.call.id)
        if aside != kept.setAside { return "set aside \(aside), not \(kept.setAside)" }
        if state.store.queue.bytes != kept.waiting.reduce(0, { $0 + $1.size }) { return "bytes" }
        if (state.store.problem != nil) != model.isInMemory { return "in memory \(state.store.problem as Any)" }
        return nil
    }

    /// Lets something happen and says what.
    mutating func step() -> String {
        switch Int.random(in: 0..<40, using: &random) {
        case 0..<14: return append()
        case 14..<29: return proceed()
        case 29..<31: return appendAgain()
        case 31..<34: return setDisk(full: Bool.random(using: &random))
        case 34..<38: return tryDisk()
        default: return restart()
        }
    }

    private var underWay: [String] { if case .sending(let attempt) = state.phase { attempt.ids } else { [] } }

    private mutating func append() -> String {
        let calls = (0..<Int.random(in: 1...5, using: &random)).map { _ in
            lastCall += 1
            return Calls.call(
                lastCall, isOutcome: Int.random(in: 0..<4, using: &random) == 0,
                properties: [
                    ExportedField("x", .string(String(repeating: "x", count: .random(in: 0...300, using: &random))))
                ])
        }
        track(calls)
        return "append \(calls.count)"
    }

    private mutating func appendAgain() -> String {
        guard let id = model.waiting.randomElement(using: &random), let number = Int(id.dropFirst()) else { return "-" }
        track([Calls.call(number)])
        return "append \(id) again"
    }

    private mutating func track(_ calls: [TrackCall]) {
        // Before: a batch that this fills is sent after it.
        let underWay = underWay
        model.append(
            calls.map { DeliveryModel.Call(id: $0.id, isOutcome: $0.isOutcome, size: ($0.keptBytes?.count ?? 0) + 40) },
            underWay: underWay)
        state.append(calls)
    }

    /// A batch is sent, or what was sent comes to an end.
    private mutating func proceed() -> String {
        guard case .sending(let attempt) = state.phase else {
            state.timerFired(.delivery)
            return "timer"
        }
        sent += 1
        let ids = attempt.ids
        let result = result(for: ids)
        switch result {
        case .receipt(let receipt): model.taken(receipt.taken(of: ids))
        case .refusal(.invalid), .refusal(.tooLarge): if ids.count == 1 { model.setAside(ids[0]) }
        case .refusal(.unavailable), .failed: break
        }
        model.droppedUnderWay = []
        state.attemptEnded(attempt.number, result)
        return "\(ids) ended with \(result)"
    }

    private mutating func result(for ids: [String]) -> AttemptResult {
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<3: .receipt(.all)
        case 3: .receipt(.only(Set(ids.filter { _ in Bool.random(using: &random) })))
        case 4..<7: .refusal(.invalid(reason: "no"))
        case 7: .refusal(.tooLarge)
        case 8: .refusal(.unavailable(retryAfter: nil))
        default: .failed(errorType: "Offline")
        }
    }

    private mutating func setDisk(full isFull: Bool) -> String {
        model.isFull = isFull
        disk.change { $0.space = isFull ? 0 : nil }
        return isFull ? "full" : "not full"
    }

    private mutating func tryDisk() -> String {
        if model.isInMemory { model.restore() }
        state.timerFired(.disk)
        return "disk"
    }

    /// The process is killed, and the next one begins.
    private mutating func restart() -> String {
        restarts += 1
        model.restart()
        state = Self.state(disk, limits)
        return "restart"
    }
}
