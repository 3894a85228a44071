import PrimerCheckoutStates
import PrimerEventCoding
import PrimerEvents

// The code of the README, where the compiler sees it. `ReadmeTests` compares the two line by line.

@MainActor
enum FirstSteps {
    static func run(analytics: Analytics, terms: Terms) -> PrimerEventHub {
        let hub = PrimerEventHub()  // owns the root ("document") and its checkouts
        let checkout = hub.addCheckout()  // a <primer-checkout> with its inner components

        // Root level: analytics, logging.
        hub.addEventListener(.paymentSuccess) { event in
            analytics.track("payment_completed", event.detail.paymentMethodType?.rawValue)
        }

        // Component level: this checkout only.
        checkout.addEventListener(.paymentStart) { event in
            let payment = event.hold()  // preventDefault(), and this listener's right to answer
            Task {
                if await terms.accepted() {
                    payment.continuePaymentCreation()
                } else {
                    payment.abortPaymentCreation()
                }
            }
        }
        return hub
    }
}

/// What the first recipe reports to.
final class Analytics {
    var tracked: [String] = []
    func track(_ name: String, _ method: String?) { tracked.append("\(name) \(method ?? "")") }
}

/// What the first recipe asks.
struct Terms: Sendable {
    var answer: Bool
    func accepted() async -> Bool { answer }
}

final class ReceiptController {
    var lastPayment: String?

    func attach(to checkout: Checkout) {
        checkout.addEventListener(.paymentSuccess, owner: self) { controller, event in
            controller.lastPayment = event.detail.payment.id
        }
    }
}

struct TermsShown: EventDetail {
    static let eventType = "app:terms-shown"
    var version: Int
}

extension EventType where Detail == TermsShown {
    static var termsShown: Self { .init() }
}

enum OwnEvent {
    static func dispatch(in checkout: Checkout) {
        checkout.part(.cardForm).dispatchEvent(TermsShown(version: 3))
    }
}

enum StatesOfTheWeb {
    static func attach(to checkout: Checkout, show: @escaping (PrimerCheckoutState) -> Void) throws -> EventStateAdapter
    {
        let states = EventStateAdapter(integration: .inlineSession)
        states.onCompletion = { state in show(state) }
        try states.attach(to: checkout)
        return states
    }
}
