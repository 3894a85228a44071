import PrimerCheckoutStates
import PrimerEvents

// What `ready` carries.

extension PrimerClientSession: StateRecord {
    static var blank: PrimerClientSession { PrimerClientSession() }

    static var fields: [StateField<PrimerClientSession>] {
        [
            .optional("customerId", \.customerId),
            .optional("orderId", \.orderId),
            .optional("currencyCode", \.currencyCode),
            .optional("totalAmount", \.totalAmount),
            .optional("lineItems", \.lineItems),
            .optional("orderDetails", \.orderDetails),
            .optional("customer", \.customer),
            .optional("paymentMethod", \.paymentMethod),
            .optional("fees", \.fees),
        ]
    }
}

extension PrimerClientSession.PaymentMethod: StateRecord {
    static var blank: Self { Self(orderedAllowedCardNetworks: []) }

    static var fields: [StateField<Self>] { [.required("orderedAllowedCardNetworks", \.orderedAllowedCardNetworks)] }
}

extension CardNetwork: StateValue {
    static var expected: String { "a string" }

    /// A network that nobody knows keeps its place as `unknown`.
    init(_ json: JSONValue) throws(StateLineError) { self = Self(rawValue: try String(json)) ?? .unknown }

    var json: JSONValue { .string(rawValue) }
}

extension PrimerLineItem: StateRecord {
    static var blank: PrimerLineItem { PrimerLineItem() }

    static var fields: [StateField<PrimerLineItem>] {
        [
            .optional("itemId", \.itemId),
            .optional("itemDescription", \.itemDescription),
            .optional("amount", \.amount),
            .optional("discountAmount", \.discountAmount),
            .optional("quantity", \.quantity),
            .optional("taxCode", \.taxCode),
            .optional("taxAmount", \.taxAmount),
        ]
    }
}

extension PrimerOrder: StateRecord {
    static var blank: PrimerOrder { PrimerOrder() }

    static var fields: [StateField<PrimerOrder>] {
        [.optional("countryCode", \.countryCode), .optional("shipping", \.shipping)]
    }
}

extension PrimerShipping: StateRecord {
    static var blank: PrimerShipping { PrimerShipping() }

    static var fields: [StateField<PrimerShipping>] {
        [
            .optional("amount", \.amount),
            .optional("methodId", \.methodId),
            .optional("methodName", \.methodName),
            .optional("methodDescription", \.methodDescription),
        ]
    }
}

extension PrimerFee: StateRecord {
    static var blank: PrimerFee { PrimerFee(type: "", amount: 0) }

    static var fields: [StateField<PrimerFee>] { [.required("type", \.type), .required("amount", \.amount)] }
}
