import PrimerEventsTesting
import PrimerEventsUI
import Testing

@_spi(Screen) import SwiftUI
@_spi(Screen) import os

/// Which checkout a view listens to.
@MainActor
struct EnvironmentTests {
    private final class Content {
        var checkout: Checkout?
    }

    private let stage = CheckoutStage()
    private let heard = Heard()
    private let content = Content()
    private var checkout: Checkout { stage.checkout }

    @Test func `the nearest view above that has a checkout decides`() {
        let inner = stage.hub.addCheckout()
        let window = Screen { [heard, checkout] in
            VStack {
                Listener(name: "outer", heard: heard)
                Listener(name: "inner", heard: heard).primerEvents(inner)
            }
            .primerEvents(checkout)
        }
        window.show()
        inner.dispatchError()
        checkout.dispatchError()
        #expect(heard.lines == ["inner", "outer"])
    }

    @Test func `a view follows the checkout that replaces another`() {
        let next = stage.hub.addCheckout()
        content.checkout = checkout
        let window = Screen { [heard, content] in Listener(name: "view", heard: heard).primerEvents(content.checkout) }
        window.show()
        content.checkout = next
        window.update()
        checkout.dispatchError()
        #expect(heard.lines.isEmpty && checkout.listenerCount == 0)
        next.dispatchError()
        #expect(heard.lines == ["view"])
        #expect(next.listenerCount == 1)
    }

    @Test func `a view waits for a checkout that is not there yet, and nothing is logged`() {
        let event = EventType<UnknownEvent>(named: "app:later")
        let before = logged(UnknownEvent.eventType)
        let window = Screen { [heard, content] in
            Text("").onPrimerEvent(event) { _ in heard.add("later") }.primerEvents(content.checkout)
        }
        window.show()
        content.checkout = checkout
        window.update()
        checkout.dispatchEvent(UnknownEvent(name: "app:later"))
        #expect(heard.lines == ["later"])
        #expect(logged(UnknownEvent.eventType) == before)
    }

    @Test func `a view without a checkout above it is a line in the system's log, once for each appearance`() {
        let window = Screen { Text("").onPrimerEvent(.vaultSelectionChange) { _ in } }
        for appearances in 1...2 {
            window.show()
            window.appearTwice()
            window.update()
            #expect(logged("primer:vault-selection-change") == appearances)
            window.hide()
        }
    }

    @Test func `what is logged is for the developer's eyes`() throws {
        let window = Screen { Text("").onPrimerEvent(.dialogClose) { _ in } }
        window.show()
        let line = try #require(LoggedLines.all.first { $0.text.contains("primer:dialog-close") })
        #expect(line.text.contains("Put .primerEvents(checkout) on a view above it"))
        #expect(line.subsystem == "primer-events" && line.category == "diagnostics")
        #expect(line.openText == "<private>")
    }

    @Test func `a view dispatches on the checkout of its environment`() {
        struct PayButton: View {
            @Environment(\.primerCheckout) private var checkout

            var body: some View {
                Button("Pay") { checkout?.dispatchEvent(CardSubmit()) }
            }
        }
        checkout.respond(to: .cardSubmit) { [heard] _ in heard.add("submitted") }
        let window = Screen { [checkout] in PayButton().primerEvents(checkout) }
        window.show()
        #expect(window.tap("Pay"))
        #expect(heard.lines == ["submitted"])
    }

    private func logged(_ text: String) -> Int { LoggedLines.all.count { $0.text.contains(text) } }
}
