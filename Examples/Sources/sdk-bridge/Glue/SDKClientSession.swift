import PrimerCheckoutStates
import PrimerSDK

// The SDK's client session as ours.

extension PrimerCheckoutStates.PrimerClientSession {
    init(_ session: PrimerSDK.PrimerClientSession) {
        self.init(
            customerId: session.customerId, orderId: session.orderId, currencyCode: session.currencyCode,
            totalAmount: session.totalAmount, lineItems: session.lineItems?.map { .init($0) },
            orderDetails: session.orderDetails.map { .init($0) }, customer: session.customer.map { .init($0) },
            paymentMethod: session.paymentMethod.map { .init($0) },
            fees: session.fees?.map { .init(type: $0.type, amount: $0.amount) })
    }
}

extension PrimerCheckoutStates.PrimerClientSession.PaymentMethod {
    init(_ options: PrimerSDK.PrimerClientSession.PaymentMethod) {
        self.init(
            orderedAllowedCardNetworks: options.orderedAllowedCardNetworks.map {
                .init(rawValue: $0.rawValue) ?? .unknown
            })
    }
}

extension PrimerCheckoutStates.PrimerLineItem {
    init(_ item: PrimerSDK.PrimerLineItem) {
        self.init(
            itemId: item.itemId, itemDescription: item.itemDescription, amount: item.amount,
            discountAmount: item.discountAmount, quantity: item.quantity, taxCode: item.taxCode,
            taxAmount: item.taxAmount)
    }
}

extension PrimerCheckoutStates.PrimerOrder {
    init(_ order: PrimerSDK.PrimerOrder) {
        self.init(
            countryCode: order.countryCode,
            shipping: order.shipping.map {
                .init(
                    amount: $0.amount, methodId: $0.methodId, methodName: $0.methodName,
                    methodDescription: $0.methodDescription)
            })
    }
}

extension PrimerCheckoutStates.PrimerCustomer {
    init(_ customer: PrimerSDK.PrimerCustomer) {
        self.init(
            emailAddress: customer.emailAddress, mobileNumber: customer.mobileNumber,
            firstName: customer.firstName, lastName: customer.lastName,
            billingAddress: customer.billingAddress.map { .init($0) },
            shippingAddress: customer.shippingAddress.map { .init($0) })
    }
}

extension PrimerCheckoutStates.PrimerAddress {
    init(_ address: PrimerSDK.PrimerAddress) {
        self.init(
            firstName: address.firstName, lastName: address.lastName, addressLine1: address.addressLine1,
            addressLine2: address.addressLine2, city: address.city, state: address.state,
            countryCode: address.countryCode, postalCode: address.postalCode)
    }
}
