import PrimerCheckoutStates
import PrimerEvents

/// Models with every member filled: private texts contain `CANARY`, numbers for those who ask are 9876 and a digit, what
/// may be seen contains `visible`.
enum Canaries {
    static let address = PrimerAddress(
        firstName: "CANARY-first",
        lastName: "CANARY-last",
        addressLine1: "CANARY-line-1",
        addressLine2: "CANARY-line-2",
        city: "CANARY-city",
        state: "CANARY-state",
        countryCode: "CANARY-country",
        postalCode: "CANARY-postal-code"
    )

    static let customer = PrimerCustomer(
        emailAddress: "CANARY-email",
        mobileNumber: "CANARY-mobile",
        firstName: "CANARY-first",
        lastName: "CANARY-last",
        billingAddress: address,
        shippingAddress: address
    )

    static let lineItem = PrimerLineItem(
        itemId: "CANARY-item",
        itemDescription: "CANARY-description",
        amount: 98761,
        discountAmount: 98762,
        quantity: 98763,
        taxCode: "CANARY-tax-code",
        taxAmount: 98764
    )

    static let shipping = PrimerShipping(
        amount: 98765,
        methodId: "CANARY-method",
        methodName: "CANARY-method-name",
        methodDescription: "CANARY-method-description"
    )

    static let order = PrimerOrder(countryCode: "CANARY-country", shipping: shipping)

    static let clientSession = PrimerClientSession(
        customerId: "CANARY-customer-id",
        orderId: "visible-order",
        currencyCode: "CANARY-currency",
        totalAmount: 98766,
        lineItems: [lineItem],
        orderDetails: order,
        customer: customer,
        paymentMethod: .init(orderedAllowedCardNetworks: [.visa, .unknown]),
        fees: [PrimerFee(type: "SURCHARGE", amount: 98767)]
    )

    static let result = PaymentResult(
        paymentId: "visible-payment",
        status: .pending,
        token: "CANARY-token",
        redirectUrl: "CANARY-redirect",
        errorMessage: "CANARY-message",
        amount: 98768,
        currencyCode: "CANARY-currency",
        paymentMethodType: "visible-method"
    )

    static let error = PrimerError(
        errorId: "visible-error",
        diagnosticsId: "visible-diagnostics",
        recoverySuggestion: "CANARY-suggestion",
        errorDescription: "CANARY-description",
        plainDescription: "CANARY-plain",
        transportCause: .timeout
    )

    static let checkoutData = PrimerCheckoutData(
        payment: PrimerCheckoutDataPayment(
            id: "visible-payment",
            orderId: "visible-order",
            paymentFailureReason: .failed,
            status: "FAILED"
        ),
        additionalInfo: PrimerCheckoutAdditionalInfo(values: ["CANARY-name": "CANARY-value"]),
        checkoutOutcome: .failure
    )

    static let payer = ExternalPayerInfo(
        externalPayerId: "CANARY-payer",
        email: "CANARY-email",
        firstName: "CANARY-first",
        lastName: "CANARY-last"
    )

    static let klarna = KlarnaSessionData(
        billingAddress: address,
        email: "CANARY-email",
        phoneNumber: "CANARY-phone"
    )

    static let instrument = PaymentInstrumentData(
        first6Digits: "CANARY-first-6",
        last4Digits: "CANARY-last-4",
        expirationMonth: "CANARY-month",
        expirationYear: "CANARY-year",
        cardholderName: "CANARY-name",
        network: "CANARY-network",
        isNetworkTokenized: true,
        binData: ["CANARY": "CANARY"],
        threeDSecureAuthentication: ["CANARY": "CANARY"],
        paypalBillingAgreementId: "CANARY-agreement",
        externalPayerInfo: payer,
        shippingAddress: address,
        klarnaCustomerToken: "CANARY-klarna",
        sessionData: klarna,
        gocardlessMandateId: "CANARY-mandate",
        authorizationToken: "CANARY-authorization",
        applePayMerchantTokenIdentifier: "CANARY-merchant",
        bankName: "CANARY-bank",
        accountNumberLast4Digits: "CANARY-account"
    )

    static let savedMethod = VaultedPaymentMethod(
        id: "CANARY-id",
        paymentMethodType: "visible-method",
        paymentInstrumentType: .paymentCard,
        paymentInstrumentData: instrument,
        analyticsId: "CANARY-analytics"
    )

    static let paymentMethodData = PrimerCheckoutPaymentMethodData(type: .init(type: "visible-method"))
}
