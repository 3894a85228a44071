import EventTree
import PrimerEvents

@testable import PrimerEventsTesting
import Testing

/// Time stands still until it is moved.
@Suite struct ManualTimeTests {
    private let time = ManualTime(startingAt: UnixSeconds(seconds: 100))
    private let log = Locked<[String]>([])

    private var lines: [String] { log.withLock { $0 } }

    @discardableResult
    private func wait(_ seconds: Double, _ name: String) -> @Sendable () -> Void {
        time.timer.after(seconds) { [log, time] in log.withLock { $0.append("\(name) at \(time.elapsed)") } }
    }

    @Test func `clock, timestamp and timers move together`() {
        wait(1.5, "a")
        time.advance(by: 1)
        #expect(time.clock.now() == 1_000)
        #expect(time.now == UnixSeconds(seconds: 101))
        #expect(lines.isEmpty)
        time.advance(by: 0.999)
        #expect(time.clock.now() == 1_999)
        #expect(time.now == UnixSeconds(seconds: 101))
        #expect(lines == ["a at 1.5"])
    }

    @Test func `what is due runs in order of its moment, then of its beginning, each at its moment`() {
        wait(3, "late")
        wait(1, "first")
        wait(1, "second")
        #expect(time.secondsToNext == 1)
        #expect(time.waitingCount == 3)
        time.advance(by: 10)
        #expect(lines == ["first at 1.0", "second at 1.0", "late at 3.0"])
        #expect(time.elapsed == 10)
        #expect(time.waitingCount == 0)
        #expect(time.secondsToNext == nil)
    }

    @Test func `what begins meanwhile and falls due runs, too`() {
        _ = time.timer.after(1) { wait(1, "nested") }
        time.advance(by: 2)
        #expect(lines == ["nested at 2.0"])
    }

    @Test func `what was called off does not run`() {
        let callOff = wait(1, "a")
        callOff()
        callOff()
        time.advance(by: 1)
        #expect(lines.isEmpty)
    }

    @Test func `steps add up exactly`() {
        wait(0.8, "a")
        time.advance(by: 0.7)
        time.advance(by: 0.1)
        #expect(lines == ["a at 0.8"])
    }

    @Test func `an action that moves the time itself does not make it go back`() {
        _ = time.timer.after(1) { [time] in time.advance(by: 5) }
        wait(2, "a")
        time.advance(by: 2)
        #expect(time.elapsed == 6)
        #expect(lines == ["a at 2.0"])
    }

    @Test func `time goes to the next action`() {
        wait(2, "a")
        wait(5, "b")
        #expect(time.advanceToNext())
        #expect(lines == ["a at 2.0"])
        #expect(time.advanceToNext())
        #expect(!time.advanceToNext())
        #expect(time.elapsed == 5)
    }

    @Test(arguments: [0, -1, Double.nan, -Double.infinity])
    func `what is no time runs only what is due already`(_ seconds: Double) {
        wait(seconds, "now")
        wait(1, "later")
        #expect(lines.isEmpty)
        time.advance(by: seconds)
        #expect(lines == ["now at 0.0"])
        #expect(time.elapsed == 0)
    }

    @Test(arguments: [1e300, Double.infinity, 9_300_000_000])
    func `more time than there is ends at the last moment`(_ seconds: Double) {
        wait(seconds, "end")
        time.advance(by: 1)
        time.advance(by: seconds)
        #expect(lines.count == 1)
        #expect(time.now.seconds == 100 + Int64.max / 1_000_000_000)
        #expect(ManualTime(startingAt: UnixSeconds(seconds: .max)).now.seconds == .max)
    }

    @Test func `a hub has all of its time from there`() async {
        let hub = PrimerEventHub(time: time, diagnostics: { _ in })
        let checkout = hub.addCheckout()
        let probe = EventProbe(on: hub)
        time.advance(by: 2)
        _ = await checkout.requestPaymentCreation(.payPal)
        #expect(probe.details(of: .paymentStart).map(\.timestamp) == [UnixSeconds(seconds: 102)])
        #expect(probe.heard.map(\.event.timeStamp) == [2_000])
        async let success = checkout.next(.paymentSuccess, deadline: 60)
        while time.waitingCount == 0 { await Task.yield() }
        time.advance(by: 60)
        #expect(await success == nil)
    }

    @Test func `a stage has a hub, a checkout, the time and every diagnostic`() {
        let told = Locked<[Diagnostic]>([])
        let stage = CheckoutStage(id: "shop", time: time) { diagnostic in told.withLock { $0.append(diagnostic) } }
        stage.hub.dispatchEvent(CardSubmit())
        #expect(stage.hub.checkout(id: "shop") === stage.checkout)
        #expect(stage.diagnostics == [.triggerUnheard(event: "primer:card-submit")])
        #expect(told.withLock { $0 } == stage.diagnostics)
        #expect(stage.time === time)
    }
}
