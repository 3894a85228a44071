/// The resolved client session.
public final class PrimerClientSession: Sendable {
    /// The id of the customer.
    public let customerId: String?
    /// The id of the order.
    public let orderId: String?
    /// The ISO 4217 code of the currency.
    public let currencyCode: String?
    /// The total in minor units.
    public let totalAmount: Int?
    /// What is bought.
    public let lineItems: [PrimerLineItem]?
    /// Country and shipping.
    public let orderDetails: PrimerOrder?
    /// Who buys.
    public let customer: PrimerCustomer?
    /// What is allowed for payment methods.
    public let paymentMethod: PaymentMethod?
    /// Fees.
    public let fees: [PrimerFee]?

    init(orderId: String, currencyCode: String, totalAmount: Int) {
        customerId = nil
        self.orderId = orderId
        self.currencyCode = currencyCode
        self.totalAmount = totalAmount
        lineItems = nil
        orderDetails = nil
        customer = nil
        paymentMethod = PaymentMethod(orderedAllowedCardNetworks: [.visa, .masterCard])
        fees = nil
    }

    /// What a session allows.
    public struct PaymentMethod: Sendable, Equatable {
        /// The allowed networks in order.
        public let orderedAllowedCardNetworks: [CardNetwork]
    }
}

extension PrimerClientSession: Equatable {
    /// Whether both say the same of order and amount: all that the stub fills.
    public static func == (left: PrimerClientSession, right: PrimerClientSession) -> Bool {
        left.orderId == right.orderId && left.currencyCode == right.currencyCode
            && left.totalAmount == right.totalAmount
    }
}

/// One line of an order.
public struct PrimerLineItem: Sendable, Equatable {
    /// The id of the item.
    public let itemId: String?
    /// The item in words.
    public let itemDescription: String?
    /// The amount of a unit.
    public let amount: Int?
    /// The discount.
    public let discountAmount: Int?
    /// The number of units.
    public let quantity: Int?
    /// The tax code.
    public let taxCode: String?
    /// The tax.
    public let taxAmount: Int?
}

/// Country and shipping of an order.
public struct PrimerOrder: Sendable, Equatable {
    /// The country.
    public let countryCode: String?
    /// The shipping.
    public let shipping: PrimerShipping?
}

/// A selected shipping.
public struct PrimerShipping: Sendable, Equatable {
    /// The price.
    public let amount: Int?
    /// The id of the method.
    public let methodId: String?
    /// The name of the method.
    public let methodName: String?
    /// The method in words.
    public let methodDescription: String?
}

/// Who buys.
public struct PrimerCustomer: Sendable, Equatable {
    /// The email address.
    public let emailAddress: String?
    /// The phone number.
    public let mobileNumber: String?
    /// The first name.
    public let firstName: String?
    /// The last name.
    public let lastName: String?
    /// The billing address.
    public let billingAddress: PrimerAddress?
    /// The shipping address.
    public let shippingAddress: PrimerAddress?
}

/// A postal address.
public struct PrimerAddress: Sendable, Equatable {
    /// The first name.
    public let firstName: String?
    /// The last name.
    public let lastName: String?
    /// The first line.
    public let addressLine1: String?
    /// The second line.
    public let addressLine2: String?
    /// The city.
    public let city: String?
    /// The state.
    public let state: String?
    /// The country.
    public let countryCode: String?
    /// The postal code.
    public let postalCode: String?
}

/// A fee.
public struct PrimerFee: Sendable, Equatable {
    /// The type.
    public let type: String
    /// The amount.
    public let amount: Int
}

/// A card network.
public enum CardNetwork: String, Sendable, CaseIterable {
    /// American Express.
    case amex = "AMEX"
    /// Mastercard.
    case masterCard = "MASTERCARD"
    /// Visa.
    case visa = "VISA"
    /// One that the SDK does not know.
    case unknown = "OTHER"

    /// The name for people.
    public var displayName: String {
        switch self {
        case .amex: "American Express"
        case .masterCard: "Mastercard"
        case .visa: "Visa"
        case .unknown: "Unknown"
        }
    }
}
