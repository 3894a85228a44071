internal import PrimerEvents

extension MethodsUpdate: FormerlyShaped {
    /// Before 1.0.0 the detail was an object with `toArray()`, `size()` and `get(type)` around the list.
    static func inTodaysShape(_ detail: JSONValue?, formerName: String?) -> JSONValue? {
        detail.flatMap(FormerLists.unwrapped) ?? detail
    }
}

extension VaultMethodsUpdate: FormerlyShaped {
    /// Before 1.0.0 the list was in such an object too, and what is known of a card stood in the element itself.
    static func inTodaysShape(_ detail: JSONValue?, formerName: String?) -> JSONValue? {
        detail?.changing { members in
            members.change("vaultedPayments", FormerLists.unwrapped)
            members.change("vaultedPayments") { list in
                guard case .array(let elements) = list, elements.contains(where: VaultedPaymentMethodSummary.isFlat)
                else { return nil }
                return .array(elements.map(VaultedPaymentMethodSummary.inTodaysShape))
            }
        }
    }
}

/// The objects that were around lists before 1.0.0; `nil` for what is none.
enum FormerLists {
    /// The list in a wrapper, as far as JSON kept it: functions vanish, and what stays is the one collection that they read,
    /// under a name that was never documented. It is an array, or a record of the elements by type or id.
    ///
    /// Where nothing is left the list is not known, and an empty one would say that there are no methods: it stays an object,
    /// which is an error.
    static func unwrapped(_ list: JSONValue) -> JSONValue? {
        guard case .object(let wrapper) = list else { return nil }
        let collections = wrapper.members.compactMap { member -> [JSONValue]? in
            switch member.value {
            case .array(let elements): elements
            case .object(let record) where record.members.allSatisfy { $0.value.kind == .object } && !record.isEmpty:
                record.members.map(\.value)
            case .object, .null, .bool, .integer, .decimal, .string: nil
            }
        }
        guard let elements = collections.first, collections.count == 1 else { return nil }
        return .array(elements)
    }
}

extension VaultedPaymentMethodSummary {
    private static let cardNames = ["last4Digits", "network", "cardholderName", "expirationMonth", "expirationYear"]

    /// Whether an element has the shape before 1.0.0, which stated no kind of instrument.
    fileprivate static func isFlat(_ element: JSONValue) -> Bool {
        element.objectValue.map { $0["paymentInstrumentType"] == nil } ?? false
    }

    /// The kind of a flat element: a card, if it says anything about one.
    fileprivate static func inTodaysShape(_ element: JSONValue) -> JSONValue {
        guard isFlat(element) else { return element }
        return element.changing { members in
            let card = members.members(named: cardNames)
            let isCard = !card.isEmpty || members["paymentMethodType"] == PaymentMethodType.paymentCard.json
            members["paymentInstrumentType"] = (isCard ? VaultedInstrumentType.paymentCard : .unknown).json
            members.add("analyticsId", "")
            if !card.isEmpty { members.add("paymentInstrumentData", .object(card)) }
        }
    }
}
