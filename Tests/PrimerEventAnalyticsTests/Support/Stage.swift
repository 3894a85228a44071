import PrimerEventAnalytics
import PrimerEventsTesting

/// A spool on a simulated disk with time that stands still, and all around it.
struct Stage {
    let disk: SimulatedDisk
    let destination: ScriptedDestination
    let time = ManualTime()
    let reports = Recorder<SpoolReport>()
    let spool: EventSpool

    static let folder = "/app/spool"

    init(
        disk: SimulatedDisk = SimulatedDisk(), destination: ScriptedDestination = ScriptedDestination(),
        limits: SpoolLimits = .default, pace: DeliveryPace = .default, durability: SpoolDurability = .endOfProcess
    ) throws {
        self.disk = disk
        self.destination = destination
        spool = try EventSpool(
            path: Self.folder, files: disk.newProcess(), destination: destination, limits: limits, pace: pace,
            durability: durability, timer: time.timer, onReport: reports.add)
    }

    func track(_ numbers: some Sequence<Int>) async throws {
        for number in numbers { _ = try await spool.deliver([Calls.call(number)]) }
    }

    /// Lets time pass after all that was asked for so far, and waits until the spool knows.
    func pass(_ seconds: Double) async {
        _ = await spool.status()
        time.advance(by: seconds)
        _ = await spool.status()
    }
}
