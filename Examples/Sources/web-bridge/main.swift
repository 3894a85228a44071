import Foundation

// A checkout in a real browser, with its gates in Swift.
// Exits with 0 if all is as expected, 1 if not, 3 without a browser.

let chromium: Chromium
do {
    chromium = try Chromium.launch(seconds: 120)
} catch {
    switch error {
    case .notInstalled:
        print("web-bridge needs Chromium: install the package chromium, or set CHROMIUM to the path of the program.")
    case .cannotStart(let reason):
        print("web-bridge cannot start Chromium: \(reason).")
    }
    exit(3)
}

let checks = Checks()
let browser = DevTools(chromium)
do {
    try await StoryScene.play(browser, checks)
    try await OrderScene.play(browser, checks)
    try await DetailScene.play(browser, checks)
    try await GateScene.play(browser, checks)
    try await FrameScene.play(browser, checks)
} catch {
    checks.expect(false, "the browser does what it is asked: \(error)")
}
chromium.stop()
exit(checks.failures == 0 ? 0 : 1)
