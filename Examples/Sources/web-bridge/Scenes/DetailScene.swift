import PrimerEventCoding
import PrimerEvents
import PrimerWebBridge

/// Details that JSON cannot hold: the event comes, with what can be told.
@MainActor
enum DetailScene {
    /// What becomes of each of the page's details, by its name in `strange.js`.
    private static let rows: [(name: String, detail: JSONValue)] = [
        ("cycle", ["name": "a", "list": [.null, 1]]),
        ("getter", ["good": 1]),
        (
            "types",
            [
                "big": "1180591620717411303424", "nan": .null, "infinite": .null, "zero": 0,
                "large": .decimal(literal: "1e+21"), "list": [.null, .null, .null, .decimal(literal: "9.99")],
            ]
        ),
        ("nodes", ["list": [.null]]),
        ("collections", ["map": [["a", ["b": 1]]], "set": [1, "x"], "date": "1970-01-01T00:00:00.000Z"]),
        ("toJSON", ["kept": 1]),
        ("wrapper", ["vaultedPayments": [["id": "v"]]]),
        ("surrogates", ["text": "\u{1F600} \u{FFFD} \u{FFFD}", "quote": "\"\\\n\u{2028}</script>`"]),
        ("proxy", ["after": true]),
        ("long", ["after": true]),
    ]

    static func play(_ browser: DevTools, _ checks: Checks) async throws {
        checks.scene("Details that JSON cannot hold")
        let stage = try await Stage(browser)
        try await stage.openShop()
        for (name, expected) in rows {
            checks.expect(try await detail(name, stage), is: expected, name)
        }
        let deep = try await detail("deep", stage)
        checks.expect(deep?["after"] == true && (deep.map(depth) ?? 0) > 50, "deep: cut where it is too deep")
        for name in ["wide", "array"] {
            let wide = try await detail(name, stage)
            let count = (wide?["list"] ?? wide)?.arrayValue?.count ?? 0
            checks.expect((1000...10_000).contains(count), "\(name): cut where it is too long")
        }
        checks.expect(stage.page.receptions.allSatisfy { $0 == .taken }, "no message was refused")
    }

    /// The detail of the event that the page makes by this name.
    private static func detail(_ name: String, _ stage: Stage) async throws -> JSONValue? {
        let before = stage.forwarded.count
        _ = try await stage.page.run("dispatchStrange('\(name)')")
        guard stage.forwarded.count == before + 1 else { return nil }
        return (stage.forwarded.last?.event.detail as? UnknownEvent)?.detail
    }

    private static func depth(_ value: JSONValue) -> Int {
        let inner = value.arrayValue ?? value.objectValue?.members.map(\.value) ?? []
        return (inner.map(depth).max() ?? 0) + 1
    }
}
