import PrimerEventsTesting
import PrimerEventsUI
import Testing

@_spi(Screen) import SwiftUI

/// `onPrimerEvent` listens while its view is on the screen.
@MainActor
struct AppearanceTests {
    private let stage = CheckoutStage()
    private let heard = Heard()
    private var checkout: Checkout { stage.checkout }

    private func window(_ name: String = "view") -> Screen {
        Screen { [heard, checkout] in Listener(name: name, heard: heard).primerEvents(checkout) }
    }

    @Test func `it begins with the appearance and ends with the disappearance`() {
        let window = window()
        checkout.dispatchError()
        window.show()
        checkout.dispatchError()
        window.close()
        checkout.dispatchError()
        #expect(heard.lines == ["view"])
        #expect(checkout.listenerCount == 0)
    }

    @Test func `a view that is covered hears nothing, and hears once when it is back`() {
        let window = window()
        for _ in 1...3 {
            window.show()
            checkout.dispatchError()
            window.hide()
            checkout.dispatchError()
        }
        #expect(heard.lines == ["view", "view", "view"])
    }

    @Test func `a view that is told twice that it appears listens once`() {
        let window = window()
        window.show()
        window.appearTwice()
        checkout.dispatchError()
        #expect(heard.lines == ["view"])
        window.hide()
        #expect(checkout.listenerCount == 0)
    }

    @Test func `a view that is made anew a hundred times listens once`() {
        let window = window()
        window.show()
        for _ in 1...100 { window.update() }
        #expect(checkout.listenerCount == 1)
        checkout.dispatchError()
        #expect(heard.lines == ["view"])
    }

    @Test func `a view that is made anew while it is covered does not listen`() {
        let window = window()
        window.show()
        window.hide()
        window.update()
        #expect(checkout.listenerCount == 0)
    }

    @Test func `two windows listen once each, and one may close`() {
        let first = window("first")
        let second = window("second")
        first.show()
        second.show()
        checkout.dispatchError()
        first.close()
        checkout.dispatchError()
        #expect(heard.lines == ["first", "second", "second"])
        second.close()
        #expect(checkout.listenerCount == 0)
    }

    @Test func `a window that goes without a word takes its listeners along`() {
        let window = window()
        window.show()
        window.discard()
        checkout.dispatchError()
        #expect(heard.lines.isEmpty)
        #expect(checkout.listenerCount == 0)
    }
}
