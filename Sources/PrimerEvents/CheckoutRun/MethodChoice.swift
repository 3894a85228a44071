internal import EventTree

/// The method that the shopper is going to pay with, as far as events report it.
struct MethodChoice: Sendable {
    /// A method, saved or not.
    struct Choice: Sendable, Equatable {
        var method: PaymentMethodType?
        var isSaved: Bool
        /// The private id of a saved method: distinguishes one from another; no step has it.
        var id: String?
    }

    private(set) var current: Choice?
    private var savedMethods: [String: PaymentMethodType] = [:]

    /// Takes an event, and returns the choice if it is another one.
    mutating func change(by detail: any EventDetail) -> Choice? {
        switch detail {
        case let update as VaultMethodsUpdate:
            savedMethods = Dictionary(
                update.vaultedPayments.map { ($0.id, $0.paymentMethodType) }, uniquingKeysWith: { _, last in last })
            return nil
        case let selection as VaultSelectionChange:
            guard let id = selection.paymentMethodId else {
                current = nil
                return nil
            }
            return choose(Choice(method: savedMethods[id], isSaved: true, id: id))
        case let loading as BinDataLoadingChange: return loading.loading ? choose(.typedCard) : nil
        case is BinDataAvailable: return choose(.typedCard)
        default: return nil
        }
    }

    /// Takes a payment, and returns the choice if it is another one.
    mutating func change(byPayingWith method: PaymentMethodType, fromVault: Bool) -> Choice? {
        if let current, current.isSaved || !fromVault, (current.method ?? method) == method {
            self.current?.method = method
            return nil
        }
        return choose(Choice(method: method, isSaved: fromVault))
    }

    private mutating func choose(_ choice: Choice) -> Choice? {
        guard choice != current else { return nil }
        current = choice
        return choice
    }
}

extension MethodChoice.Choice {
    /// A card whose number is being typed.
    fileprivate static let typedCard = Self(method: .paymentCard, isSaved: false)
}
