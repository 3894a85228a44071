import PrimerEventCoding
import PrimerEvents
import PrimerWebBridge

/// What a page posts: each line of the input is a message of an open page, whose name and hold are put in where it is an
/// object. Listeners hold what can be held and answer at once.
enum BridgeTarget {
    private static let shop = "https://shop.example"
    private static let page = "\"page\":\"11111111-22222222\""

    @Sendable static func test(_ input: [UInt8]) {
        let messages = input.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
        MainActor.assumeIsolated { post(messages) }
    }

    @MainActor
    private static func post(_ messages: [String]) {
        guard let origin = try? Origin(shop) else { return }
        let hub = PrimerEventHub(diagnostics: { require(!"\($0)".contains(Canary.text), "no diagnostic shows a value") }
        )
        let checkout = hub.addCheckout()
        checkout.addEventListener(.paymentStart) {
            $0.hold().continuePaymentCreation(idempotencyKey: "</script>\u{2028}`")
        }
        checkout.addEventListener(.shippingAddressChange) { $0.hold().setShippingOptions([]) }
        let bridge = WebCheckoutBridge(allowing: [origin], holding: Set(HeldEvent.allCases))
        do { try bridge.attach(to: checkout) } catch { return }
        var heard = 0
        bridge.onEvent = { _ in heard += 1 }
        _ = bridge.receive("{\(page),\"seq\":1,\"start\":1}", from: shop, isMainFrame: true) { requireSafe($0) }
        var taken = 0
        for message in messages {
            let reception = bridge.receive(ofOpenPage(message), from: shop, isMainFrame: true) { requireSafe($0) }
            if case .taken = reception { taken += 1 }
            let refused = bridge.receive(message, from: "https://evil.example", isMainFrame: false) { _ in
                require(false, "nobody else is answered")
            }
            if case .refused = refused { continue }
            require(false, "nobody else is heard")
        }
        require(heard <= taken, "only what is taken is heard")
        checkout.remove()
    }

    private static func ofOpenPage(_ message: String) -> String {
        message.hasPrefix("{\"") ? "{\(page),\"held\":true,\(message.dropFirst())" : message
    }

    /// A script that a page is to run must not be ended, or continued on another line, by what it carries.
    private static func requireSafe(_ script: String) {
        let isSafe = script.unicodeScalars.allSatisfy {
            $0.value >= 0x20 && $0 != "\u{2028}" && $0 != "\u{2029}" && $0 != "<" && $0 != "`"
        }
        require(isSafe, "what goes to the page is one literal on one line")
    }
}
