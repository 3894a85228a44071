public import EventTree

/// The session as the merchant configured it: order, customer and what is allowed.
///
/// Everything is optional because nothing of it is required of the merchant. It is a snapshot: what changes during the
/// checkout does not change it.
public struct PrimerClientSession: Sendable, Equatable, Codable {
    /// The id of the customer in the merchant's system.
    public var customerId: String?
    /// The id of the order in the merchant's system.
    public var orderId: String?
    /// The ISO 4217 code of the currency.
    public var currencyCode: String?
    /// The total amount in minor units.
    public var totalAmount: Int?
    /// What is bought.
    public var lineItems: [PrimerLineItem]?
    /// Country and shipping of the order.
    public var orderDetails: PrimerOrder?
    /// Who buys.
    public var customer: PrimerCustomer?
    /// What is allowed for payment methods.
    public var paymentMethod: PaymentMethod?
    /// Fees on the order; `nil` also when one of them is of a type that the SDK does not know.
    public var fees: [PrimerFee]?

    /// A session of which only the given parts are known.
    public init(
        customerId: String? = nil,
        orderId: String? = nil,
        currencyCode: String? = nil,
        totalAmount: Int? = nil,
        lineItems: [PrimerLineItem]? = nil,
        orderDetails: PrimerOrder? = nil,
        customer: PrimerCustomer? = nil,
        paymentMethod: PaymentMethod? = nil,
        fees: [PrimerFee]? = nil
    ) {
        self.customerId = customerId
        self.orderId = orderId
        self.currencyCode = currencyCode
        self.totalAmount = totalAmount
        self.lineItems = lineItems
        self.orderDetails = orderDetails
        self.customer = customer
        self.paymentMethod = paymentMethod
        self.fees = fees
    }

    /// Reads a session; a fee of an unknown type leaves no fees at all.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        customerId = try values.decodeIfPresent(String.self, forKey: .customerId)
        orderId = try values.decodeIfPresent(String.self, forKey: .orderId)
        currencyCode = try values.decodeIfPresent(String.self, forKey: .currencyCode)
        totalAmount = try values.decodeIfPresent(Int.self, forKey: .totalAmount)
        lineItems = try values.decodeIfPresent([PrimerLineItem].self, forKey: .lineItems)
        orderDetails = try values.decodeIfPresent(PrimerOrder.self, forKey: .orderDetails)
        customer = try values.decodeIfPresent(PrimerCustomer.self, forKey: .customer)
        paymentMethod = try values.decodeIfPresent(PaymentMethod.self, forKey: .paymentMethod)
        let declared = try values.decodeIfPresent([PrimerFee].self, forKey: .fees)
        fees = declared.flatMap { $0.allSatisfy(\.isOfKnownType) ? $0 : nil }
    }
}

extension PrimerClientSession {
    /// What a session allows for payment methods.
    public struct PaymentMethod: Sendable, Equatable, Codable {
        /// The allowed card networks in the configured order, each in its place even where the SDK does not know it.
        public var orderedAllowedCardNetworks: [CardNetwork]

        /// Options with these networks allowed.
        public init(orderedAllowedCardNetworks: [CardNetwork]) {
            self.orderedAllowedCardNetworks = orderedAllowedCardNetworks
        }
    }
}

extension PrimerClientSession: Redacted {
    /// Order id, networks and fees; ids and money for those who ask; nothing of the customer.
    public var exportable: ExportableFields {
        [
            .onRequest("customerId", customerId),
            .shown("orderId", orderId),
            .onRequest("currencyCode", currencyCode),
            .onRequest("totalAmount", totalAmount),
            .shown("lineItems", lineItems),
            .shown("orderDetails", orderDetails),
            .withheld("customer"),
            .shown("paymentMethod", paymentMethod),
            .shown("fees", fees),
        ]
    }
}

extension PrimerClientSession.PaymentMethod: Redacted {
    /// The networks.
    public var exportable: ExportableFields {
        [.shown("orderedAllowedCardNetworks", orderedAllowedCardNetworks)]
    }
}
