import Foundation
import ScenarioRunner
import Testing

/// What the scenario runner says of files it cannot run, and of traces that differ.
@Suite struct ScenarioFileTests {
    @Test(arguments: [
        ("", "not JSON"),
        ("[{", "not JSON"),
        (scenario(expected: nil), #"there is no "expected""#),
        ("[\(scenario()), \(scenario(steps: #"{"op": "jump"}"#))]", "[1].steps[0].op: "),
        (scenario(steps: #"{"op": "throw"}"#), "steps[0].op: "),
        (scenario(steps: #"{"op": "dispatch", "target": "b", "type": "x"}"#), #""s": steps[0]: there is no node "b""#),
        (scenario(steps: #"{"op": "add", "listener": "m"}"#), #""s": steps[0]: there is no listener "m""#),
        (
            scenario(tree: #"{"id": "a", "parent": "b"}, {"id": "b"}"#),
            #""s": node "a": there is no node "b" before it"#
        ),
        (scenario(tree: #"{"id": "a"}, {"id": "a"}"#), #""s": two nodes are called "a""#),
    ])
    func `a file that cannot be run is refused with the place and the problem`(json: String, problem: String) throws {
        let error = try #require(throws: ScenarioError.self) { try ScenarioFile(data: Data(json.utf8)) }
        #expect(error.description.hasPrefix(problem))
    }

    @Test func `a file that is not there is refused by its path`() throws {
        let error = try #require(throws: ScenarioError.self) { try ScenarioFile(path: "/nowhere/scenarios.json") }
        #expect(error.description == "/nowhere/scenarios.json: no such file")
    }

    @Test func `a scenario without a name is called by its number`() throws {
        let file = try ScenarioFile(data: Data("[\(scenario()), \(scenario(name: ""))]".utf8))
        #expect(file.scenarios.map(\.name) == ["s", "scenario 2"])
    }

    @Test func `a file may hold one scenario without a list`() throws {
        #expect(try ScenarioFile(data: Data(scenario().utf8)).scenarios.map(\.name) == ["s"])
    }

    @Test(arguments: [
        (#"{"at": "skipped"}"#, #"{"at":"skipped"}"#, Optional(dispatched)),
        (dispatched + #", {"at": "reported"}"#, #"{"at":"reported"}"#, nil),
    ])
    func `the first line that differs is told, as expected and as got`(
        expected: String, line: String, got: String?
    ) throws {
        let json = scenario(steps: #"{"op": "dispatch", "target": "a", "type": "x"}"#, expected: expected)
        let difference = try ScenarioFile(data: Data(json.utf8)).scenarios[0].difference()
        #expect(difference?.expected == line)
        #expect(difference?.got == got)
    }
}

private let dispatched = """
    {"at":"dispatched","type":"x","from":"a","result":true,"target":"a","currentTarget":null,"phase":0,\
    "defaultPrevented":false,"path":[]}
    """

private func scenario(
    name: String = "s", tree: String = #"{"id": "a"}"#, steps: String = "", expected: String? = ""
) -> String {
    let trace = expected.map { #", "expected": [\#($0)]"# } ?? ""
    return #"{"name": "\#(name)", "tree": [\#(tree)], "listeners": [], "steps": [\#(steps)]\#(trace)}"#
}
