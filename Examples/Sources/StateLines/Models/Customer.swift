import PrimerCheckoutStates

extension PrimerCustomer: StateRecord {
    static var blank: PrimerCustomer { PrimerCustomer() }

    static var fields: [StateField<PrimerCustomer>] {
        [
            .optional("emailAddress", \.emailAddress),
            .optional("mobileNumber", \.mobileNumber),
            .optional("firstName", \.firstName),
            .optional("lastName", \.lastName),
            .optional("billingAddress", \.billingAddress),
            .optional("shippingAddress", \.shippingAddress),
        ]
    }
}

extension PrimerAddress: StateRecord {
    static var blank: PrimerAddress { PrimerAddress() }

    static var fields: [StateField<PrimerAddress>] {
        [
            .optional("firstName", \.firstName),
            .optional("lastName", \.lastName),
            .optional("addressLine1", \.addressLine1),
            .optional("addressLine2", \.addressLine2),
            .optional("city", \.city),
            .optional("state", \.state),
            .optional("countryCode", \.countryCode),
            .optional("postalCode", \.postalCode),
        ]
    }
}
