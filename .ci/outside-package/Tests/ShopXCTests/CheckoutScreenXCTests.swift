import PrimerEventsTesting
import Shop
import XCTest

final class CheckoutScreenXCTests: XCTestCase {
    @MainActor
    func testTermsThatAreNotAcceptedAbort() async throws {
        let script = ScriptedCheckout(.success)
        let screen = CheckoutScreen(script.checkout, acceptsTerms: { false })
        let probe = EventProbe(on: script.hub, showing: .decision)
        try await script.play()
        XCTAssertEqual(screen.lines, ["nothingWasCreated"])
        XCTAssertNoThrow(
            try probe.expect(inOrder: ["primer:payment-start [held, abort]", "primer:payment-failure"]))
        XCTAssertThrowsError(try probe.expect(exactly: "primer:ready"))
        try probe.expect(never: .paymentSuccess)
    }

    func testAScriptPlaysOffTheMainActor() async throws {
        let script = ScriptedCheckout(.vaultWithCVV)
        let probe = EventProbe(on: script.hub, showing: []) { $0.type.hasPrefix("primer:vault") }
        try await script.play()
        XCTAssertEqual(
            probe.trace,
            """
            primer:vault-methods-update
            primer:vault-selection-change
            primer:vault-submit
            """)
        XCTAssertEqual(script.requests, [.submitVault])
    }

    func testOneStepAfterTheOther() async throws {
        let script = ScriptedCheckout(.initFailure)
        let probe = EventProbe(on: script.checkout, showing: .fields)
        let step = try await script.step()
        XCTAssertEqual(step?.title, "the SDK is initializing")
        XCTAssertEqual(probe.trace.count, 1)
        try await script.play()
        XCTAssertEqual(probe.details(of: .stateChange).last?.primerJsError?.code, .invalidClientToken)
    }
}
