import PrimerEventsTesting
import PrimerEventsUI

@_spi(Screen) import SwiftUI

/// What was heard, in order.
@MainActor
final class Heard {
    private(set) var lines: [String] = []

    func add(_ line: String) { lines.append(line) }
}

/// A view that listens, and says so.
struct Listener: View {
    let name: String
    let heard: Heard
    var component = ComponentName.checkout

    var body: some View {
        Text(name).onPrimerEvent(.cardError, on: component) { _ in heard.add(name) }
    }
}

extension Checkout {
    func dispatchError(from component: ComponentName = .checkout) {
        part(component).dispatchEvent(CardError(errors: []))
    }

    var listenerCount: Int { eventTarget.listenerCount }
}
