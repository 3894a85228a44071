import PrimerEventAnalytics
import PrimerEventsTesting

/// The delivery on a simulated disk with time that stands still, and all around it.
struct Stage {
    let disk: SimulatedDisk
    let destination: ScriptedDestination
    let time = ManualTime()
    let reports = Recorder<DeliveryReport>()
    let delivery: DeliveryEngine

    static let folder = "/app/analytics"

    init(
        disk: SimulatedDisk = SimulatedDisk(), destination: ScriptedDestination = ScriptedDestination(),
        limits: DeliveryLimits = .default, pace: DeliveryPace = .default,
        durability: DeliveryDurability = .endOfProcess, life: Int = .max
    ) throws {
        self.disk = disk
        self.destination = destination
        delivery = try DeliveryEngine(
            to: destination, path: Self.folder, files: disk.newProcess(life: life), durability: durability,
            DeliveryEngine.Settings(
                pace: pace, limits: limits, timer: time.timer, jitter: { 1 }, onReport: reports.add))
        delivery.start()
    }

    /// The same with calls in memory only.
    init(inMemoryWith destination: ScriptedDestination, pace: DeliveryPace = .default) {
        disk = SimulatedDisk()
        self.destination = destination
        delivery = DeliveryEngine(
            to: destination,
            DeliveryEngine.Settings(pace: pace, timer: time.timer, jitter: { 1 }, onReport: reports.add))
        delivery.start()
    }

    func track(_ numbers: some Sequence<Int>) {
        for number in numbers { delivery.track([Calls.call(number)]) }
    }

    /// Lets time pass after all that was asked for so far, and waits until the delivery knows.
    func pass(_ seconds: Double) async {
        _ = await delivery.status()
        time.advance(by: seconds)
        _ = await delivery.status()
    }
}
