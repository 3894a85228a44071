import EventTree
import PrimerEvents
import PrimerEventsTesting
import Testing

/// Triggers on their way to the component that acts on them.
struct TriggerTests {
    let test = CheckoutStage.heard()

    private final class Heard {
        var texts: [String] = []
    }

    /// Responders to all three triggers.
    private func respond(_ checkout: Checkout) -> Heard {
        let heard = Heard()
        checkout.respond(to: .cardSubmit) { heard.texts.append("card \($0.detail.source ?? "")") }
        checkout.respond(to: .vaultSubmit) { heard.texts.append("vault \($0.detail.source ?? "")") }
        checkout.respond(to: .showOtherPaymentsToggle) { heard.texts.append("toggle \($0.detail.action ?? "")") }
        return heard
    }

    @Test func `a trigger dispatched on the root reaches every checkout`() {
        let first = respond(test.checkout)
        let second = respond(test.hub.addCheckout())
        test.hub.dispatchEvent(CardSubmit(source: "a"))
        #expect(first.texts == ["card a"])
        #expect(second.texts == ["card a"])
        #expect(test.diagnostics.isEmpty)
    }

    @Test func `a trigger dispatched outside every checkout reaches the responder`() {
        let heard = respond(test.checkout)
        let button = EventTarget("button", parent: test.hub.eventTarget)
        button.dispatchEvent(VaultSubmit(source: "b"))
        #expect(heard.texts == ["vault b"])
        #expect(test.diagnostics.isEmpty)
    }

    @Test(arguments: ComponentName.allCases)
    func `a trigger dispatched in a component reaches the responder of its checkout only`(component: ComponentName) {
        let heard = respond(test.checkout)
        let other = respond(test.hub.addCheckout())
        let part = test.checkout.part(component)
        part.dispatchEvent(CardSubmit(source: "c"))
        part.dispatchEvent(VaultSubmit(source: "d"))
        part.dispatchEvent(ShowOtherPaymentsToggle(action: "expand"))
        #expect(heard.texts == ["card c", "vault d", "toggle expand"])
        #expect(other.texts.isEmpty)
        #expect(test.diagnostics.isEmpty)
    }

    @Test func `a trigger dispatched in another checkout does not reach the responder`() {
        let heard = respond(test.checkout)
        let other = test.hub.addCheckout()
        other.part(.cvvInput).dispatchEvent(CardSubmit())
        #expect(heard.texts.isEmpty)
        #expect(test.diagnostics == [.triggerUnheard(event: "primer:card-submit").of(checkout: 2)])
    }

    @Test func `a trigger from a shadow tree of the app's own reaches the responder`() {
        let heard = respond(test.checkout)
        let host = EventTarget("app-button", parent: test.checkout.part(.main))
        let inner = EventTarget("button", parent: host.makeShadowRoot(.closed))
        inner.dispatchEvent(CardSubmit(source: "inner"))
        #expect(heard.texts == ["card inner"])
        #expect(test.diagnostics.isEmpty)
    }

    @Test func `a responder is replaced and taken away`() {
        let first = respond(test.checkout)
        var second = 0
        test.checkout.respond(to: .cardSubmit) { _ in second += 1 }
        test.hub.dispatchEvent(CardSubmit())
        #expect(first.texts.isEmpty)
        #expect(second == 1)
        test.checkout.respond(to: .cardSubmit, with: nil)
        test.hub.dispatchEvent(CardSubmit())
        #expect(second == 1)
        #expect(test.diagnostics == [.triggerUnheard(event: "primer:card-submit")])
    }

    @Test func `a removed checkout responds no more`() {
        let heard = respond(test.checkout)
        let part = test.checkout.part(.cardForm)
        test.checkout.remove()
        test.hub.dispatchEvent(CardSubmit())
        part.dispatchEvent(CardSubmit())
        #expect(heard.texts.isEmpty)
        #expect(test.diagnostics == [.triggerUnheard(event: "primer:card-submit")])
    }

    @Test func `an unheard trigger is a diagnostic, each of the three`() {
        test.checkout.part(.cardForm).dispatchEvent(CardSubmit())
        test.checkout.dispatchEvent(VaultSubmit())
        test.hub.dispatchEvent(ShowOtherPaymentsToggle())
        #expect(
            test.diagnostics == [
                .triggerUnheard(event: "primer:card-submit").of(checkout: 1),
                .triggerUnheard(event: "primer:vault-submit").of(checkout: 1),
                .triggerUnheard(event: "primer:show-other-payments-toggle"),
            ])
    }

    @Test func `a listener is not a responder: the trigger is still unheard`() {
        test.checkout.addEventListener(.cardSubmit) { _ in }
        test.checkout.dispatchEvent(CardSubmit())
        #expect(test.diagnostics == [.triggerUnheard(event: "primer:card-submit").of(checkout: 1)])
    }

    @Test func `a stopped trigger reaches nobody, and whoever stopped it is not told`() {
        let heard = respond(test.checkout)
        test.checkout.addEventListener(.cardSubmit) { $0.stopPropagation() }
        test.checkout.part(.cardForm).dispatchEvent(CardSubmit())
        #expect(heard.texts.isEmpty)
        #expect(test.diagnostics.isEmpty)
    }

    // MARK: Generic events with a trigger's name

    private static func generic(_ flags: EventInit, _ name: String = "primer:card-submit") -> Event<UnknownEvent> {
        Event(UnknownEvent(name: name), flags)
    }

    @Test(arguments: ["primer:card-submit", "primer:vault-submit", "primer:show-other-payments-toggle"])
    func `a generic event with a trigger's name reaches nobody, which is a diagnostic`(name: String) throws {
        let heard = respond(test.checkout)
        try test.checkout.dispatchEvent(Self.generic([.bubbles, .composed], name))
        #expect(heard.texts.isEmpty)
        #expect(test.diagnostics == [.triggerUnheard(event: name).of(checkout: 1)])
    }

    @Test func `other unknown events are no triggers`() throws {
        try test.checkout.part(.cvvInput).dispatchEvent(Self.generic([], "primer:3ds-challenge"))
        try test.hub.dispatchEvent(Self.generic([.bubbles], "primer:3ds-challenge"))
        try test.hub.dispatchEvent(Self.generic([.bubbles], "primer:payment-success"))
        #expect(test.diagnostics.isEmpty)
    }

    /// Where an event is dispatched: on the root, in the light tree, in a shadow tree.
    enum Place: CaseIterable {
        case root, light, shadow, deepShadow, slotted

        func node(_ test: CheckoutStage) -> EventTarget {
            switch self {
            case .root: test.hub.eventTarget
            case .light: test.checkout.eventTarget
            case .shadow: test.checkout.part(.cardForm)
            case .deepShadow: test.checkout.part(.cardNumberInput)
            case .slotted: test.checkout.part(.paymentMethodContainer)
            }
        }

        var isInShadowTree: Bool { self == .shadow || self == .deepShadow }
    }

    /// What is missing, `nil` if nothing that matters there is.
    private static func missing(_ flags: EventInit, at place: Place) -> Diagnostic.TriggerFlag? {
        if place.isInShadowTree, !flags.contains(.composed) { return .composed }
        return flags.contains(.bubbles) || place == .root ? nil : .bubbles
    }

    @Test(arguments: Place.allCases, [EventInit(), .bubbles, .composed, [.bubbles, .composed]])
    func `a generic trigger that lacks a flag is reported with the flag, once`(place: Place, flags: EventInit) throws {
        try place.node(test).dispatchEvent(Self.generic(flags))
        let expected: Diagnostic =
            Self.missing(flags, at: place).map {
                .triggerNotDelivered(event: "primer:card-submit", missing: $0)
            }
            ?? .triggerUnheard(event: "primer:card-submit")
        #expect(test.diagnostics == [expected.of(checkout: place == .root ? nil : 1)])
    }

    @Test(arguments: Place.allCases, [EventInit(), .bubbles, .composed, [.bubbles, .composed]])
    func `a typed trigger with wrong flags is reported the same way`(place: Place, flags: EventInit) throws {
        let heard = respond(test.checkout)
        try place.node(test).dispatchEvent(Event(CardSubmit(), flags))
        if let missing = Self.missing(flags, at: place) {
            #expect(
                test.diagnostics == [
                    .triggerNotDelivered(event: "primer:card-submit", missing: missing).of(checkout: 1)
                ])
            #expect(heard.texts.isEmpty)
        } else {
            #expect(test.diagnostics.isEmpty)
            #expect(heard.texts == ["card "])
        }
    }
}
