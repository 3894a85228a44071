import Foundation
import ScenarioRunner
import Testing

/// What `EventTree` does against what Chromium did with the same trees, listeners and steps.
@Suite struct BrowserScenarioTests {
    @Test(arguments: try shippedScenarios("named"))
    func `a named scenario leaves the trace that the browser left`(scenario: Scenario) throws {
        #expect(try scenario.difference() == nil)
    }

    @Test(arguments: try shippedScenarios("random"))
    func `a random scenario leaves the trace that the browser left`(scenario: Scenario) throws {
        #expect(try scenario.difference() == nil)
    }

    @Test(arguments: try shippedScenarios("slots"))
    func `open trees beside each other in a closed one see as little of each other as in the browser`(
        scenario: Scenario
    ) throws {
        #expect(try scenario.difference() == nil)
    }

    @Test func `the shipped files hold 174 scenarios`() throws {
        #expect(try shippedScenarios("named").count + shippedScenarios("random").count == 174)
    }
}

private func shippedScenarios(_ name: String) throws -> [Scenario] {
    let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/Scenarios")
    return try ScenarioFile(path: fixtures.appendingPathComponent("\(name).json").path).scenarios
}
