import Testing

/// The product against a dispatcher that is written straight from the standard, without any short cut.
@Suite struct ModelTests {
    /// Ten blocks of thirty seeds; a trace that differs names its seed.
    @Test(arguments: 0..<10)
    func `a random script leaves the same trace on the product and on the reference model`(block: Int) {
        for seed in UInt64(block * 30)..<UInt64(block * 30 + 30) {
            let script = Script(seed: seed)
            let model = ModelWorld(script)
            let expected = ScriptRun(script, on: model).trace
            model.tearDown()
            let trace = ScriptRun(script, on: TreeWorld(script)).trace
            let differing = zip(trace + ["end"], expected + ["end"]).first { $0 != $1 }
            #expect(trace == expected, "seed \(seed): got \(differing?.0 ?? ""), expected \(differing?.1 ?? "")")
        }
    }

    @Test func `the scripts reach what they are made for`() {
        let traces = (0..<300).map { (seed: UInt64) in
            let script = Script(seed: seed)
            let model = ModelWorld(script)
            defer { model.tearDown() }
            return ScriptRun(script, on: model).trace
        }
        let lines = traces.joined()
        #expect(lines.count > 1_000)
        for word in [
            "phase 1", "phase 2", "phase 3", "prevented true", "failed", "again: refused", "dispatched: false",
        ] {
            #expect(lines.contains { $0.contains(word) }, "no script shows \(word)")
        }
        #expect(lines.contains("moved: true") && lines.contains("moved: false"))
    }

    @Test func `one seed makes one script`() {
        #expect("\(Script(seed: 7))" == "\(Script(seed: 7))")
        #expect("\(Script(seed: 7))" != "\(Script(seed: 8))")
    }
}
