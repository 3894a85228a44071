import EventTree

/// One random script: code of the app that re-enters its event trees wherever the event tree calls or releases it.
///
/// Listeners, deinitializers, clocks, static members, owners, observers, tickets and failure handlers each do a few random
/// steps, which dispatch, build trees and take them apart, add and remove listeners, and let go. The script itself asserts
/// what must hold of any tree; the address sanitizer finds what it cannot see.
package final class ReentrantScript {
    /// How many steps a script has, those of re-entering code included.
    static let stepCount = 260
    /// How deep code of the app re-enters.
    static let deepest = 9

    var random: ScriptRandom
    private var stepsLeft = stepCount
    private var depth = 0
    /// The event that a listener is handling, innermost last.
    var handling: [AnyEvent] = []

    // What the app holds. Whatever is let go is taken out first: its deinitializer may come back here.
    var nodes: [EventTarget?] = Array(repeating: nil, count: 10)
    var events: [AnyEvent?] = Array(repeating: nil, count: 4)
    var registrations: [Registration] = []
    var controllers: [AbortController] = (0..<2).map { _ in AbortController() }
    var owners: [Guardian?] = Array(repeating: nil, count: 3)
    var listenerObjects: [ScriptListener?] = Array(repeating: nil, count: 2)
    var streams: [EventStream<AnyEventSnapshot>?] = Array(repeating: nil, count: 3)
    var observations: [ListenerCallObservation] = []
    /// What did not hold.
    package private(set) var findings: [String] = []

    package init(seed: UInt64) { random = ScriptRandom(seed: seed) }

    /// Plays the script to its end, lets everything go, and returns what did not hold.
    package static func play(seed: UInt64) -> [String] {
        let alive = Guardian.alive
        var script: ReentrantScript? = ReentrantScript(seed: seed)
        ForeignCode.script = script
        script?.run()
        let findings = script?.findings ?? []
        ForeignCode.script = nil
        script = nil
        return Guardian.alive == alive ? findings : findings + ["\(Guardian.alive - alive) objects were never freed"]
    }

    private func run() {
        for _ in 0..<6 { makeNode() }
        while stepsLeft > 0 { step() }
        letEverythingGo()
        stepsLeft = 0
        letEverythingGo()
    }

    /// Code of the app: now and then it does something.
    func foreignCodeRuns() {
        guard stepsLeft > 0, depth < Self.deepest, !random.onceIn(3) else { return }
        for _ in 0...random.below(3) { step() }
    }

    private func step() {
        guard stepsLeft > 0 else { return }
        stepsLeft -= 1
        depth += 1
        takeStep()
        depth -= 1
    }

    func expect(_ condition: Bool, _ finding: @autoclosure () -> String) {
        if !condition { findings.append(finding()) }
    }

    /// Lets go of everything that the app holds, one thing after another.
    private func letEverythingGo() {
        for index in nodes.indices { _ = release(\.nodes, index) }
        for index in events.indices { _ = release(\.events, index) }
        for index in owners.indices { _ = release(\.owners, index) }
        for index in listenerObjects.indices { _ = release(\.listenerObjects, index) }
        for index in streams.indices { _ = release(\.streams, index) }
        while let observation = observations.popLast() { observation.remove() }
        registrations = []
        controllers = (0..<2).map { _ in AbortController() }
    }

    /// Takes something out of its place and hands it to the caller, who lets it go.
    func release<Held>(_ places: ReferenceWritableKeyPath<ReentrantScript, [Held?]>, _ index: Int) -> Held? {
        let held = self[keyPath: places][index]
        self[keyPath: places][index] = nil
        return held
    }

    func anyIndex<Held>(_ places: KeyPath<ReentrantScript, [Held]>) -> Int {
        random.below(self[keyPath: places].count)
    }
}
