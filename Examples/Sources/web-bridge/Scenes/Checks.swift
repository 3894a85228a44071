/// What a scene found: each expectation on a line of its own.
@MainActor
final class Checks {
    private(set) var failures = 0

    func scene(_ name: String) { print("\n== \(name)") }

    func expect(_ isTrue: Bool, _ what: String) {
        print(isTrue ? "ok: \(what)" : "FAILED: \(what)")
        if !isTrue { failures += 1 }
    }

    func expect<Value: Equatable>(_ value: Value, is expected: Value, _ what: String) {
        expect(value == expected, what)
        if value != expected { print("  expected \(expected)\n  found    \(value)") }
    }
}
