internal import EventTree

/// The nodes of one checkout, put together as on the web.
///
/// ```text
/// primer-checkout
/// ├─ #shadow-root
/// │  └─ slot "main"
/// └─ primer-main, in slot "main"
///    ├─ #shadow-root
///    │  ├─ slot "payments"
///    │  ├─ primer-vault-manager
///    │  └─ primer-card-form
///    │     └─ #shadow-root
///    │        ├─ primer-input-card-number, -card-expiry, -cvv, -cardholder-name
///    │        └─ slot "card-form-content"
///    └─ primer-payment-method-container, in slot "payments"
///       └─ #shadow-root
///          └─ slot
/// ```
///
/// It keeps its nodes; a node keeps only its parent.
struct ComponentTree {
    let checkout: EventTarget
    private let main: EventTarget
    private let paymentMethodContainer: EventTarget
    private let vaultManager: EventTarget
    private let cardForm: EventTarget
    private let cardNumberInput: EventTarget
    private let cardExpiryInput: EventTarget
    private let cvvInput: EventTarget
    private let cardholderNameInput: EventTarget
    /// The slots, which nothing below them keeps.
    private let slots: [EventTarget]

    init(below root: EventTarget) {
        checkout = EventTarget(.checkout, parent: root)
        let checkoutShadow = checkout.makeShadowRoot()
        main = EventTarget(.main, slot: "main", parent: checkout)

        let mainShadow = main.makeShadowRoot()
        let paymentsSlot = EventTarget.slot(named: "payments", parent: mainShadow)
        vaultManager = EventTarget(.vaultManager, parent: mainShadow)
        cardForm = EventTarget(.cardForm, parent: mainShadow)
        paymentMethodContainer = EventTarget(.paymentMethodContainer, slot: "payments", parent: main)

        let formShadow = cardForm.makeShadowRoot()
        cardNumberInput = EventTarget(.cardNumberInput, parent: formShadow)
        cardExpiryInput = EventTarget(.cardExpiryInput, parent: formShadow)
        cvvInput = EventTarget(.cvvInput, parent: formShadow)
        cardholderNameInput = EventTarget(.cardholderNameInput, parent: formShadow)

        slots = [
            .slot(named: "main", parent: checkoutShadow), paymentsSlot,
            .slot(named: "card-form-content", parent: formShadow),
            .slot(parent: paymentMethodContainer.makeShadowRoot()),
        ]
    }

    /// Finishes the streams of every component for good.
    func finishStreams() {
        for node in ComponentName.allCases.map({ self[$0] }) + shadowRoots + slots { node.finishStreams() }
    }

    /// The roots of the shadow trees.
    var shadowRoots: [EventTarget] { [checkout, main, cardForm, paymentMethodContainer].compactMap(\.shadowRoot) }

    /// The node of a component.
    subscript(component: ComponentName) -> EventTarget {
        switch component {
        case .checkout: checkout
        case .main: main
        case .paymentMethodContainer: paymentMethodContainer
        case .vaultManager: vaultManager
        case .cardForm: cardForm
        case .cardNumberInput: cardNumberInput
        case .cardExpiryInput: cardExpiryInput
        case .cvvInput: cvvInput
        case .cardholderNameInput: cardholderNameInput
        }
    }
}

extension EventTarget {
    fileprivate convenience init(_ component: ComponentName, slot: String = "", parent: EventTarget) {
        self.init(component.rawValue, slot: slot, parent: parent)
    }

    /// The first node with this name here or below, shadow trees before children.
    ///
    /// Without recursion, since an app's tree may be deeper than the stack.
    func firstNode(named name: String) -> EventTarget? {
        var waiting = [self]
        while let node = waiting.popLast() {
            if node.name == name { return node }
            waiting.append(contentsOf: node.children.reversed())
            if let root = node.shadowRoot { waiting.append(root) }
        }
        return nil
    }
}
