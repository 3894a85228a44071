import PrimerEventsTesting
import PrimerEventsUI
import Testing

@_spi(Screen) import SwiftUI

/// `onPrimerEvent` and the identities of views.
@MainActor
struct IdentityTests {
    /// What the views are made of, to be changed between two evaluations.
    private final class Content {
        var name = "first"
        var number = 1
        var names = ["a", "b"]
        var component = ComponentName.checkout
        var isThere = true
    }

    private let stage = CheckoutStage()
    private let heard = Heard()
    private let content = Content()
    private var checkout: Checkout { stage.checkout }

    private func show<Shown: View>(@ViewBuilder _ view: @escaping (Content) -> Shown) -> Screen {
        let window = Screen { [content, checkout] in view(content).primerEvents(checkout) }
        window.show()
        return window
    }

    @Test func `the closure that was given last is called`() {
        let window = show { [heard] in Listener(name: $0.name, heard: heard) }
        checkout.dispatchError()
        content.name = "second"
        window.update()
        checkout.dispatchError()
        #expect(heard.lines == ["first", "second"])
        #expect(checkout.listenerCount == 1)
    }

    @Test func `a view of another identity listens in place of the one before`() {
        let window = show { [heard] in Listener(name: "\($0.number)", heard: heard).id($0.number) }
        content.number = 2
        window.update()
        checkout.dispatchError()
        content.number = 1
        window.update()
        checkout.dispatchError()
        #expect(heard.lines == ["2", "1"])
        #expect(checkout.listenerCount == 1)
    }

    @Test func `a view that is left out hears no more, and hears again when it is back`() {
        let window = show { [heard] content in
            VStack {
                if content.isThere { Listener(name: "guest", heard: heard) }
                Listener(name: "host", heard: heard)
            }
        }
        for isThere in [true, false, true] {
            content.isThere = isThere
            window.update()
            checkout.dispatchError()
        }
        #expect(heard.lines == ["guest", "host", "host", "host", "guest"])
    }

    @Test func `rows listen for themselves`() {
        let window = show { [heard] content in
            ForEach(content.names, id: \.self) { name in Listener(name: name, heard: heard) }
        }
        checkout.dispatchError()
        content.names = ["b", "c"]
        window.update()
        checkout.dispatchError()
        #expect(heard.lines == ["a", "b", "b", "c"])
        #expect(checkout.listenerCount == 2)
    }

    @Test func `two modifiers of one view are two listeners`() {
        let window = show { [heard] _ in
            Text("both")
                .onPrimerEvent(.cardError) { _ in heard.add("error") }
                .onPrimerEvent(.cardError) { _ in heard.add("again") }
                .onPrimerEvent(.dialogOpen) { _ in heard.add("dialog") }
        }
        checkout.dispatchError()
        checkout.dispatchEvent(DialogOpen())
        #expect(heard.lines.sorted() == ["again", "dialog", "error"])
        window.close()
        #expect(checkout.listenerCount == 0)
    }

    @Test func `a component that changes is followed`() {
        let window = show { [heard] in Listener(name: "form", heard: heard, component: $0.component) }
        content.component = .cardForm
        window.update()
        #expect(checkout.listenerCount == 0)
        checkout.dispatchError()
        checkout.dispatchError(from: .cardForm)
        #expect(heard.lines == ["form"])
    }

    @Test func `once is once for each appearance`() {
        let window = show { [heard] _ in Text("once").onPrimerEvent(.cardError, .once) { _ in heard.add("once") } }
        for _ in 1...2 { checkout.dispatchError() }
        window.update()
        checkout.dispatchError()
        #expect(heard.lines == ["once"])
        window.hide()
        window.show()
        for _ in 1...2 { checkout.dispatchError() }
        #expect(heard.lines == ["once", "once"])
    }
}
