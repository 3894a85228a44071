/// A window with a view in it, for tests: it evaluates the view as SwiftUI does and moves its lifecycle by hand.
///
/// What SwiftUI leaves open is done here in the way that is worse for the code under test: what comes appears before what
/// goes disappears, and a window can go without a word.
@_spi(Screen)
@MainActor
public final class Screen {
    private let content: () -> any View
    private let renderer = Renderer()
    private var isShown = false

    /// A window that is not on the screen yet; its content is evaluated anew each time it changes.
    public init<Content: View>(@ViewBuilder _ content: @escaping () -> Content) { self.content = content }

    /// The window comes on the screen: for the first time, or again with the state that it had.
    public func show() {
        isShown = true
        update()
        renderer.appear()
        update()
    }

    /// The window is covered or left: its views disappear and keep their state.
    public func hide() {
        isShown = false
        renderer.disappear()
    }

    /// Tells the views that they appear, though they did: SwiftUI is known to.
    public func appearTwice() {
        renderer.appear()
        update()
    }

    /// Whoever holds the view evaluates again, until nothing changes any more.
    public func update() {
        repeat { renderer.render(content(), isShown: isShown) } while renderer.needsRendering
    }

    /// Evaluates again if something has changed, as SwiftUI does before it draws.
    public func updateIfNeeded() {
        if renderer.needsRendering { update() }
    }

    /// The window is closed: its views disappear, and their state goes.
    public func close() {
        hide()
        renderer.forget()
    }

    /// The window is freed with all that is in it, and no view is told.
    public func discard() {
        isShown = false
        renderer.forget()
    }

    /// The texts on the screen, in order.
    public var texts: [String] {
        updateIfNeeded()
        return renderer.elements.compactMap { element in
            if case .text(let text) = element { text } else { nil }
        }
    }

    /// The titles of the buttons that can be tapped, in order.
    public var buttons: [String] {
        updateIfNeeded()
        return renderer.elements.compactMap { element in
            if case .button(let title, isEnabled: true, _) = element { title } else { nil }
        }
    }

    /// Taps the first button with this title that can be tapped; `false` if there is none.
    public func tap(_ title: String) -> Bool {
        updateIfNeeded()
        for case .button(title, isEnabled: true, let action) in renderer.elements {
            action()
            updateIfNeeded()
            return true
        }
        return false
    }
}
