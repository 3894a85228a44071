// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

public final class PrimerClientSession: NSObject, Codable {
    public let customerId: String?
    public let orderId: String?
    public let currencyCode: String?
    public let totalAmount: Int?
    public let lineItems: [PrimerLineItem]?
    public let orderDetails: PrimerOrder?
    public let customer: PrimerCustomer?
    public let paymentMethod: PaymentMethod?
    public let fees: [PrimerFee]?

    public struct PaymentMethod: Codable, Equatable {
        public let orderedAllowedCardNetworks: [CardNetwork]
    }

    public init(
        customerId: String?, orderId: String?, currencyCode: String?, totalAmount: Int?, lineItems: [PrimerLineItem]?,
        orderDetails: PrimerOrder?, customer: PrimerCustomer?, paymentMethod: PaymentMethod?, fees: [PrimerFee]?
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

    /// A session of an order, as a backend gives it.
    package convenience init(order: String, currency: String, amount: Int) {
        let address = PrimerAddress(countryCode: "GB")
        self.init(
            customerId: "customer-1", orderId: order, currencyCode: currency, totalAmount: amount,
            lineItems: [PrimerLineItem(itemId: "item-1", amount: amount)],
            orderDetails: PrimerOrder(countryCode: "GB", shipping: PrimerShipping(amount: 0, methodId: "standard")),
            customer: PrimerCustomer(emailAddress: "ann@example.com", billingAddress: address),
            paymentMethod: PaymentMethod(orderedAllowedCardNetworks: [.visa, .masterCard, .cartesBancaires]),
            fees: [PrimerFee(type: "SURCHARGE", amount: 0)])
    }
}

public final class PrimerLineItem: NSObject, Codable {
    public let itemId, itemDescription, taxCode: String?
    public let amount, discountAmount, quantity, taxAmount: Int?

    init(itemId: String, amount: Int) {
        self.itemId = itemId
        self.amount = amount
        itemDescription = nil
        taxCode = nil
        discountAmount = nil
        quantity = 1
        taxAmount = nil
    }
}

public final class PrimerOrder: NSObject, Codable {
    public let countryCode: String?
    public let shipping: PrimerShipping?

    init(countryCode: String?, shipping: PrimerShipping?) {
        self.countryCode = countryCode
        self.shipping = shipping
    }
}

public final class PrimerShipping: NSObject, Codable {
    public let amount: Int?
    public let methodId, methodName, methodDescription: String?

    init(amount: Int?, methodId: String?) {
        self.amount = amount
        self.methodId = methodId
        methodName = nil
        methodDescription = nil
    }
}

public final class PrimerCustomer: NSObject, Codable {
    public let emailAddress, mobileNumber, firstName, lastName: String?
    public let billingAddress, shippingAddress: PrimerAddress?

    init(emailAddress: String?, billingAddress: PrimerAddress?) {
        self.emailAddress = emailAddress
        mobileNumber = nil
        firstName = nil
        lastName = nil
        self.billingAddress = billingAddress
        shippingAddress = nil
    }
}

public final class PrimerAddress: NSObject, Codable {
    public let firstName, lastName, addressLine1, addressLine2: String?
    public let city, state, countryCode, postalCode: String?

    init(countryCode: String?) {
        firstName = nil
        lastName = nil
        addressLine1 = nil
        addressLine2 = nil
        city = nil
        state = nil
        self.countryCode = countryCode
        postalCode = nil
    }
}

public final class PrimerFee: NSObject, Codable {
    public let type: String
    public let amount: Int

    public init(type: String, amount: Int) {
        self.type = type
        self.amount = amount
    }
}
