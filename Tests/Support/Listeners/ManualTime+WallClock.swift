package import PrimerEventListeners
import PrimerEvents
package import PrimerEventsTesting

extension ManualTime {
    /// The same time for people: 30 November 2025, 02:40:00.000, and what has passed since.
    package var wallClock: WallClock { WallClock { 1_764_470_400_000 + Int64(self.clock.now()) } }

    package func advance(milliseconds: Double) { advance(by: milliseconds / 1_000) }
}

extension CheckoutStage {
    /// A stage whose checkout has an id that must not leave the device.
    package static func withPrivateId() -> CheckoutStage { CheckoutStage(id: "private-id") }
}
